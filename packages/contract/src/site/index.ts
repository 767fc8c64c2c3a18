export type { SiteAnswer } from './site.js';
export { THEME_COOKIE } from './theme-cookie.js';
