/** Languages of the site and of the server's messages; the first is everyone's who chose none. */
export const LANGUAGES = ['id', 'en', 'ms'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Cookie in which a browser tells the chosen language, and the part of a page's query that chooses one. */
export const LANGUAGE_COOKIE = 'bahasa';
export const LANGUAGE_PARAM = 'lang';

/** A language by its exact word; nothing for every other. */
export function languageNamed(word: string | null | undefined): Language | undefined {
  return LANGUAGES.find((language) => language === word);
}

/** The language of an `Accept-Language`: its first tag decides alone, and Indonesian is meant by all others. */
export function languageAsked(header = ''): Language {
  const [, tag = ''] = /^\s*([a-z]+)(?=[-,;\s]|$)/i.exec(header) ?? [];
  return languageNamed(tag.toLowerCase()) ?? 'id';
}
