import {
  blueprintPaper,
  type ExamBlueprint,
  type ExamFile,
  type ExamOutput,
  type ExamPaper,
  renderBy,
} from '../exam/index.js';
import { paperSheets } from './paper-data.js';
import { withReadablePictures } from './pictures.js';
import type { Typesetter } from './typesetter.js';

/**
 * A paper's questions or key as a tagged PDF, with drawn formulas. The same bytes for the same paper. Pictures that
 * cannot be opened are printed by their names, and warned of.
 */
export async function renderPdf(
  exam: ExamPaper,
  file: ExamFile,
  typesetter: Typesetter,
): Promise<ExamOutput> {
  const readable = await withReadablePictures(exam, typesetter);
  return renderBy(readable, file, async () => (paper, kind) => {
    return typesetter.set(paperSheets(paper, kind));
  });
}

/** A paper's blueprint as a tagged PDF. The same bytes for the same paper. */
export const renderBlueprintPdf = (
  exam: ExamPaper,
  blueprint: ExamBlueprint,
  typesetter: Typesetter,
): Uint8Array<ArrayBuffer> =>
  typesetter.set(paperSheets(blueprintPaper(exam, blueprint), 'blueprint'));
