import type { Colour } from '../wire/types';

/** How a drawing looks: one of a person's colours, or what the engine means by it. */
export type Look = Colour | 'best' | 'other' | 'threat';

/** Something that is drawn on the board. */
export type Drawn =
  { shape: 'circle'; cell: string; look: Look } | { shape: 'arrow'; from: string; to: string; look: Look };
