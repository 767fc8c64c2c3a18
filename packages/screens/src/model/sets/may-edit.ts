import { isAdmin, type SessionUser } from '@bank-soal/contract/accounts';
import type { QuestionSet } from './question-set.js';

/**
 * Whether someone may change a set: its creator and administrators. A session that does not say who
 * it is leaves the answer to the server, which enforces it anyway.
 */
export function mayEdit(set: QuestionSet, user: SessionUser | undefined): boolean {
  if (!user) return false;
  return isAdmin(user.roles) || user.id === undefined || user.id === set.creatorId;
}
