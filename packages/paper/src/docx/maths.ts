import {
  Math as DocxMath,
  type MathComponent,
  MathFraction,
  MathLimitLower,
  MathLimitUpper,
  MathRadical,
  MathRun,
  MathSubScript,
  MathSubSuperScript,
  MathSuperScript,
} from 'docx';
import rehypeKatex from 'rehype-katex';
import { unified } from 'unified';

const katex = unified().use(rehypeKatex, { output: 'mathml' });

type Root = Parameters<typeof katex.runSync>[0];
type ElementContent = Root['children'][number];
type Element = Extract<ElementContent, { type: 'element' }>;

// Marks that are read but not drawn, such as the one between a function and its argument.
const UNDRAWN = /[\u2061-\u2064\u200b]/g;

type MathNodes = readonly ElementContent[];

function runs(text: string): MathComponent[] {
  const drawn = text.replace(UNDRAWN, '');
  return drawn === '' ? [] : [new MathRun(drawn)];
}

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
}

/** A matrix in one line: Word's own needs more than a formula of an exam is worth. */
function tableRuns(rows: MathNodes): MathComponent[] {
  return rows.flatMap((row, index) => [
    ...(index > 0 ? [new MathRun('; ')] : []),
    ...(row.type === 'element' ? row.children : []).flatMap((cell, place) => [
      ...(place > 0 ? [new MathRun(', ')] : []),
      ...components([cell]),
    ]),
  ]);
}

function component(node: Element): MathComponent[] {
  const part = (index: number) => components(node.children.slice(index, index + 1));
  switch (node.tagName) {
    case 'annotation':
      return [];
    case 'mi':
    case 'mn':
    case 'mo':
    case 'mtext':
      return runs(textOf(node));
    case 'mspace':
      return runs(' ');
    case 'mfrac':
      return [new MathFraction({ numerator: part(0), denominator: part(1) })];
    case 'msqrt':
      return [new MathRadical({ children: components(node.children) })];
    case 'mroot':
      return [new MathRadical({ children: part(0), degree: part(1) })];
    case 'msup':
      return [new MathSuperScript({ children: part(0), superScript: part(1) })];
    case 'msub':
      return [new MathSubScript({ children: part(0), subScript: part(1) })];
    case 'msubsup':
      return [
        new MathSubSuperScript({ children: part(0), subScript: part(1), superScript: part(2) }),
      ];
    case 'munder':
      return [new MathLimitLower({ children: part(0), limit: part(1) })];
    case 'mover':
      return [new MathLimitUpper({ children: part(0), limit: part(1) })];
    case 'munderover': {
      const lower = new MathLimitLower({ children: part(0), limit: part(1) });
      return [new MathLimitUpper({ children: [lower], limit: part(2) })];
    }
    case 'mtable':
      return tableRuns(node.children);
    default:
      return components(node.children);
  }
}

function components(nodes: MathNodes): MathComponent[] {
  return nodes.flatMap((node) => (node.type === 'element' ? component(node) : runs(textOf(node))));
}

/**
 * Draws a formula of TeX as one of Word.
 *
 * @param display it has a line of its own, so that limits stand above and below
 */
export type DrawFormula = (tex: string, display: boolean) => DocxMath;

/** A formula of TeX as one of Word; what cannot be read stays as it was written. */
export const formula: DrawFormula = (tex, display) => {
  const source: Element = {
    type: 'element',
    tagName: 'code',
    properties: { className: [display ? 'math-display' : 'math-inline'] },
    children: [{ type: 'text', value: tex }],
  };
  const tree = katex.runSync({ type: 'root', children: [source] });
  return new DocxMath({ children: components((tree as Root).children as Element[]) });
};
