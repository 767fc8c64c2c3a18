import type { Paper, PaperKind } from '../model/paper.js';
import type { ExamFile, ExamOutput, ExamPaper, ExamPart, ExamWarning } from './exam-paper.js';

const KINDS: Readonly<Record<ExamPart, PaperKind>> = { soal: 'questions', kunci: 'answers' };

type Write = (
  paper: Paper,
  kind: PaperKind,
) => Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>;

/**
 * Writes a paper's questions or key by any writer of the model: those of formats that this room does not know
 * are named by who calls. What reads Markdown, and the writer, is loaded when a paper is written.
 */
export async function renderBy(
  exam: ExamPaper,
  file: ExamFile,
  load: () => Promise<Write>,
): Promise<ExamOutput> {
  const { printedPaper } = await import('./printed-paper.js');
  const { paper, warnings } = await printedPaper(exam, file);
  const write = await load();
  return { bytes: await write(paper, KINDS[file.part]), warnings };
}

/** A paper's questions or key as a Word document to go on with. The same bytes for the same paper. */
export const renderDocx = (paper: ExamPaper, file: ExamFile): Promise<ExamOutput> =>
  renderBy(paper, file, async () => (await import('../docx/index.js')).renderDocx);

/** A paper's questions or key as text; formulas stand as they were typed. The same bytes for the same paper. */
export const renderText = (paper: ExamPaper, file: ExamFile): Promise<ExamOutput> =>
  renderBy(paper, file, async () => (await import('../text/index.js')).renderText);

/** Warnings for the lecturer before any file of the paper is printed. */
export async function examWarnings(paper: ExamPaper): Promise<ExamWarning[]> {
  const { printedPaper } = await import('./printed-paper.js');
  return (await printedPaper(paper, { part: 'kunci', variant: 'A' })).warnings;
}
