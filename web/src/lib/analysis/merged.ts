import type { Study } from '../wire/types';

const actionOf = ({ line }: Study) => line[0]?.action;

/**
 * The newer lines of a position, the best first, together with the lines that earlier searches have proven. A
 * search with a smaller budget might not prove these again.
 */
export function merged(earlier: Study[], newer: Study[]): Study[] {
  const proven = new Map(earlier.filter(({ certain }) => certain).map((study) => [actionOf(study), study]));
  const lines = newer.map((study) => (study.certain ? study : (proven.get(actionOf(study)) ?? study)));
  const [best] = earlier;
  if (!best?.certain || newer.length === 0 || newer[0]?.certain) return sorted(lines);
  // No action is better than the proven best one, whatever this search expects.
  const others = lines
    .filter((study) => actionOf(study) !== actionOf(best))
    .map((study) => (study.certain ? study : atMost(study, best)));
  return [best, ...sorted(others)];
}

/** The highest value first. Lines of the same value keep their order. */
const sorted = (lines: Study[]) => [...lines].sort((one, other) => other.value - one.value);

const atMost = (study: Study, best: Study): Study => ({
  ...study,
  value: Math.min(study.value, best.value),
  margin: study.margin === null ? null : Math.min(study.margin, best.margin ?? Infinity),
});
