/** From so many sets on the server is asked for pages. */
const LARGE = 20_000;

/** Whether a bank of so many sets is too large to be loaded whole. */
export const isLargeBank = (count: number): boolean => count > LARGE;
