import { loadBoard } from '../board/loading.svelte';
import { device } from '../device/here';
import { api } from '../net/api';
import { Refused } from '../net/refused';
import { guest } from '../net/guest.svelte';
import { router } from '../router.svelte';
import { isSite } from '../site';
import type { GameInfo, NewTable } from '../wire/types';
import { instead } from './instead.svelte';
import { ladder } from './ladder.svelte';
import { planOf, readPlan, tableOf, type Plan } from './plan';

const KEY = 'played-';

/** The plan with which this game was last played on this device; null if there is none that works here. */
export function lastPlan(info: GameInfo): Plan | null {
  const plan = readPlan(localStorage.getItem(KEY + info.name), info);
  return isSite && plan?.opponent === 'link' ? null : plan;
}

/**
 * The plan that one click on a game starts: the last plan, or the preset for a first game. If its level is beaten, the
 * next level that is not beaten takes its place, if there is one.
 */
export function usualPlan(info: GameInfo): Plan | null {
  const [first] = info.presets;
  const plan = lastPlan(info) ?? (first ? planOf(first, info) : null);
  if (plan?.opponent !== 'computer' || !ladder.beaten(info.name).includes(plan.level)) return plan;
  return { ...plan, level: ladder.above(info.name, plan.level, info.levels) ?? plan.level };
}

/** Sets a table up and goes there, unless the viewer declines to play on the server. */
export async function start(
  plan: Plan,
  info: GameInfo,
  go = (path: string) => router.go(path),
): Promise<void> {
  // The code of the board comes while the table is set up. If it does not come, the board says so.
  loadBoard(info.name).catch(() => {});
  const table = tableOf(plan, info);
  const id = plan.opponent === 'link' ? await createOnline(table) : await createHere(table);
  if (id === null) return;
  localStorage.setItem(KEY + info.name, JSON.stringify(plan));
  go(`/table/${id}`);
}

/**
 * Sets a table up on this device. If the browser cannot run the engine or store games, asks whether to use the server.
 * Null if the viewer declines.
 */
async function createHere(table: NewTable): Promise<string | null> {
  try {
    return await device.create(table);
  } catch (error) {
    if (error instanceof Refused || isSite) throw error;
    console.warn(error);
    return (await instead.ask()) ? createOnline(table) : null;
  }
}

async function createOnline(table: NewTable): Promise<string> {
  await guest.signIn();
  return (await api.create(table)).id;
}
