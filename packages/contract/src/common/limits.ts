/** Longest title and subject of a question set, in characters. */
export const TITLE_MAX = 200;

/** Longest lecturer text of a question set, in characters. */
export const LECTURER_TEXT_MAX = 200;

/** Longest description of a question set, in characters. */
export const DESCRIPTION_MAX = 5000;

/** Most topics of a question set. */
export const TOPICS_MAX = 30;

/** Most files of a question set. */
export const SET_FILES_MAX = 30;

/** Earliest year of a question set. */
export const YEAR_MIN = 1990;

/** Largest number of questions that a set may claim. */
export const QUESTION_COUNT_MAX = 1000;

/** Longest name of a tag, a topic, a course material or a lecturer, in characters. */
export const NAME_MAX = 100;

/** Longest email address, in characters (RFC 5321). */
export const EMAIL_MAX = 254;

/** Shortest password, in characters. */
export const PASSWORD_MIN = 6;

/** Longest password, in characters: bounds the work of hashing. */
export const PASSWORD_MAX = 200;

/** Most rows of one import. */
export const IMPORT_ROWS_MAX = 500;

/** Largest body of a question set, in bytes: its texts, however they are written in JSON. */
export const SET_BODY_MAX = 128 * 1024;

/** Largest body of an import, in bytes. */
export const IMPORT_BODY_MAX = 1024 * 1024;

/** Longest text that a list is searched for, in characters. */
export const SEARCH_MAX = 200;

/** Most texts that a list is filtered by, of each kind; each is as long as a name at most. */
export const FILTERS_MAX = 20;

/** Most sets on one page of the list. */
export const PAGE_MAX = 500;
