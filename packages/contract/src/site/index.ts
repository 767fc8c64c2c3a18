export {
  LANGUAGE_COOKIE,
  LANGUAGE_PARAM,
  LANGUAGES,
  type Language,
  languageAsked,
  languageNamed,
} from './languages.js';
export { sitePath, THEME_COOKIE } from './pages.js';
export type { SiteAnswer } from './site.js';
