export type { OnSignedOut, SignedOutReason } from '../shared/index.js';
export { type AuditState, auditAddress } from './audit-address.js';
export type { AuditColumnsOptions, AuditThingHrefs } from './audit-columns.js';
export { AuditScreen, type AuditScreenProps } from './audit-screen.js';
export { AuditView, type AuditViewProps, type AuditViewState } from './audit-view.js';
