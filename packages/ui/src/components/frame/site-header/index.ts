export { HeaderBrand } from './header-brand.js';
export { HeaderSession } from './header-session.js';
export { SiteHeader, type SiteHeaderLink } from './site-header.js';
