/** Signs that no text has; they stand for others while the library reads, each as long as what it is for. */
const STANDS_FOR = {
  ':': '\uFDD0',
  '=': '\uFDD1',
  '~': '\uFDD2',
  '#': '\uFDD3',
  '>': '\uFDD4',
  '&': '\uFDD5',
} as const;
const NOTHING = '\uFDD6';

type Sign = keyof typeof STANDS_FOR;

const BACK = new Map<string, string>([
  ...Object.entries(STANDS_FOR).map(([sign, other]): [string, string] => [other, sign]),
  [NOTHING, ''],
]);

/** Puts back what {@link protect} has replaced. */
export const unprotect = (text: string) =>
  text.replace(/[\uFDD0-\uFDD6]/g, (sign) => BACK.get(sign) ?? '');

/** Where a sign stands that no backslash is before, from a place on. */
function findBare(text: string, sign: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text.startsWith(sign, at)) return at;
  }
  return -1;
}

/** Replaces bare signs, as those of a text; what a backslash is before stays. */
function replaceBare(text: string, signs: readonly Sign[]): string {
  return text.replace(/\\[^]|[:=~#]/g, (found) =>
    (signs as readonly string[]).includes(found) ? STANDS_FOR[found as Sign] : found,
  );
}

const IN_TEXTS = [':', '=', '~', '#'] as const;

/** After the answers; the explanation may have any sign. */
const EXPLAINS = '####';

function protectAnswers(whole: string): string {
  const end = findBare(whole, EXPLAINS, 0);
  if (end < 0) return protectOptions(whole);
  const explanation = replaceBare(whole.slice(end + EXPLAINS.length), IN_TEXTS);
  return `${protectOptions(whole.slice(0, end))}${EXPLAINS}${explanation}`;
}

function protectOptions(answers: string): string {
  // Where there are wrong options, an arrow is no pair: `p->next`.
  const isChoice = findBare(answers, '~', 0) >= 0;
  const whole = isChoice ? answers.replaceAll('->', `-${STANDS_FOR['>']}`) : answers;
  return replaceBare(whole, [':']);
}

/** A question of a GIFT file, in its parts; each is as long as it was. */
interface Parts {
  title: string;
  before: string;
  answers: string;
  after: string;
}

function partsOf(text: string): Parts | undefined {
  const lead = text.length - text.trimStart().length;
  const titleEnd = text.startsWith('::', lead) ? findBare(text, '::', lead + 2) : -1;
  const begin = titleEnd < 0 ? 0 : titleEnd + 2;
  const open = findBare(text, '{', begin);
  if (open < 0) return undefined;
  let close = open;
  for (let at = open; at >= 0; at = findBare(text, '}', at + 1)) close = at;
  const end = close > open ? close : text.length;
  return {
    title: text.slice(0, begin),
    before: text.slice(begin, open),
    answers: text.slice(open + 1, end),
    after: text.slice(end),
  };
}

/** A question for the library. */
interface Protected {
  text: string;
  /** Its numeric answers, which are read otherwise; another answer stands for them. */
  numbers?: string;
}

/** Whether numbers stand there; four of the signs explain a question of any kind. */
const NUMBERS = /^\s*#(?!###)/;

const ANOTHER = '=x';

/** Takes out numeric answers. */
function withoutNumbers(parts: Parts): Parts & Pick<Protected, 'numbers'> {
  const [sign] = NUMBERS.exec(parts.answers) ?? [];
  if (sign === undefined) return parts;
  const end = findBare(parts.answers, EXPLAINS, sign.length);
  const numbers = parts.answers.slice(sign.length, end < 0 ? undefined : end);
  const rest = end < 0 ? '' : parts.answers.slice(end);
  return { ...parts, answers: `${ANOTHER}${rest}`, numbers };
}

/**
 * Readies a question for the library's grammar, which knows fewer files than Moodle: a bare colon, `=`, `~`
 * or `#` in the question's text, an arrow among options. The result is as long as the source, so that lines
 * and columns agree; but for numbers, which are read by `readNumbers`.
 *
 * @returns nothing for a text without braces: it is no question
 */
export function protect(source: string): Protected | undefined {
  const text = source
    .replace(/[\uFDD0-\uFDD6]/g, '\uFFFD')
    // The library has escaped signs as `&&058;` for a while.
    .replace(/&(?=&)/g, STANDS_FOR['&'])
    // Our own way to say an arrow that begins no pair.
    .replace(/(?<=(?:^|[^\\])(?:\\\\)*-)\\>/g, NOTHING + STANDS_FOR['>']);
  const parts = partsOf(text);
  if (parts === undefined) return undefined;
  const { title, before, answers, after, numbers } = withoutNumbers(parts);
  const inner = title === '' ? '' : replaceBare(title.trim().slice(2, -2), IN_TEXTS);
  const lead = title.slice(0, title.length - title.trimStart().length);
  const whole = [
    title === '' ? '' : `${lead}::${inner}::`,
    replaceBare(before, IN_TEXTS),
    '{',
    protectAnswers(answers),
    replaceBare(after, IN_TEXTS),
  ].join('');
  return { text: whole, ...(numbers !== undefined && { numbers: unprotect(numbers) }) };
}
