import type { AuditEntry } from '../administration/audit.js';
import type { CommentRow } from './comment-rows.js';

/** Audit entry of a comment: never the words themselves, which must go when they are removed. */
export const entryOf = (action: AuditEntry['action'], row: CommentRow): AuditEntry => {
  const facts = { set: row.question_set_id, kind: row.kind, author: row.author_name };
  const said = action === 'delete' ? { before: facts } : { after: facts };
  return { action, target: 'comment', targetId: row.id, ...said };
};
