import { texSigns } from './tex-signs.js';
import { resolveReferences } from './xml.js';
import { allIn, elementsIn, firstIn, localName, valueIn, type XmlNode } from './xml-tree.js';

const FUNCTIONS =
  /^(?:arccos|arcsin|arctan|cos|cosh|cot|coth|csc|deg|det|dim|exp|gcd|hom|inf|ker|lg|lim|liminf|limsup|ln|log|max|min|Pr|sec|sin|sinh|sup|tan|tanh)$/;
const ACCENTS: Readonly<Record<string, string>> = {
  '\u0302': 'hat',
  '\u0303': 'tilde',
  '\u0304': 'bar',
  '\u0305': 'overline',
  '\u0307': 'dot',
  '\u0308': 'ddot',
  '\u20d7': 'vec',
  '\u20d6': 'overleftarrow',
  '\u030c': 'check',
  '\u0306': 'breve',
  '¯': 'bar',
  '^': 'hat',
  '~': 'tilde',
  '→': 'vec',
};
/** Elements that say nothing themselves. */
const PLAIN = new Set([
  'oMath',
  'oMathPara',
  'e',
  'num',
  'den',
  'sub',
  'sup',
  'deg',
  'lim',
  'fName',
  'r',
  'box',
  'borderBox',
  'phant',
  'ins',
]);
const SILENT = new Set([
  'bookmarkStart',
  'bookmarkEnd',
  'proofErr',
  'ctrlPr',
  'argPr',
  'del',
  'rPr',
  'br',
]);

/** Brackets around rows that TeX has in one word. */
const MATRICES: Readonly<Record<string, string>> = {
  '()': 'pmatrix',
  '[]': 'bmatrix',
  '{}': 'Bmatrix',
  '||': 'vmatrix',
  '‖‖': 'Vmatrix',
  '{': 'cases',
};
const ROWS = /^\\begin\{(matrix|aligned)\}((?:(?!\\begin\{(?:matrix|aligned)\})[^])*)\\end\{\1\}$/;

/** Rows in brackets; undefined where there is no word for them. */
function bracketed(inner: string, begin: string, end: string): string | undefined {
  const [, kind, rows] = ROWS.exec(inner) ?? [];
  const name = MATRICES[begin + end];
  if (rows === undefined || name === undefined || (kind === 'aligned') !== (name === 'cases'))
    return kind === 'matrix' && name === 'cases' ? `\\begin{cases}${rows}\\end{cases}` : undefined;
  return `\\begin{${name}}${rows}\\end{${name}}`;
}

const sided = (sign: string | undefined, other: string) => {
  if (sign === undefined) return other;
  return sign === '' ? '.' : texSigns(sign).trim();
};

/**
 * TeX of a formula of Word.
 *
 * @returns `isLost` where an element of it has no counterpart: its text stands for it
 */
export function formulaTex(formula: XmlNode): { tex: string; isLost: boolean } {
  let isLost = false;
  const group = (node: XmlNode | undefined) => `{${texOf(node).trim()}}`;
  const base = (node: XmlNode | undefined) => {
    const tex = texOf(node).trim();
    return /^(?:[\p{L}\p{N}]|\\[a-zA-Z]+)?$/u.test(tex) ? tex : `{${tex}}`;
  };

  function runText(node: XmlNode): string {
    const text = allIn(node, 't')
      .map(({ children }) =>
        resolveReferences(children.filter((one) => typeof one === 'string').join('')),
      )
      .join('');
    const look = firstIn(node, 'rPr');
    const isWords = firstIn(look, 'nor') !== undefined || valueIn(look, 'sty') === 'p';
    if (isWords && FUNCTIONS.test(text.trim())) return `\\${text.trim()} `;
    if (firstIn(look, 'nor') !== undefined && /[\p{L}\s]{2}/u.test(text))
      return `\\text{${texSigns(text)}}`;
    if (isWords && /^\p{L}{2,}$/u.test(text)) return `\\mathrm{${texSigns(text)}}`;
    return texSigns(text);
  }

  const layouts: Readonly<Record<string, (node: XmlNode) => string>> = {
    r: runText,
    f: (node) => {
      const kind = valueIn(firstIn(node, 'fPr'), 'type');
      const [above, below] = [firstIn(node, 'num'), firstIn(node, 'den')];
      if (kind === 'noBar') return `\\binom${group(above)}${group(below)}`;
      return kind === 'lin'
        ? `${base(above)}/${base(below)}`
        : `\\frac${group(above)}${group(below)}`;
    },
    sSup: (node) => `${base(firstIn(node, 'e'))}^${group(firstIn(node, 'sup'))}`,
    sSub: (node) => `${base(firstIn(node, 'e'))}_${group(firstIn(node, 'sub'))}`,
    sSubSup: (node) =>
      `${base(firstIn(node, 'e'))}_${group(firstIn(node, 'sub'))}^${group(firstIn(node, 'sup'))}`,
    sPre: (node) =>
      `{}_${group(firstIn(node, 'sub'))}^${group(firstIn(node, 'sup'))}${base(firstIn(node, 'e'))}`,
    rad: (node) => {
      const degree = texOf(firstIn(node, 'deg')).trim();
      return `\\sqrt${degree === '' ? '' : `[${degree}]`}${group(firstIn(node, 'e'))}`;
    },
    nary: (node) => {
      const sign = valueIn(firstIn(node, 'naryPr'), 'chr') ?? '∫';
      const bound = (name: string, mark: string) => {
        const tex = texOf(firstIn(node, name)).trim();
        return tex === '' ? '' : `${mark}{${tex}}`;
      };
      return `${texSigns(sign).trim()}${bound('sub', '_')}${bound('sup', '^')} ${texOf(firstIn(node, 'e'))}`;
    },
    d: (node) => {
      const look = firstIn(node, 'dPr');
      const between = valueIn(look, 'sepChr');
      const inner = allIn(node, 'e')
        .map(texOf)
        .join(between === undefined ? ' \\mid ' : texSigns(between));
      const [begin, end] = [valueIn(look, 'begChr'), valueIn(look, 'endChr')];
      const rows = bracketed(inner.trim(), begin ?? '(', end ?? ')');
      if (rows !== undefined) return rows;
      const isPlain = [begin, end].every((sign) => sign === undefined || /^[()[\]|]$/.test(sign));
      if (isPlain && !/\\(?:frac|sum|int|prod|begin|binom)/.test(inner))
        return `${begin ?? '('}${inner.trim()}${end ?? ')'}`;
      return `\\left${sided(begin, '(')} ${inner.trim()} \\right${sided(end, ')')}`;
    },
    m: (node) => {
      const rows = allIn(node, 'mr').map((row) => allIn(row, 'e').map(texOf).join(' & '));
      return `\\begin{matrix} ${rows.join(' \\\\ ')} \\end{matrix}`;
    },
    eqArr: (node) =>
      // There `&` is where the rows are aligned.
      `\\begin{aligned} ${allIn(node, 'e').map(texOf).join(' \\\\ ').replaceAll('\\&', '&')} \\end{aligned}`,
    func: (node) => `${texOf(firstIn(node, 'fName')).trim()} ${texOf(firstIn(node, 'e'))}`,
    limLow: (node) => {
      const over = texOf(firstIn(node, 'e')).trim();
      const isOperator = /^\\(?:lim|max|min|sup|inf|sum|prod|limsup|liminf)$/.test(over);
      const below = group(firstIn(node, 'lim'));
      return isOperator ? `${over}_${below}` : `\\underset${below}{${over}}`;
    },
    limUpp: (node) => `\\overset${group(firstIn(node, 'lim'))}${group(firstIn(node, 'e'))}`,
    acc: (node) => {
      const sign = valueIn(firstIn(node, 'accPr'), 'chr') ?? '\u0302';
      const name = ACCENTS[sign];
      if (name === undefined) isLost = true;
      return name === undefined
        ? texOf(firstIn(node, 'e'))
        : `\\${name}${group(firstIn(node, 'e'))}`;
    },
    bar: (node) => {
      const isAbove = valueIn(firstIn(node, 'barPr'), 'pos') === 'top';
      return `\\${isAbove ? 'overline' : 'underline'}${group(firstIn(node, 'e'))}`;
    },
    groupChr: (node) => {
      const isAbove = valueIn(firstIn(node, 'groupChrPr'), 'pos') === 'top';
      return `\\${isAbove ? 'overbrace' : 'underbrace'}${group(firstIn(node, 'e'))}`;
    },
  };

  function texOf(node: XmlNode | undefined): string {
    if (node === undefined) return '';
    const name = localName(node.name);
    if (name.endsWith('Pr') || SILENT.has(name)) return '';
    const layout = layouts[name];
    if (layout !== undefined) return layout(node);
    if (!PLAIN.has(name)) isLost = true;
    return elementsIn(node).map(texOf).join('');
  }

  const tex = texOf(formula)
    .replace(/\s+/g, ' ')
    .replace(/ (?=[_^,;.)}\]])/g, '')
    .trim();
  return { tex, isLost: isLost || tex === '' };
}
