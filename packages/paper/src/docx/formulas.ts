import type { Paper } from '../model/paper.js';
import type { DrawFormula } from './maths.js';

function holdsFormula(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false;
  return ('kind' in part && part.kind === 'formula') || Object.values(part).some(holdsFormula);
}

/** What draws the formulas of a paper. What reads TeX is loaded only for a paper that has some. */
export async function formulasFor(paper: Paper): Promise<DrawFormula> {
  if (holdsFormula(paper)) return (await import('./maths.js')).formula;
  return (tex) => {
    throw new Error(`A formula that nobody had seen: ${tex}`);
  };
}
