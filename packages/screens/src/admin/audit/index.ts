export { auditAddress } from './audit-address.js';
export { AuditScreen } from './audit-screen.js';
