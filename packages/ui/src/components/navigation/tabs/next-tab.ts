/**
 * Which tab a key leads to: arrows go round, Home and End to the ends (WAI-ARIA).
 *
 * @param at place of the tab that has focus
 * @param count how many tabs can be chosen
 * @returns a place from 0 on; undefined when the key does not move
 */
export function nextTab(
  key: string,
  at: number,
  count: number,
  rightToLeft: boolean,
): number | undefined {
  const forward = rightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = rightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (count === 0) return undefined;
  if (key === forward) return (at + 1) % count;
  if (key === back) return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
