/** A string, a number, a word, a sign; a sign that is none of them is an error of itself. */
const TOKEN =
  /"[^"\\\p{Cc}]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\p{Cc}]*)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[[\]{},:]|\S/gu;

const SIGNS: ReadonlySet<string> = new Set(['[', ']', '{', '}', ',', ':']);
const VALUE = /^(?:"[^]*"|-?\d[^]*|true|false|null)$/u;

/** Token that may come next. */
type Awaits = 'value' | 'first' | 'key' | 'first-key' | 'colon' | 'more';

/** Expectation after a token, or nothing where it may not stand. */
function next(token: string, awaits: Awaits, open: string[]): Awaits | undefined {
  const isKey = awaits === 'key' || awaits === 'first-key';
  if (isKey && token.startsWith('"') && token.length > 1) return 'colon';
  if (awaits === 'colon') return token === ':' ? 'value' : undefined;
  if (awaits === 'more' && token === ',') {
    if (open.length === 0) return undefined;
    return open.at(-1) === '{' ? 'key' : 'value';
  }
  const mayEnd = awaits === 'more' || awaits === 'first' || awaits === 'first-key';
  if (mayEnd && (token === ']' || token === '}')) {
    return open.pop() === (token === ']' ? '[' : '{') ? 'more' : undefined;
  }
  if (awaits !== 'value' && awaits !== 'first') return undefined;
  if (token === '[' || token === '{') {
    open.push(token);
    return token === '[' ? 'first' : 'first-key';
  }
  return !SIGNS.has(token) && VALUE.test(token) ? 'more' : undefined;
}

/** Where a text stops being JSON; at its end where more was to come. */
export function findJsonError(text: string): number {
  const open: string[] = [];
  let awaits: Awaits | undefined = 'value';
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    awaits = next(token, awaits, open);
    if (awaits === undefined) return index;
  }
  return text.length;
}
