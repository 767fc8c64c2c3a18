export { AuthLayout, type AuthLayoutProps } from './auth-layout.js';
export { AuthLead, type AuthLeadProps } from './auth-lead.js';
