/** What can be done that is written down, in the order in which a filter offers it. */
export const AUDIT_ACTIONS = [
  'sign-in',
  'sign-out',
  'password',
  'create',
  'update',
  'delete',
  'withdraw',
  'restore',
  'purge',
  'assign',
  'unassign',
  'merge',
  'unmerge',
  'share',
  'ask-review',
  'verify',
  'return',
] as const;

/** What was done. */
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** To what it can be done. */
export const AUDIT_TARGETS = [
  'account',
  'set',
  'file',
  'course-tag',
  'material-tag',
  'course-material',
  'outcome',
  'question',
  'paper',
  'image',
  'comment',
] as const;

/** To what it was done. */
export type AuditTarget = (typeof AUDIT_TARGETS)[number];

/** What can come of it: done, or why not. */
export const AUDIT_OUTCOMES = [
  'ok',
  'unknown-account',
  'wrong-password',
  'disabled',
  'throttled',
  'refused',
] as const;

/** What came of it. */
export type AuditOutcome = (typeof AUDIT_OUTCOMES)[number];
