import { formulasOf } from '../model/formulas-of.js';
import type { Paper } from '../model/paper.js';
import type { DrawFormula } from './maths.js';

/** Renderer of a paper's formulas. The parser of TeX is loaded only for a paper that has some. */
export async function formulasFor(paper: Paper): Promise<DrawFormula> {
  if (formulasOf(paper).length > 0) return (await import('./maths.js')).formula;
  return (tex) => {
    throw new Error(`A formula that nobody had seen: ${tex}`);
  };
}
