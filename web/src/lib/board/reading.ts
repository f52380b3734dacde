import { manner, type Manner } from './manner';

/** The time to notice a text, and to read each of its letters, in milliseconds. */
const [NOTICE, LETTER] = [1800, 60];
/** The pause between actions at the normal speed. Players who chose longer pauses get more time to read. */
const PAUSE = manner('normal', false).pause;

/** How long a text stays until most people have read it, in milliseconds. */
export const readingTime = (text: string, { pause }: Pick<Manner, 'pause'>): number =>
  (NOTICE + LETTER * text.length) * ((pause || PAUSE) / PAUSE);
