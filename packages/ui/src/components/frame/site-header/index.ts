export { HeaderBrand, type HeaderBrandProps } from './header-brand.js';
export { HeaderSession, type HeaderSessionProps } from './header-session.js';
export { SiteHeader, type SiteHeaderLink, type SiteHeaderProps } from './site-header.js';
