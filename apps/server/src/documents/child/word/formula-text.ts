import { resolveReferences } from './xml.js';
import { allIn, elementsIn, firstIn, localName, valueIn, type XmlNode } from './xml-tree.js';

/** A sign or word over or under something stands as it is; all else is put in brackets. */
const grouped = (text: string) => (/^[\p{L}\p{N}]*$/u.test(text) ? text : `(${text})`);

const below = (text: string) => (text === '' ? '' : `_${grouped(text)}`);
const above = (text: string) => (text === '' ? '' : `^${grouped(text)}`);

const LAYOUTS: Readonly<Record<string, (part: (name: string) => string, node: XmlNode) => string>> =
  {
    f: (part) => `${grouped(part('num'))}/${grouped(part('den'))}`,
    sSup: (part) => part('e') + above(part('sup')),
    sSub: (part) => part('e') + below(part('sub')),
    sSubSup: (part) => part('e') + below(part('sub')) + above(part('sup')),
    sPre: (part) => below(part('sub')) + above(part('sup')) + part('e'),
    rad: (part) => (part('deg') === '' ? '' : above(part('deg'))) + `√${grouped(part('e'))}`,
    limLow: (part) => part('e') + below(part('lim')),
    limUpp: (part) => part('e') + above(part('lim')),
    func: (part) => `${part('fName')} ${part('e')}`,
    nary: (part, node) => {
      const sign = valueIn(firstIn(node, 'naryPr'), 'chr') ?? '∫';
      return `${sign}${below(part('sub'))}${above(part('sup'))} ${part('e')}`;
    },
    d: (_, node) => {
      const look = firstIn(node, 'dPr');
      const inner = allIn(node, 'e')
        .map(textIn)
        .join(valueIn(look, 'sepChr') ?? '|');
      return `${valueIn(look, 'begChr') ?? '('}${inner}${valueIn(look, 'endChr') ?? ')'}`;
    },
    m: (_, node) => {
      const rows = allIn(node, 'mr').map((row) => allIn(row, 'e').map(textIn).join(', '));
      return `[${rows.join('; ')}]`;
    },
    eqArr: (_, node) => allIn(node, 'e').map(textIn).join('; '),
    acc: (part, node) => part('e') + (valueIn(firstIn(node, 'accPr'), 'chr') ?? '\u0302'),
  };

function textIn(node: XmlNode | undefined): string {
  if (node === undefined) return '';
  const name = localName(node.name);
  if (name === 't') {
    return resolveReferences(node.children.filter((one) => typeof one === 'string').join(''));
  }
  if (name.endsWith('Pr')) return '';
  const layout = LAYOUTS[name];
  if (layout !== undefined) return layout((part) => textIn(firstIn(node, part)), node);
  return elementsIn(node).map(textIn).join('');
}

/** A formula of Word in one line, such as `(a+b)/2`; `[rumus]` where nothing of it can be said. */
export const formulaText = (node: XmlNode) => textIn(node).trim() || '[rumus]';
