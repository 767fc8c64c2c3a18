/** What a report is about; empty: the set as a whole. */
export interface ReportPlace {
  /** One of the set's files. */
  fileId?: number;
  /** Counted from 1. */
  page?: number;
}
