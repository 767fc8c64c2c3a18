import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '@bank-soal/contract/site';
import { en } from './words/en.js';
import { id } from './words/id.js';
import { ms } from './words/ms.js';

type Wording<Texts> = {
  [Name in keyof Texts]: Texts[Name] extends string
    ? string
    : Texts[Name] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Wording<Texts[Name]>;
};

const WORDS: Record<Language, Wording<typeof id>> = { id, en, ms };

const spoken = new AsyncLocalStorage<Language>();

/** The language of the request that is answered; Indonesian outside of requests. */
export const languageInForce = (): Language => spoken.getStore() ?? 'id';

/** Everything that the server says, in the language of the request, or in the given one. */
export const words = (language = languageInForce()) => WORDS[language];

/**
 * Answers in a language. Rows of an import are worded deep inside of what a call does, where nothing else of
 * its request is known. Most requests are Indonesian, and are spared the store.
 */
export function speaking<T>(language: Language, answer: () => T): T {
  return language === languageInForce() ? answer() : spoken.run(language, answer);
}
