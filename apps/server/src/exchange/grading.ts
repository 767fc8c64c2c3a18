/** Weight of an answer, in percent: below nothing where it costs. */
type Fraction = number;

/** Percents that differ by less are the same. */
export const NEAR = 0.01;
const allNear = (list: readonly number[]) =>
  list.every((one) => Math.abs(one - (list[0] ?? 0)) < NEAR);

/** Which of the options are right, and whether something between right and wrong is lost by that. */
export function gradeOptions(fractions: readonly Fraction[], isSingle: boolean) {
  const best = Math.max(0, ...fractions);
  const rights = fractions.map((one) => (isSingle ? one > 0 && one >= best - NEAR : one > 0));
  const positive = fractions.filter((one) => one > 0);
  const negative = fractions.filter((one) => one < 0);
  const isPlain = isSingle
    ? negative.length === 0 && positive.every((one) => one >= 100 - NEAR)
    : allNear(positive) && allNear(negative);
  return { rights, isPartial: !isPlain };
}

/** Weight of each right option of several in Moodle. */
export const shareOf = (count: number) => Number((100 / count).toFixed(5));
