/** Before the name of the category that the next questions belong to. */
export const CATEGORY = '$CATEGORY:';

/** Before the whole question, in a comment that other programs pass over. */
export const KNOWN = 'bank-soal:';
