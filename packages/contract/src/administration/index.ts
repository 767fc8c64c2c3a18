export { AUDIT_PAGE_SIZE, type AuditEvent, type AuditQuery, auditListSchema } from './audit.js';
export {
  AUDIT_ACTIONS,
  AUDIT_TARGETS,
  type AuditAction,
  type AuditOutcome,
  type AuditTarget,
} from './audit-words.js';
export { OVERVIEW_WEEKS, type OverviewAnswer } from './overview.js';
export {
  isSpaceLow,
  LARGEST_ACCOUNTS,
  type PartProblem,
  SERVER_SETTINGS,
  type ServerPart,
  type ServerState,
  serverStateSchema,
} from './server-state.js';
