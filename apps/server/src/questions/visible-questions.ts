import { isAdmin, isLecturer } from '@bank-soal/contract/accounts';
import type { ExpressionBuilder } from 'kysely';
import type { Account } from '../account.js';
import type { Database } from '../db/schema.js';

/** Whether an account may see the questions that lecturers share, and when they were used. */
export function isTeaching({ roles }: Pick<Account, 'roles'>): boolean {
  return isLecturer(roles) || isAdmin(roles);
}

/** Questions that an account may see and use now: samples, its own, and those shared with lecturers. */
export function visibleQuestions(account: Pick<Account, 'id' | 'roles'>) {
  const isShownShared = isTeaching(account);
  return (eb: ExpressionBuilder<Database, 'questions'>) =>
    eb.and([
      eb('questions.withdrawn_at', 'is', null),
      eb.or([
        eb('questions.is_sample', '=', 1),
        eb('questions.owner_id', '=', account.id),
        ...(isShownShared ? [eb('questions.visibility', '=', 'lecturers')] : []),
      ]),
    ]);
}
