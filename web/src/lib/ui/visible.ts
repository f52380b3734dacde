import { on } from 'svelte/events';
import { createSubscriber } from 'svelte/reactivity';

const changes = createSubscriber((update) => on(document, 'visibilitychange', update));

/** Whether the page is in sight. In an effect, this is read again when it changes. */
export function isVisible(): boolean {
  changes();
  return !document.hidden;
}
