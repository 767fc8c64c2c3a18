import { type ExamFile, type ExamOutput, type ExamPaper, renderBy } from '../exam/index.js';
import { paperSheets } from './paper-data.js';
import type { Typesetter } from './typesetter.js';

/** Pictures that are none after all: what they are said to be, without their bytes. */
function withoutPictures(exam: ExamPaper): ExamPaper {
  const emptied = [...(exam.images ?? [])].map(
    ([sha, image]) => [sha, { ...image, bytes: new Uint8Array() }] as const,
  );
  return { ...exam, images: new Map(emptied) };
}

/**
 * A paper's questions or key as a tagged PDF, with drawn formulas. The same bytes for the same paper. Where the
 * compiler refuses a picture, all of them are printed by their names, and warned of.
 */
export async function renderPdf(
  exam: ExamPaper,
  file: ExamFile,
  typesetter: Typesetter,
): Promise<ExamOutput> {
  const set = (one: ExamPaper): Promise<ExamOutput> =>
    renderBy(one, file, async () => (paper, kind) => typesetter.set(paperSheets(paper, kind)));
  try {
    return await set(exam);
  } catch (error) {
    if (!exam.images?.size) throw error;
    return set(withoutPictures(exam));
  }
}
