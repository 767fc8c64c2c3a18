import { CONTENT_PROBLEMS } from '../reasons.js';

const { NO_PDF, NO_DOCX, NO_TEXT } = CONTENT_PROBLEMS;
const OTHER_KIND: readonly string[] = [NO_PDF, NO_DOCX, NO_TEXT];

/** Loads only what the kind needs: memory is counted in this process. */
async function problemOf(path: string, type: string): Promise<string | undefined> {
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

/** What the file is instead, when its bytes say so: `' (sebenarnya PNG)'`. */
async function realKind(path: string): Promise<string> {
  const { fileTypeFromFile } = await import('file-type');
  const found = await fileTypeFromFile(path).catch(() => undefined);
  return found === undefined ? '' : ` (sebenarnya ${found.ext.toUpperCase()})`;
}

/** Says why a file is not what its name promises; nothing when it is. */
export async function inspect(path: string, type: string): Promise<string | undefined> {
  const problem = await problemOf(path, type);
  if (problem === undefined || !OTHER_KIND.includes(problem)) return problem;
  return `${problem}${await realKind(path)}.`;
}
