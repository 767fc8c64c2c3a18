import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Failure } from '@bank-soal/contract/common';
import { Refusal } from '../failures/refusal.js';
import { busy, createLimiter, type Holder } from '../limits/limiter.js';
import { createMemoryBudget } from '../limits/memory.js';
import type { DocumentLimits } from '../settings/config.js';
import { makeFolder } from '../storage/disk-files.js';
import type { QuestionInFile, ReadQuestionsJob } from './job.js';
import type { DrawMetafiles } from './metafile-drawer.js';
import { NOT_JUDGED_YET } from './reasons.js';
import { createWorkers } from './workers.js';

/** Result of a file of questions. */
export interface QuestionsInFile {
  rows: readonly QuestionInFile[];
  /** The bytes of a picture that a row names. */
  pictureOf: (sha256: string) => Promise<Buffer>;
  /** Forgets the pictures. */
  dispose: () => Promise<void>;
}

/** A file of questions, and what is named beside it. */
export type QuestionsFile = Omit<ReadQuestionsJob, 'kind' | 'output' | 'metafiles' | 'areDrawn'>;

/** Reads files of questions, in a process of its own. */
export interface QuestionReader {
  /**
   * Reads a file; the caller removes the result.
   *
   * @param holder account of the file
   * @throws Refusal 422 where no single question can be read, 503 when the machine had no time
   */
  read: (file: QuestionsFile, holder: Holder) => Promise<QuestionsInFile>;
  close: () => void;
}

/** One file of an account at a time. */
const SLOTS = { width: 1, each: 1, waiting: 64, waitMs: 60_000 };
/** A file of 20 MB takes some 200 MB. */
const MOST_RSS = 384 * 1024 * 1024;
const TOO_COMPLEX = { code: 'too-complex', what: 'questions' } as const;

/** No question of the file can be read. */
const refused = (failure: Failure) => new Refusal(422, failure, {}, { rows: [] });

/**
 * Reads one file of questions at a time.
 *
 * @param pending where pictures lie meanwhile; emptied at each start of the server
 * @param draw draws metafiles, where LibreOffice is there
 */
export function createQuestionReader(
  limits: DocumentLimits,
  pending: string,
  memory = createMemoryBudget(),
  draw?: DrawMetafiles,
): QuestionReader {
  const maxRssBytes = Math.min(limits.maxRssBytes, MOST_RSS);
  const workers = createWorkers(1, { ...limits, maxRssBytes }, { memory });
  const limit = createLimiter(SLOTS);

  async function rowsIn(job: ReadQuestionsJob) {
    const end = await workers.run(job);
    if (end.kind === 'interrupted') throw busy(NOT_JUDGED_YET);
    if (end.kind === 'gave-up') throw refused(TOO_COMPLEX);
    if (end.refusal !== undefined) throw refused(end.refusal);
    return { rows: end.questions ?? [], hasMetafiles: end.hasMetafiles };
  }

  async function rowsOf(file: QuestionsFile, output: string, holder: Holder) {
    const job = { kind: 'read-questions', ...file, output } as const;
    if (draw === undefined) return (await rowsIn(job)).rows;
    const metafiles = join(output, 'metafiles.docx');
    const { rows, hasMetafiles } = await rowsIn({ ...job, metafiles });
    if (!hasMetafiles) return rows;
    await draw(metafiles, output, holder);
    return (await rowsIn({ ...job, areDrawn: true })).rows;
  }

  return {
    read: (file, holder) =>
      limit(async () => {
        await makeFolder(pending);
        const output = await mkdtemp(join(pending, 'questions-'));
        const dispose = () => rm(output, { recursive: true, force: true });
        try {
          const rows = await rowsOf(file, output, holder);
          return { rows, pictureOf: (sha256) => readFile(join(output, sha256)), dispose };
        } catch (error) {
          await dispose();
          throw error;
        }
      }, holder),
    close: workers.close,
  };
}
