import type { Failure } from '@bank-soal/contract/common';
import { CONTENT_PROBLEMS } from '../reasons.js';

/** Loads only what the kind needs: memory is counted in this process. */
async function problemOf(path: string, type: string): Promise<Failure | undefined> {
  switch (type) {
    case 'pdf':
      return (await import('./inspect-pdf.js')).inspectPdf(path);
    case 'docx':
      return (await import('./inspect-docx.js')).inspectDocx(path);
    case 'txt':
      return (await import('./inspect-text.js')).inspectText(path);
    default:
      return CONTENT_PROBLEMS.UNKNOWN;
  }
}

/** Real kind of the file, when its bytes say so: `PNG`. */
async function realKind(path: string): Promise<string | undefined> {
  const { fileTypeFromFile } = await import('file-type');
  const found = await fileTypeFromFile(path).catch(() => undefined);
  return found?.ext.toUpperCase();
}

/** Reason that a file is not what its name promises; nothing when it is. */
export async function inspect(path: string, type: string): Promise<Failure | undefined> {
  const problem = await problemOf(path, type);
  if (problem?.code !== 'unlike-its-name') return problem;
  const found = await realKind(path);
  return found === undefined ? problem : { ...problem, code: 'another-kind', found };
}
