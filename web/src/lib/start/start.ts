import { api } from '../net/api';
import { guest } from '../net/guest.svelte';
import { router } from '../router.svelte';
import type { GameInfo } from '../wire/types';
import { planOf, readPlan, tableOf, type Plan } from './plan';

const KEY = 'played-';

/** The plan with which this game was last played on this device; null if there is none. */
export const lastPlan = (info: GameInfo): Plan | null =>
  readPlan(localStorage.getItem(KEY + info.name), info);

/** The plan that one click on a game starts: the same as last time, or the preset for a first game. */
export function usualPlan(info: GameInfo): Plan | null {
  const [first] = info.presets;
  return lastPlan(info) ?? (first ? planOf(first, info) : null);
}

/** Sets a table up and goes there. */
export async function start(plan: Plan, info: GameInfo): Promise<void> {
  await guest.signIn();
  const table = await api.create(tableOf(plan, info));
  localStorage.setItem(KEY + info.name, JSON.stringify(plan));
  router.go(`/table/${table.id}`);
}
