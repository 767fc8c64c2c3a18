import { IntlMessageFormat } from 'intl-messageformat';

/** A text with values, such as a count or a name. */
export type Sentence = (...values: never[]) => string;

type Value = string | number | null | undefined;

const digits = (value: Value) => Number(String(value).replace(/\D/g, ''));

/** Under which names a pattern finds its values. */
function namesOf(values: readonly Value[]): Record<string, Value> {
  const entries = values.flatMap((value, at): [string, Value][] => [
    [`${at}`, value],
    [`n${at}`, typeof value === 'number' ? value : digits(value)],
    [`s${at}`, value || 'none'],
  ]);
  return Object.fromEntries(entries);
}

/**
 * Makes a text with values out of a pattern of ICU's MessageFormat. Values have no names but places: `{0}` is the first
 * as it is written, `n0` its number, for plurals (`{n0, plural, one {# set} other {# sets}}`), and `s0` its
 * text, for choices (`{s0, select, Sulit {Sukar} other {{0}}}`), which is `none` where there is nothing.
 *
 * @param pattern read when it is first needed
 * @param language BCP 47 tag, which has the rules of plurals
 * @param fallback speaks where the pattern cannot be read or wants what is not there; the console says why
 */
export function sentenceOf(pattern: string, language: string, fallback: Sentence): Sentence {
  let message: IntlMessageFormat | undefined;
  const write = (...values: Value[]): string => {
    try {
      message ??= new IntlMessageFormat(pattern, language, undefined, { ignoreTag: true });
      return String(message.format(namesOf(values)));
    } catch (error) {
      // oxlint-disable-next-line no-console -- for whoever translates, who has no other place to look
      console.error(`@bank-soal/ui: cannot read the text "${pattern}"`, error);
      return fallback(...(values as never[]));
    }
  };
  return write as Sentence;
}
