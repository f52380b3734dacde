import { on } from 'svelte/events';
import { createSubscriber } from 'svelte/reactivity';

const changes = createSubscriber((update) => on(document, 'visibilitychange', update));

/** Whether the page is in sight. An effect that calls this runs again when that changes. */
export function isVisible(): boolean {
  changes();
  return !document.hidden;
}
