import type { DefaultTreeAdapterTypes } from 'parse5';

type Html = DefaultTreeAdapterTypes.Node;

const kidsOf = (node: Html): Html[] =>
  'childNodes' in node
    ? node.childNodes.filter(
        (child) =>
          !('value' in child && child.value.trim() === '') && child.nodeName !== '#comment',
      )
    : [];

/** All words in something, whatever stands around them. */
export const wordsIn = (node: Html): string =>
  'value' in node
    ? node.value
    : 'childNodes' in node
      ? node.childNodes.map(wordsIn).join(' ').replace(/\s+/g, ' ').trim()
      : '';

const SIGNS: Readonly<Record<string, string>> = {
  '×': '\\times ',
  '⋅': '\\cdot ',
  '·': '\\cdot ',
  '÷': '\\div ',
  '±': '\\pm ',
  '≤': '\\le ',
  '≥': '\\ge ',
  '≠': '\\ne ',
  '≈': '\\approx ',
  '∞': '\\infty ',
  '∑': '\\sum ',
  '∏': '\\prod ',
  '∫': '\\int ',
  '→': '\\to ',
  '∈': '\\in ',
  '∪': '\\cup ',
  '∩': '\\cap ',
  '−': '-',
  '…': '\\ldots ',
  π: '\\pi ',
  α: '\\alpha ',
  β: '\\beta ',
  θ: '\\theta ',
  λ: '\\lambda ',
  '{': '\\{',
  '}': '\\}',
  '%': '\\%',
  '#': '\\#',
  '&': '\\&',
  $: '\\$',
  _: '\\_',
  '\\': '\\backslash ',
  '~': '\\sim ',
  '^': '\\hat{}',
  '\u2061': '',
  '\u2062': '',
  '\u2063': ',',
};

const signs = (text: string) => Array.from(text.trim(), (sign) => SIGNS[sign] ?? sign).join('');

const FUNCTIONS = /^(?:sin|cos|tan|log|ln|lim|max|min|exp|det|gcd)$/;

const named = (text: string) => {
  const name = text.trim();
  if (FUNCTIONS.test(name)) return `\\${name} `;
  return Array.from(name).length > 1 ? `\\mathrm{${signs(name)}}` : signs(name);
};

const attribute = (node: Html, name: string) =>
  'attrs' in node ? node.attrs.find((one) => one.name === name)?.value : undefined;

/** A formula that nobody here can write. */
class Unknown extends Error {}

const all = (nodes: readonly Html[]): string => nodes.map(texOf).join('');

const part = (nodes: readonly Html[], at: number) => {
  const node = nodes[at];
  if (node === undefined) throw new Unknown();
  return texOf(node);
};

/** Braces that stretch are known by themselves only. */
const fence = (sign: string) => (sign === '' ? '.' : signs(sign).trim());

function fenced(node: Html): string {
  const [open, close] = [attribute(node, 'open') ?? '(', attribute(node, 'close') ?? ')'];
  const between = (attribute(node, 'separators') ?? ',').trim().slice(0, 1);
  return `\\left${fence(open)} ${kidsOf(node).map(texOf).join(between)} \\right${fence(close)}`;
}

function texOf(node: Html): string {
  if ('value' in node) return signs(node.value);
  const kids = kidsOf(node);
  const [base, second, third] = [
    () => `{${part(kids, 0)}}`,
    () => `{${part(kids, 1)}}`,
    () => `{${part(kids, 2)}}`,
  ];
  switch (node.nodeName.toLowerCase()) {
    case 'math':
    case 'mrow':
    case 'mstyle':
    case 'mpadded':
    case 'mtd':
      return all(kids);
    case 'semantics': {
      const tex = kids.find((one) => /tex/i.test(attribute(one, 'encoding') ?? ''));
      return tex ? wordsIn(tex) : part(kids, 0);
    }
    case 'mi':
      return named(wordsIn(node));
    case 'mn':
    case 'mo':
      return signs(wordsIn(node));
    case 'mtext':
    case 'ms':
      return `\\text{${signs(wordsIn(node))}}`;
    case 'mspace':
      return '\\;';
    case 'mfrac':
      return `\\frac${base()}${second()}`;
    case 'msqrt':
      return `\\sqrt{${all(kids)}}`;
    case 'mroot':
      return `\\sqrt[${part(kids, 1)}]${base()}`;
    case 'msup':
      return `${base()}^${second()}`;
    case 'msub':
      return `${base()}_${second()}`;
    case 'msubsup':
      return `${base()}_${second()}^${third()}`;
    case 'munder':
      return /^\\(?:sum|prod|lim|max|min) $/.test(part(kids, 0))
        ? `${part(kids, 0)}_${second()}`
        : `\\underset${second()}${base()}`;
    case 'mover':
      return `\\overset${second()}${base()}`;
    case 'munderover':
      return `${part(kids, 0)}_${second()}^${third()}`;
    case 'mfenced':
      return fenced(node);
    case 'mtable':
      return `\\begin{matrix}${kids.map(texOf).join(' \\\\ ')}\\end{matrix}`;
    case 'mtr':
      return kids.map(texOf).join(' & ');
    default:
      throw new Unknown();
  }
}

/** TeX of a formula in MathML, from its own annotation where it has one; nothing where the TeX is unknown. */
export function mathTex(math: Html): string | undefined {
  try {
    const tex = texOf(math).replace(/\s+/g, ' ').trim();
    return tex === '' ? undefined : tex;
  } catch (error) {
    if (error instanceof Unknown) return undefined;
    throw error;
  }
}

const WIRIS = /<[^<>]*>|(?:«|&laquo;)math[^]{0,50000}?(?:«|&laquo;)\/math(?:»|&raquo;)/g;

const WIRIS_SIGNS: Readonly<Record<string, string>> = {
  '«': '<',
  '»': '>',
  '¨': '"',
  '\u00a7': '&',
};

/** MathML as the editor WIRIS writes it in a text, and in the data of its pictures. */
export const fromWiris = (text: string) =>
  text
    .replace(/&laquo;/g, '«')
    .replace(/&raquo;/g, '»')
    .replace(/&uml;/g, '¨')
    .replace(/&sect;/g, '\u00a7')
    .replace(/[«»¨\u00a7]/g, (sign) => WIRIS_SIGNS[sign] ?? sign);

/** HTML with WIRIS' formulas as MathML. */
export const withMathMl = (html: string) =>
  /(?:«|&laquo;)math/.test(html)
    ? html.replace(WIRIS, (found) => (found.startsWith('<') ? found : fromWiris(found)))
    : html;
