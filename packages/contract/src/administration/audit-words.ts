/** Audited actions, in the order in which a filter offers them. */
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

/** An audited action. */
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

/** Outcomes of an action: done, or the reason why not. */
export const AUDIT_OUTCOMES = [
  'ok',
  'unknown-account',
  'wrong-password',
  'disabled',
  'throttled',
  'refused',
] as const;

/** The outcome of an action. */
export type AuditOutcome = (typeof AUDIT_OUTCOMES)[number];
