import { formulasOf } from '../model/formulas-of.js';
import { type Paper, paperItems } from '../model/paper.js';
import type { ExamFile, ExamPaper, ExamWarning } from './exam-paper.js';
import { toPaper } from './to-paper.js';
import { variantOf } from './variants.js';
import { Warnings } from './warnings.js';

/** One file of a paper as every format is written from, and what its lecturer should look at. */
export async function printedPaper(
  exam: ExamPaper,
  file: ExamFile,
): Promise<{ paper: Paper; warnings: ExamWarning[] }> {
  const warnings = new Warnings();
  const paper = toPaper(exam, file, warnings);
  if (formulasOf(paper).length > 0) {
    const { readFormula } = await import('../maths/index.js');
    const warn = (part: unknown, questionId: number | null) =>
      formulasOf(part)
        .filter((tex) => readFormula(tex, true) === undefined)
        .forEach((tex) => warnings.add(questionId, 'formula-unreadable', tex));
    warn(paper.intro, null);
    const asked = variantOf(exam, file.variant).sections.flatMap(({ items }) => items);
    paperItems(paper).forEach((item, index) => warn(item, asked[index]?.questionId ?? null));
  }
  return { paper, warnings: warnings.all };
}
