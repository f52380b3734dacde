/** How boards are animated. */
export interface Manner {
  /** The speed as a multiple of the normal speed; 0 if nothing moves. */
  speed: number;
  /** Whether pieces fade briefly instead of moving. */
  calm: boolean;
  /** The pause between a player's action and the answer to it, in milliseconds. */
  pause: number;
}

/** The speeds that a player chooses from. */
export const SPEEDS = ['off', 'fast', 'normal', 'slow'] as const;
export type Speed = (typeof SPEEDS)[number];

export const isSpeed = (name: string | null): name is Speed =>
  (SPEEDS as readonly (string | null)[]).includes(name);

const MANNERS: Record<Speed, Omit<Manner, 'calm'>> = {
  off: { speed: 0, pause: 0 },
  fast: { speed: 1.8, pause: 300 },
  normal: { speed: 1, pause: 700 },
  slow: { speed: 0.6, pause: 900 },
};

/** Whether nothing moves: pieces appear in their new places at once, or fade. */
export const isStill = ({ speed, calm }: Manner): boolean => calm || speed === 0;

export const manner = (speed: Speed, calm: boolean): Manner => ({ ...MANNERS[speed], calm });
