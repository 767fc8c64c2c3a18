import { type MathNode, readFormula, textOf } from '../maths/index.js';

/**
 * A formula in the words of the template: every entry is a name that it knows, a sign, or a length. No text of it
 * is read as Typst.
 */
export type MathData =
  | { k: 'sign'; v: string; s: string }
  | { k: 'word' | 'op'; v: string }
  | { k: 'row' | 'root' | 'box'; c: MathData[] }
  | { k: 'frac' | 'binom'; c: [MathData, MathData] }
  | { k: 'at'; c: MathData; t?: MathData; b?: MathData; limits: boolean }
  | { k: 'accent'; c: MathData; v: string }
  | { k: 'over' | 'under'; c: MathData; v: string }
  | { k: 'grid'; rows: MathData[][]; align: string }
  | { k: 'fence'; open: string; close: string; c: MathData }
  | { k: 'style'; c: MathData; v: string }
  | { k: 'space'; em: number };

/** Marks that are read but not drawn, such as the one between a function and its argument. */
const UNDRAWN = /[\u2061-\u2064\u200b]/g;

const STYLES: Readonly<Record<string, string>> = {
  bold: 'bold',
  'bold-italic': 'bold',
  'double-struck': 'bb',
  script: 'cal',
  'bold-script': 'cal',
  fraktur: 'frak',
  'bold-fraktur': 'frak',
  'sans-serif': 'sans',
  'bold-sans-serif': 'sans',
  'sans-serif-italic': 'sans',
  monospace: 'mono',
  normal: 'upright',
};

/** Accents that stretch above or below their base. */
const STRETCHED: Readonly<Record<string, string>> = {
  '⏞': 'brace',
  '⏟': 'brace',
  '⎴': 'bracket',
  '⎵': 'bracket',
  '‾': 'line',
  '―': 'line',
  _: 'line',
};

const nothing: MathData = { k: 'row', c: [] };
const isFence = (node: MathNode | undefined) =>
  node?.tag === 'mo' && node.attributes.fence === 'true' && node.attributes.minsize === undefined;

function textData(node: MathNode): MathData {
  const text = textOf(node).replace(UNDRAWN, '');
  const signs = Array.from(text);
  const style = STYLES[node.attributes.mathvariant ?? ''] ?? '';
  if (node.tag === 'mtext') return { k: 'word', v: text };
  if (signs.length > 1 && node.tag === 'mi' && style === '') return { k: 'op', v: text };
  if (signs.length > 1 && style === 'upright') return { k: 'op', v: text };
  const c = signs.map((v): MathData => ({ k: 'sign', v, s: style }));
  return c.length === 1 && c[0] ? c[0] : { k: 'row', c };
}

/** The paper of a formula is too narrow for wider spaces. */
function spaceOf({ attributes }: MathNode): MathData {
  const em = Number.parseFloat(attributes.width ?? '0');
  return { k: 'space', em: Number.isFinite(em) ? Math.max(-1, Math.min(em, 4)) : 0 };
}

function markedData(node: MathNode, above: boolean): MathData {
  const [base, mark] = node.children;
  const sign = mark?.tag === 'mo' ? textOf(mark) : '';
  const c = base ? dataOf(base) : nothing;
  const line = STRETCHED[sign];
  if (line) return { k: above ? 'over' : 'under', c, v: line };
  if (above && node.attributes.accent === 'true') return { k: 'accent', c, v: sign };
  const other = mark ? dataOf(mark) : nothing;
  return { k: 'at', c, limits: true, ...(above ? { t: other } : { b: other }) };
}

function gridData({ children, attributes }: MathNode): MathData {
  const rows = children
    .filter(({ tag }) => tag === 'mtr' || tag === 'mlabeledtr')
    .map((row) => row.children.map((cell) => rowData(cell.children)));
  const [first = 'center'] = (attributes.columnalign ?? '').split(' ');
  const sides = new Set((attributes.columnalign ?? '').split(' ').filter(Boolean));
  const align = sides.size > 1 ? 'both' : ['left', 'right'].includes(first) ? first : 'center';
  return { k: 'grid', rows, align };
}

function rowData(nodes: readonly MathNode[]): MathData {
  const first = nodes[0];
  const last = nodes.at(-1);
  if (nodes.length > 1 && first && last && isFence(first)) {
    const closed = isFence(last);
    const inner = nodes.slice(1, closed ? -1 : undefined);
    const close = closed ? textOf(last) : '';
    return { k: 'fence', open: textOf(first), close, c: rowData(inner) };
  }
  const c = nodes.map((node) => dataOf(node));
  return c.length === 1 && c[0] ? c[0] : { k: 'row', c };
}

function dataOf(node: MathNode): MathData {
  const part = (index: number): MathData => {
    const child = node.children[index];
    return child ? dataOf(child) : nothing;
  };
  switch (node.tag) {
    case 'mi':
    case 'mn':
    case 'mo':
    case 'mtext':
    case '#text':
      return textData(node);
    case 'mspace':
      return spaceOf(node);
    case 'mfrac':
      return {
        k: node.attributes.linethickness === '0px' ? 'binom' : 'frac',
        c: [part(0), part(1)],
      };
    case 'msqrt':
      return { k: 'root', c: [rowData(node.children)] };
    case 'mroot':
      return { k: 'root', c: [part(0), part(1)] };
    case 'msup':
      return { k: 'at', c: part(0), t: part(1), limits: false };
    case 'msub':
      return { k: 'at', c: part(0), b: part(1), limits: false };
    case 'msubsup':
      return { k: 'at', c: part(0), b: part(1), t: part(2), limits: false };
    case 'munderover':
      return { k: 'at', c: part(0), b: part(1), t: part(2), limits: true };
    case 'munder':
    case 'mover':
      return markedData(node, node.tag === 'mover');
    case 'mtable':
      return gridData(node);
    case 'menclose':
      return { k: 'box', c: [rowData(node.children)] };
    case 'mphantom':
      return { k: 'space', em: 1 };
    case 'mstyle': {
      const shown = node.attributes.displaystyle;
      const c = rowData(node.children);
      return shown === undefined
        ? c
        : { k: 'style', c, v: shown === 'true' ? 'display' : 'inline' };
    }
    default:
      return rowData(node.children);
  }
}

/** A formula as data; nothing where it cannot be read. */
export function mathsData(tex: string, display: boolean): MathData | undefined {
  const read = readFormula(tex, display);
  return read && rowData(read.children);
}
