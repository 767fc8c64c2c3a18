/** A word of a plain text, and where it stands. */
export interface Token {
  /** In lower case; a name of the field as it is compared: `c++`, `o(nlogn)`. */
  word: string;
  start: number;
  end: number;
}

const LETTER = String.raw`[\p{L}\p{N}\p{M}]`;
const ALONE = `(?<!${LETTER})`;
/**
 * Names that have more than letters and digits. A sign counts only where no formula can be meant:
 * `B+ tree`, but not `b+c`.
 */
const NAMES = [
  String.raw`${ALONE}[cg]\+\+`,
  String.raw`${ALONE}[cfj]#`,
  String.raw`(?<!${LETTER}|\.)\.net(?!${LETTER})`,
  String.raw`(?<=${ALONE}(?:asp|ado|vb))\.net(?!${LETTER})`,
  String.raw`${ALONE}b[+*](?=-?tree)`,
  String.raw`${ALONE}(?:b\+|[ab]\*)(?!${LETTER}|[+*=])`,
];
/** `O(n log n)`, also with one pair of brackets within. */
const ORDER = String.raw`${ALONE}[oθω] ?\([^()]{0,32}(?:\([^()]{0,16}\)[^()]{0,16})?\)`;
const WORD = String.raw`[\p{L}\p{N}]${LETTER}*`;
/** Nothing else begins with three of these: most words need no look at names and orders. */
const LONG_WORD = String.raw`[\p{L}\p{N}]{3}${LETTER}*`;
/** Its one group is an order. */
const TOKEN = `${LONG_WORD}|(${ORDER})|${NAMES.join('|')}|${WORD}`;

/** Functions within an order of growth, beside numbers and variables. */
const FUNCTIONS = /sqrt|log|lg|ln/gu;
const SENTENCE = /\p{L}{3}|[,;:?"']/u;
const NOT_COMPARED = /[\s^*·×]/gu;

/** An order of growth as it is compared, or nothing when the brackets hold something else. */
function orderOf(text: string): string | undefined {
  const inside = text.slice(text.indexOf('(') + 1, -1).replace(FUNCTIONS, ' ');
  const isOrder = /[\p{L}\p{N}]/u.test(text.slice(text.indexOf('('))) && !SENTENCE.test(inside);
  return isOrder ? text.replace(NOT_COMPARED, '') : undefined;
}

/** The words of a plain text, in their order. */
export function* tokensOf(text: string): Generator<Token> {
  const pattern = new RegExp(TOKEN, 'giu');
  for (let found = pattern.exec(text); found !== null; found = pattern.exec(text)) {
    const start = found.index;
    const word = found[0].toLowerCase();
    const order = found[1] === undefined ? word : orderOf(word);
    if (order === undefined) {
      // A letter before brackets: their content is words like all others.
      pattern.lastIndex = start + 1;
      yield { word: word.charAt(0), start, end: start + 1 };
    } else yield { word: order, start, end: pattern.lastIndex };
  }
}

/** Between the parts of a word that a line end parts, as a plain text has it. */
const PARTED = /^[-\u2010] $/;
const MOST_PARTS = 4;

function* withWhole(parts: readonly Token[]): Generator<Token> {
  const [first, last] = [parts[0], parts.at(-1)];
  if (first !== undefined && last !== first && last !== undefined && parts.length <= MOST_PARTS) {
    const word = parts.map((part) => part.word).join('');
    yield { word, start: first.start, end: last.end };
  }
  yield* parts;
}

/** The words of a plain text; those that a line end parts, `algo- ritma`, whole and in their parts. */
export function* wordsOf(text: string): Generator<Token> {
  let parts: Token[] = [];
  for (const token of tokensOf(text)) {
    const last = parts.at(-1);
    if (last !== undefined && !PARTED.test(text.slice(last.end, token.start))) {
      yield* withWhole(parts);
      parts = [];
    }
    parts.push(token);
  }
  yield* withWhole(parts);
}
