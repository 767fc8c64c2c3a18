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
import { type MathNode, readFormula, textOf } from '../maths/index.js';

// Marks that are read but not drawn, such as the one between a function and its argument.
const UNDRAWN = /[\u2061-\u2064\u200b]/g;

type MathNodes = readonly MathNode[];

function runs(text: string): MathComponent[] {
  const drawn = text.replace(UNDRAWN, '');
  return drawn === '' ? [] : [new MathRun(drawn)];
}

/** A matrix in one line: Word's own needs more than a formula of an exam is worth. */
function tableRuns(rows: MathNodes): MathComponent[] {
  return rows.flatMap((row, index) => [
    ...(index > 0 ? [new MathRun('; ')] : []),
    ...row.children.flatMap((cell, place) => [
      ...(place > 0 ? [new MathRun(', ')] : []),
      ...components([cell]),
    ]),
  ]);
}

function component(node: MathNode): MathComponent[] {
  const part = (index: number) => components(node.children.slice(index, index + 1));
  switch (node.tag) {
    case '#text':
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
  return nodes.flatMap(component);
}

/**
 * Draws a formula of TeX as one of Word; nothing where it cannot be read.
 *
 * @param display it has a line of its own, so that limits stand above and below
 */
export type DrawFormula = (tex: string, display: boolean) => DocxMath | undefined;

/** A formula of TeX as one of Word. */
export const formula: DrawFormula = (tex, display) => {
  const read = readFormula(tex, display);
  return read && new DocxMath({ children: components(read.children) });
};
