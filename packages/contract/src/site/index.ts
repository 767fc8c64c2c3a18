export {
  LANGUAGES,
  type Language,
  languageAsked,
} from './languages.js';
export { sitePath, THEME_COOKIE } from './pages.js';
export type { SiteAnswer } from './site.js';
