import { randomUUID } from 'node:crypto';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { BLUEPRINT_PART, PAPER_PARTS, VARIANTS } from '@bank-soal/contract/papers';
import type { DocumentPart, PaperFile, PaperSource } from '../documents/paper-source.js';
import type { PaperCaller, PaperWriter } from '../documents/paper-writer.js';
import { Refusal } from '../failures/refusal.js';

type Format = PaperFile['format'];

/** A document of one variant. */
interface PaperDocument {
  part: DocumentPart;
  variant: string;
}

/** A file of a paper on this machine's disk. */
export interface WrittenFile {
  name: string;
  path: string;
  /** Bytes. */
  size: number;
}

/** Files of a paper, until they are disposed of. */
export interface WrittenPaper<Files> {
  files: Files;
  /** Warnings about these files, each once. */
  warnings: number;
  /** Removes the files. */
  discard: () => Promise<void>;
}

export interface PaperPress {
  paperWriter: PaperWriter;
  /** Where files are written. */
  pending: string;
}

/** All documents of one paper together may take so much of the processor. */
const TOGETHER_MS = 25_000;

/** Longer work than a preview lets previews go first. */
const FILE_MS = 400;

/** The letters of a paper's variants. */
const variantsOf = ({ variants }: Pick<PaperSource, 'variants'>): readonly string[] =>
  VARIANTS.slice(0, variants);

/** Both documents of every variant, the questions first. */
export const allDocuments = (paper: PaperSource): PaperDocument[] =>
  PAPER_PARTS.flatMap((part) => variantsOf(paper).map((variant) => ({ part, variant })));

/** @throws Refusal 400 for a variant that the paper does not have */
function refuseVariant(paper: Pick<PaperSource, 'variants'>, variant: string): void {
  if (variantsOf(paper).includes(variant)) return;
  throw new Refusal(400, { code: 'invalid', what: 'variant' });
}

/** A file as it lies there. */
export const measured = async (name: string, path: string): Promise<WrittenFile> => {
  return { name, path, size: (await stat(path)).size };
};

interface Order {
  documents: readonly PaperDocument[];
  formats: readonly Format[];
  /** Writes the table of answers, too. */
  table?: string;
}

/**
 * Writes documents of a paper in some formats, each document in a slot of its own: a request for many lets
 * others pass between them.
 *
 * @throws Refusal 422 for what is too much to be written, 503 when the machine has no time
 */
export async function writePaper(
  { paperWriter, pending }: PaperPress,
  paper: PaperSource,
  { documents, formats, table }: Order,
  caller: PaperCaller,
): Promise<WrittenPaper<WrittenFile[]>> {
  const folder = join(pending, randomUUID());
  const discard = () => rm(folder, { recursive: true, force: true });
  let tookMs = 0;
  const costMs = documents.length > 1 ? FILE_MS : 0;
  await mkdir(folder, { mode: 0o700 });
  try {
    const names: string[] = [];
    const warnings = new Set<string>();
    for (const [index, { part, variant }] of documents.entries()) {
      if (tookMs > TOGETHER_MS) throw new Refusal(422, { code: 'paper-too-complex' });
      const isBlueprint = part === BLUEPRINT_PART;
      // A blueprint is no text, and one of all variants.
      const written = isBlueprint ? formats.filter((format) => format !== 'txt') : formats;
      const files = written.map((format): PaperFile & { name: string } => {
        const name = `${isBlueprint ? part : `${part}-${variant}`}.${format}`;
        return { format, part, variant, name, output: join(folder, name) };
      });
      const isLast = index === documents.length - 1;
      const job = { paper, files, ...(isLast && table && { table: join(folder, table) }) };
      const result = await paperWriter.write(job, caller, costMs);
      tookMs += result.tookMs;
      for (const warning of result.warnings) warnings.add(JSON.stringify(warning));
      names.push(...files.map(({ name }) => name), ...(isLast && table ? [table] : []));
    }
    const files = await Promise.all(names.map((name) => measured(name, join(folder, name))));
    return { files, warnings: warnings.size, discard };
  } catch (error) {
    await discard();
    throw error;
  }
}

/** One document of a paper in one format. @throws Refusal 400, 422, 503 */
export async function writeDocument(
  press: PaperPress,
  paper: PaperSource,
  document: PaperDocument & { format: Format },
  caller: PaperCaller,
): Promise<WrittenPaper<WrittenFile>> {
  refuseVariant(paper, document.variant);
  const order = { documents: [document], formats: [document.format] };
  const { files, ...rest } = await writePaper(press, paper, order, caller);
  return { ...rest, files: files[0] as WrittenFile };
}
