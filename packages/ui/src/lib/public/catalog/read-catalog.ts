import { indonesian, type Strings } from '../strings/index.js';
import { type Sentence, sentenceOf } from './sentence-of.js';

/** The components' texts in a language, as a file may hold them. */
export interface Catalog {
  /** BCP 47 tag: dates and numbers follow it, and the rules of plurals. */
  language: string;
  /** Texts by their names in `Strings`; those with values are patterns. */
  components: Readonly<Record<string, string>>;
}

/**
 * The texts of a catalogue, for `StringsProvider`. Names that no component has are left out; what a catalogue lacks
 * stays Indonesian. Keep the result constant.
 */
export function readCatalog({ language, components }: Catalog): Partial<Strings> {
  const own: Readonly<Record<string, string | Sentence>> = indonesian;
  const texts = Object.entries(components).flatMap(
    ([name, text]): [string, string | Sentence][] => {
      const built = own[name];
      if (built === undefined) return [];
      return [[name, typeof built === 'string' ? text : sentenceOf(text, language, built)]];
    },
  );
  return { ...(Object.fromEntries(texts) as Partial<Strings>), 'format.locale': language };
}
