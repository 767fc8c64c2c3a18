/**
 * As others write formulas: nothing blank within, no letter or digit around, no escaped dollar. So
 * prices and names of variables are none.
 */
const SINGLE = /(?<![\w$\\])\$(?![\s$])[^$\n]{1,120}(?<![\s\\])\$(?![\w$])/g;

/** What looks like a formula between single dollars, which are dollars here. */
export const singleDollars = (typed: string): string[] => typed.match(SINGLE) ?? [];
