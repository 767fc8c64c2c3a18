import { readFile, writeFile } from 'node:fs/promises';
import type { Blueprint } from '@bank-soal/contract/papers';
import { BLUEPRINT_PART } from '@bank-soal/contract/papers';
import {
  answerTableCsv,
  type ExamFile,
  type ExamImage,
  type ExamItem,
  type ExamOutput,
  type ExamPaper,
  type ExamWarning,
  examWarnings,
  renderBlueprintDocx,
  renderDocx,
  renderText,
} from '@bank-soal/paper/exam';
import type { Ended, WritePaperJob } from '../job.js';
import type { PaperFile, PaperSource, SourceImage, SourceItem } from '../paper-source.js';
import { loadTypesetter } from './typesetter.js';

type Question = Pick<ExamItem, 'kind' | 'markdown' | 'options' | 'answer' | 'explanation'>;

function toItem({ questionId, points, space, body }: SourceItem): ExamItem {
  const { kind, markdown, options, answer, explanation } = JSON.parse(body) as Question;
  return { questionId, points, space, kind, markdown, options, answer, explanation };
}

async function toImage({ sha256, type, path }: SourceImage): Promise<[string, ExamImage]> {
  return [sha256, { bytes: await readFile(path), type: type as ExamImage['type'] }];
}

async function examOf({
  images,
  sections,
  blueprint: _,
  ...paper
}: PaperSource): Promise<ExamPaper> {
  return {
    ...paper,
    sections: sections.map((section) => ({ ...section, items: section.items.map(toItem) })),
    images: new Map(await Promise.all(images.map(toImage))),
  };
}

/** Without the pictures that nothing can open: Word files would hold them all the same, and say nothing. */
async function printable(exam: ExamPaper): Promise<ExamPaper> {
  if (exam.images?.size === 0) return exam;
  const { withReadablePictures } = await import('@bank-soal/paper/typst');
  return withReadablePictures(exam, await loadTypesetter());
}

async function writeBlueprint(
  exam: ExamPaper,
  format: PaperFile['format'],
  blueprint: Blueprint,
): Promise<Uint8Array> {
  if (format !== 'pdf') return renderBlueprintDocx(exam, blueprint);
  const { renderBlueprintPdf } = await import('@bank-soal/paper/typst');
  return renderBlueprintPdf(exam, blueprint, await loadTypesetter());
}

const WRITERS: Readonly<
  Record<PaperFile['format'], (paper: ExamPaper, file: ExamFile) => Promise<ExamOutput>>
> = {
  pdf: async (paper, file) => {
    const { renderPdf } = await import('@bank-soal/paper/typst');
    return renderPdf(paper, file, await loadTypesetter());
  },
  docx: renderDocx,
  txt: renderText,
};

/** An error of the system says nothing about the paper. */
const isOurs = (error: unknown) => (error as NodeJS.ErrnoException).syscall !== undefined;

/** Writes files of a paper; the same once of what should be looked at in them. */
export async function writePaper({ paper, files, table }: WritePaperJob): Promise<Ended> {
  const found: ExamWarning[] = [];
  const before = process.cpuUsage();
  // Before anything of the paper is looked at: a failure here is no verdict on it.
  if (paper.images.length > 0 || files.some(({ format }) => format === 'pdf'))
    await loadTypesetter();
  try {
    const exam = await printable(await examOf(paper));
    if (files.length === 0) found.push(...(await examWarnings(exam)));
    for (const { format, part, variant, output } of files) {
      if (part === BLUEPRINT_PART) {
        if (paper.blueprint === undefined) throw new Error('The blueprint is missing');
        const bytes = await writeBlueprint(exam, format, paper.blueprint);
        await writeFile(output, bytes, { mode: 0o600 });
        continue;
      }
      const { bytes, warnings } = await WRITERS[format](exam, { part, variant });
      await writeFile(output, bytes, { mode: 0o600 });
      found.push(...warnings);
    }
    if (table !== undefined) await writeFile(table, answerTableCsv(exam), { mode: 0o600 });
  } catch (error) {
    if (isOurs(error)) throw error;
    return { problem: String(error), isSpent: true };
  }
  const warnings = [...new Map(found.map((one) => [JSON.stringify(one), one])).values()];
  const { user, system } = process.cpuUsage(before);
  return { warnings, cpuMs: (user + system) / 1000 };
}
