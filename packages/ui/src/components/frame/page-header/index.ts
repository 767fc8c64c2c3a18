export { BackLink, type BackLinkProps } from './back-link.js';
export { PageHeader, type PageHeaderProps } from './page-header.js';
