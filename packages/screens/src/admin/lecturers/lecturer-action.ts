import type { Lecturer } from '../../model/accounts/admin-lecturer.js';

/** Actions on several lecturers, after a question. */
export type LecturerActionKind = 'remove' | 'activate' | 'deactivate';

/** A question that is being asked. */
export interface LecturerAction {
  kind: LecturerActionKind;
  lecturers: readonly Lecturer[];
}
