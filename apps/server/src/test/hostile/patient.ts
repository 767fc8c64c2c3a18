/**
 * How long one case may take. A busy machine makes all of it slower; what is refused, who comes first and what is left
 * behind stays the same.
 */
export const PATIENT_MS = 120_000;
