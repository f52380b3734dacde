/**
 * Lets the browser's Back button close what lies over the page, such as a sheet, before it leaves the page.
 * For each open layer, the history has one more entry with the same address.
 */

/** The functions that close the open layers, the lowest layer first. */
const closers: (() => void)[] = [];
/** The newest address of the page, if it changed while a layer was open. */
let changed: string | null = null;
/** The older addresses of the page, which the entries below still have. */
const older = new Set<string>();
let due = false;
/**
 * Whether the history is going back to an entry below. Until it arrives there, the current entry is the old
 * one.
 */
let goingBack = false;
/** What to do once the history has gone back. */
let next: (() => void) | null = null;

/** How many layers lay over the page at the current entry of the history. */
const layers = (): number => (history.state as { layers?: number } | null)?.layers ?? 0;

/** What else the current entry of the history keeps; null if it keeps nothing else. */
const kept = (): object | null => {
  const { layers: _, ...rest } = (history.state ?? {}) as { layers?: number };
  return Object.keys(rest).length > 0 ? rest : null;
};

// After a reload, no layer is open.
if (layers() > 0) history.replaceState(kept(), '');

/** Makes the history match the open layers. Waits a moment, because one layer may be replacing another. */
function settle() {
  if (due) return;
  due = true;
  setTimeout(() => {
    due = false;
    if (goingBack) return;
    const more = closers.length - layers();
    if (more < 0) {
      goingBack = true;
      history.go(more);
    }
    for (let number = layers() + 1; number <= closers.length; number++)
      history.pushState({ ...kept(), layers: number }, '');
  });
}

function forget() {
  changed = null;
  older.clear();
}

addEventListener('popstate', () => {
  // Any other address is one that the viewer has entered.
  if (changed !== null && older.has(location.href)) history.replaceState(history.state, '', changed);
  if (layers() === 0) forget();
  if (!goingBack) {
    while (closers.length > layers()) closers.pop()?.();
    return;
  }
  goingBack = false;
  next?.();
  next = null;
  settle();
});

/**
 * Registers a layer over the page, which `close` closes. Returns a function to call once the layer is closed.
 */
export function layer(close: () => void): () => void {
  closers.push(close);
  settle();
  return () => {
    const at = closers.indexOf(close);
    if (at >= 0) closers.splice(at, 1);
    settle();
  };
}

/** Gives the current entry of the history an address. The layers stay. */
export function readdress(address: string): void {
  if (layers() > 0) {
    older.add(location.href);
    changed = address;
  }
  history.replaceState(history.state, '', address);
}

/**
 * Goes to an address, and then calls `arrived`. Replaces the history entry of an open layer, so that Back
 * leads to the page below the layer. If the address of the page has changed since the layer opened, the entry
 * is kept for the page.
 */
export function advance(address: string, arrived: () => void): void {
  if (goingBack) {
    next = () => advance(address, arrived);
    return;
  }
  if (changed !== null) history.replaceState(kept(), '');
  forget();
  if (layers() > 0) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  arrived();
}
