// Mandua's board without most of its rules, for a server that trusts its clients. The server checks whose
// turn it is, but not whether an action is legal. The clients also send which hunters a tiger captures and
// whose turn is next. Working this out is the most costly part of a guided game, so this server does less
// work than ours for the same games.
import core from "boardgame.io/dist/cjs/core.js";

const HUNTERS = 25;

function take(fields, field) {
  const at = fields.indexOf(field);
  if (at < 0) return false;
  fields.splice(at, 1);
  return true;
}

function end(goesOn, events) {
  if (!goesOn) events.endTurn();
}

export const mandua = {
  name: "mandua",
  // Nobody takes actions back here, so no past positions need to be kept.
  disableUndo: true,
  setup: () => ({ tigers: ["a1", "e1", "a5", "e5"], hunters: [], toSet: HUNTERS }),
  moves: {
    place({ G, events }, to, goesOn) {
      if (G.toSet === 0 || G.tigers.includes(to) || G.hunters.includes(to)) return core.INVALID_MOVE;
      G.hunters.push(to);
      G.toSet -= 1;
      end(goesOn, events);
    },
    go({ G, ctx, events }, from, to, beaten, goesOn) {
      const own = ctx.currentPlayer === "0" ? G.hunters : G.tigers;
      if (!take(own, from)) return core.INVALID_MOVE;
      own.push(to);
      for (const field of beaten) if (!take(G.hunters, field)) return core.INVALID_MOVE;
      end(goesOn, events);
    },
  },
};
