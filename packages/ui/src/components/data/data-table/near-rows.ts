/** Which rows of a table are drawn, and the height of the others. */
export interface NearRows {
  /** Index of the first that is drawn. */
  first: number;
  /** Index behind the last that is drawn. */
  end: number;
  /** Height of the rows above them, in pixels. */
  before: number;
  /** Height of the rows below them, in pixels. */
  after: number;
  /** Takes the height of a row that is drawn. */
  measure?: (row: HTMLElement | null) => void;
}

/** Height of a row that was not measured yet, in pixels. */
export const ROW_HEIGHT = 53;

/** More than a window shows. */
const AT_FIRST = 50;

/** Rows that a formerly short table may have rendered already: focus may be in them. */
const DRAWN_BEFORE = 200;

/** Every row. */
export const allRows = (count: number): NearRows => ({
  first: 0,
  end: count,
  before: 0,
  after: 0,
});

/**
 * The rows that a long table begins with, before it is known which are near the window.
 *
 * @param grown the table was short before
 */
export function firstRows(count: number, grown: boolean): NearRows {
  const end = Math.min(count, grown ? DRAWN_BEFORE : AT_FIRST);
  return { first: 0, end, before: 0, after: (count - end) * ROW_HEIGHT };
}
