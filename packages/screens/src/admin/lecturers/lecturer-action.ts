import type { Lecturer } from '../../model/accounts/admin-lecturer.js';

/** What can be done with lecturers at once, after a question. */
export type LecturerActionKind = 'remove' | 'activate' | 'deactivate';

/** A question that is being asked. */
export interface LecturerAction {
  kind: LecturerActionKind;
  lecturers: readonly Lecturer[];
}
