export { sitePath, THEME_COOKIE } from './pages.js';
export type { SiteAnswer } from './site.js';
