import { attributeOf, type XmlNode } from './xml-tree.js';

/** Signs of Word's fonts of symbols that papers use. */
const SYMBOLS: Readonly<Record<string, string>> = {
  f0fc: '✓',
  f0fe: '☑',
  f0fd: '☒',
  f06f: '☐',
  f0a8: '☐',
  f0b7: '•',
  f0e0: '→',
  f0de: '⇒',
  f0ae: '→',
};

/** The sign of a `w:sym`. */
export function symbolOf(node: XmlNode): string {
  const code = (attributeOf(node, 'char') ?? '').toLowerCase();
  const known = SYMBOLS[code] ?? SYMBOLS[`f0${code.slice(-2)}`];
  if (known !== undefined) return known;
  const number = Number.parseInt(code, 16);
  return number > 0 && number < 0xe000 ? String.fromCodePoint(number) : '';
}
