export type { ScreenTexts, SiteTexts } from './site-texts.js';
