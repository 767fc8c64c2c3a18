export { BackLink } from './back-link.js';
export { PageHeader } from './page-header.js';
