/** The element with the whole question; Moodle ignores it. */
export const KNOWN = 'banksoal';
