export { AuthLayout } from './auth-layout.js';
export { AuthLead } from './auth-lead.js';
