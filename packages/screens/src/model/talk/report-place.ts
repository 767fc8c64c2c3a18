/** Subject of a report; empty: the set as a whole. */
export interface ReportPlace {
  /** One of the set's files. */
  fileId?: number;
  /** Counted from 1. */
  page?: number;
}
