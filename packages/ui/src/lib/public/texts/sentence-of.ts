/** A text with values, such as a count or a name. */
export type Sentence = (...values: never[]) => string;

type Value = string | number | null | undefined;

/** A place, perhaps with the texts that its value chooses from. */
const HELD = /^\s*([ns]?)(\d+)\s*(?:,\s*(?:plural|select)\s*,(.*))?$/s;

/** Quoted text, hidden from the parser of braces. */
const hide = (quoted: string) =>
  quoted.replace(/['{}#]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xe000));

const show = (text: string) =>
  text.replace(/[\ue000-\ue0ff]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xe000));

/**
 * Makes a text with values out of a pattern of ICU's MessageFormat. Values have no names but places: `{0}` is the first
 * as it is written, `n0` its number, for plurals (`{n0, plural, one {# set} other {# sets}}`), and `s0` its
 * text, for choices (`{s0, select, Sulit {Sukar} other {{0}}}`), which is `none` where there is nothing.
 *
 * @param language BCP 47 tag, which has the rules of plurals
 * @param fallback speaks where the pattern cannot be read or wants what is not there; the console says why
 */
export function sentenceOf(pattern: string, language: string, fallback: Sentence): Sentence {
  const plain = pattern.replace(/''|'([{}#](?:[^']|'')*)'?/g, (_, quoted: string = "'") =>
    hide(quoted.replaceAll("''", "'")),
  );

  /** @param count what `#` stands for */
  function write(text: string, values: readonly Value[], count = '#'): string {
    const parts = split(text).map((part, at) => {
      if (at % 2 === 0) return part.replaceAll('#', count);
      const [, kind, place = values.length, options] = HELD.exec(part) ?? [];
      if (Number(place) >= values.length) throw new Error(`{${part}}?`);
      const value = values[Number(place)];
      if (options === undefined) return String(value);
      const texts = split(options);
      const textOf = (key: string) => texts[texts.findIndex((one) => one.trim() === key) + 1 || -1];
      const other = textOf('other') ?? '';
      if (kind === 's') return write(textOf(String(value || 'none')) ?? other, values, count);
      const number = Number(String(value).replace(/\D/g, ''));
      const plural = new Intl.PluralRules(language).select(number);
      const chosen = textOf(`=${number}`) ?? textOf(plural) ?? other;
      return write(chosen, values, new Intl.NumberFormat(language).format(number));
    });
    return parts.join('');
  }

  const sentence = (...values: Value[]): string => {
    try {
      return show(write(plain, values));
    } catch (error) {
      // oxlint-disable-next-line no-console -- for whoever translates, who has no other place to look
      console.error(`@bank-soal/ui: cannot read the text "${pattern}"`, error);
      return fallback(...(values as never[]));
    }
  };
  return sentence as Sentence;
}

/** Text outside and inside of braces, by turns. */
function split(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of text) {
    const isOuter = (sign === '{' && depth++ === 0) || (sign === '}' && --depth === 0);
    if (depth < 0) break;
    if (isOuter) parts.push('');
    else parts.push(parts.pop() + sign);
  }
  if (depth !== 0) throw new Error('A brace has no other.');
  return parts;
}
