import type { Words } from './words/words.js';

/** The languages of this site, its own one first. */
export type Language = 'id' | 'en';

const KEY = 'matematika:bahasa';

/** The language that was chosen at this browser. */
export function keptLanguage(): Language {
  try {
    return localStorage.getItem(KEY) === 'en' ? 'en' : 'id';
  } catch {
    return 'id';
  }
}

/** Keeps the choice for the next visit. */
export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // The choice lasts until the page is loaded anew.
  }
}

/** Loads a language; only those that are asked for come. */
export async function loadWords(language: Language): Promise<Words> {
  const all = {
    id: () => import('./words/indonesian.js'),
    en: () => import('./words/english.js'),
  };
  return (await all[language]()).words;
}
