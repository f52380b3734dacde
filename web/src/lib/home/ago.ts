import { words } from '../words/words.svelte';

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago something was, in words. */
export function ago(then: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(words.language === 'qps' ? 'en' : words.language, {
    numeric: 'auto',
  });
  const passed = Math.max(0, now - then);
  for (const [unit, length] of UNITS)
    if (passed >= length) return format.format(-Math.floor(passed / length), unit);
  return format.format(0, 'second');
}
