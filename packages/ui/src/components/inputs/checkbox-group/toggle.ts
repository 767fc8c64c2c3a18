/** Adds or takes away one value; what is chosen keeps the order of the options. */
export function toggle(
  chosen: readonly string[],
  value: string,
  order: readonly string[],
): string[] {
  const without = chosen.filter((one) => one !== value);
  if (without.length < chosen.length) return without;
  return [...chosen, value].toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
}
