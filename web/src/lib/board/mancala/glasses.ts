/** A colour of glass: the name of its gradient, and its colour in OKLCH. */
interface Glass {
  name: string;
  light: number;
  chroma: number;
  hue: number;
}

/**
 * The kinds of glass that stones are made of. They differ in lightness too, so that they are told apart
 * without colour.
 */
export const GLASSES: Glass[] = [
  { name: 'sea', light: 0.64, chroma: 0.1, hue: 168 },
  { name: 'amber', light: 0.7, chroma: 0.155, hue: 62 },
  { name: 'aqua', light: 0.76, chroma: 0.09, hue: 210 },
  { name: 'ruby', light: 0.52, chroma: 0.16, hue: 22 },
  { name: 'honey', light: 0.83, chroma: 0.14, hue: 90 },
  { name: 'cobalt', light: 0.48, chroma: 0.13, hue: 258 },
  { name: 'pearl', light: 0.9, chroma: 0.02, hue: 110 },
  { name: 'plum', light: 0.5, chroma: 0.09, hue: 325 },
];
