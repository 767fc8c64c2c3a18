/** Time limit of one case. A busy machine makes all of it slower; refusals, order and leftovers stay the same. */
export const CASE_TIMEOUT_MS = 120_000;
