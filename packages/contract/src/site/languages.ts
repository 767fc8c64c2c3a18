/** Languages of the site and of the server's messages; the first is everyone's who chose none. */
export const LANGUAGES = ['id', 'en', 'ms'] as const;

/** One of {@link LANGUAGES}. */
export type Language = (typeof LANGUAGES)[number];

/** A language by its exact word; nothing for every other. */
export function languageNamed(word: string | null | undefined): Language | undefined {
  return LANGUAGES.find((language) => language === word);
}

/** The language of an `Accept-Language`: its first tag decides alone, and Indonesian is meant by all others. */
export function languageAsked(header = ''): Language {
  const [, tag = ''] = /^\s*([a-z]+)(?=[-,;\s]|$)/i.exec(header) ?? [];
  return languageNamed(tag.toLowerCase()) ?? 'id';
}
