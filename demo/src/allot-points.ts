/**
 * Shares `total` points out by weight, in round steps where they suffice. Every share is at least
 * one step, and the sum is exact (largest remainders first).
 */
export function allotPoints(weights: number[], total: number): number[] {
  const step = [5, 2, 1].find((size) => total % size === 0 && total / size >= weights.length) ?? 1;
  const spare = total / step - weights.length;
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const exact = weights.map((weight) => (weight / sum) * spare);
  const shares = exact.map((share) => Math.floor(share));
  const left = spare - shares.reduce((all, share) => all + share, 0);
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .toSorted((one, other) => other.remainder - one.remainder || one.index - other.index);
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares.map((share) => (share + 1) * step);
}
