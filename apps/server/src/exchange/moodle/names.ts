/** The element that holds a question whole; Moodle passes it over. */
export const KNOWN = 'banksoal';
