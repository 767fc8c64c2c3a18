export { SiteFooter } from './site-footer.js';
