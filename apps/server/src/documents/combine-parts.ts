import { rm } from 'node:fs/promises';
import type { DocumentLimits } from '../config.js';
import { busy } from '../gate.js';
import type { DocumentPart } from './job.js';
import type { ConvertWord } from './libre-office.js';
import { mergeWithQpdf } from './qpdf.js';
import { NOT_SHOWN_YET } from './reasons.js';
import type { Workers } from './workers.js';

/** What documents are combined with; programs of the machine only where they are installed. */
export interface CombinerTools {
  run: Workers['run'];
  qpdf: string | undefined;
  convertWord: ConvertWord | undefined;
}

const isPlainPdf = ({ type, givenUp }: DocumentPart) => type === 'pdf' && givenUp === undefined;

/** Each round gives up on one part at most, so it ends after as many rounds as there are parts. */
async function writeByChild(
  parts: readonly DocumentPart[],
  output: string,
  maxPages: number,
  run: Workers['run'],
): Promise<void> {
  const end = await run({ kind: 'combine', parts, output, maxPages });
  if (end.kind === 'done') return;
  if (end.kind === 'interrupted') throw busy(NOT_SHOWN_YET);
  if (parts[end.part]?.givenUp !== undefined) throw new Error('A notice page cannot be made');
  const rest = parts.map((part, index) =>
    index === end.part ? { ...part, givenUp: end.reason } : part,
  );
  await writeByChild(rest, output, maxPages, run);
}

/** Why a Word document is not given to a program of the machine; nothing when it is. */
async function tooHeavy(path: string, run: Workers['run']): Promise<string | undefined> {
  const end = await run({ kind: 'weigh', path });
  if (end.kind === 'interrupted') throw busy(NOT_SHOWN_YET);
  return end.kind === 'done' ? end.problem : end.reason;
}

/** Writes one PDF of all parts: with qpdf when that is all it takes, else file by file. */
export async function writeCombined(
  files: readonly DocumentPart[],
  output: string,
  limits: DocumentLimits,
  { run, qpdf, convertWord }: CombinerTools,
  signal: AbortSignal,
): Promise<void> {
  const converted: string[] = [];
  try {
    const parts: DocumentPart[] = [];
    for (const [index, part] of files.entries()) {
      const pdf = `${output}-${index}`;
      const isWord = part.type === 'docx' && part.givenUp === undefined;
      if (!isWord || convertWord === undefined) {
        parts.push(part);
        continue;
      }
      const problem = await tooHeavy(part.path, run);
      const done = problem === undefined && (await convertWord(part.path, pdf));
      if (done) converted.push(pdf);
      const shown = done ? { ...part, path: pdf, type: 'pdf' } : part;
      parts.push(problem === undefined ? shown : { ...part, givenUp: problem });
    }
    const paths = parts.map(({ path }) => path);
    const merged =
      qpdf !== undefined &&
      parts.every(isPlainPdf) &&
      (await mergeWithQpdf(qpdf, paths, output, limits, signal));
    if (!merged) await writeByChild(parts, output, limits.maxPages, run);
  } finally {
    for (const path of converted) await rm(path, { force: true });
  }
}
