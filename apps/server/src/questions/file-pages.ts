import { readFile, rm } from 'node:fs/promises';
import { Refusal } from '../failures/refusal.js';
import type { Services } from '../services.js';
import type { ReceivedContent } from '../storage/file-store.js';

const BROKEN = { code: 'broken-file', what: 'docx' } as const;

/**
 * The pages of a Word file as a PDF, to be looked at beside its questions. The file is judged like an upload, and
 * neither it nor its pages stay.
 *
 * @throws Refusal 422 for what is no Word file, 503 when the machine has no time
 */
export async function pagesOfFile(
  { inspector, combiner }: Pick<Services, 'inspector' | 'combiner'>,
  { path, sha256, size }: Pick<ReceivedContent, 'path' | 'sha256' | 'size'>,
  accountId: number,
): Promise<Buffer> {
  const problem = await inspector.inspect({ path, sha256, size }, 'docx', accountId);
  if (problem !== undefined) throw new Refusal(422, problem);
  const part = { path, sha256, size, type: 'docx', name: 'soal.docx' };
  const pages = await combiner.pagesOf(part, accountId);
  if (pages.type !== 'pdf' || pages.givenUp !== undefined) throw new Refusal(422, BROKEN);
  try {
    return await readFile(pages.path);
  } finally {
    await rm(pages.path, { force: true });
  }
}
