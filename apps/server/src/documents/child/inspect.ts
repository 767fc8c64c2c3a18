import { fileTypeFromFile } from 'file-type';
import { CONTENT_PROBLEMS } from '../reasons.js';
import { inspectDocx } from './inspect-docx.js';
import { inspectPdf } from './inspect-pdf.js';
import { inspectText } from './inspect-text.js';

const { NO_PDF, NO_DOCX, NO_TEXT } = CONTENT_PROBLEMS;
const OTHER_KIND: readonly string[] = [NO_PDF, NO_DOCX, NO_TEXT];

function problemOf(path: string, type: string): Promise<string | undefined> | string {
  switch (type) {
    case 'pdf':
      return inspectPdf(path);
    case 'docx':
      return inspectDocx(path);
    case 'txt':
      return inspectText(path);
    default:
      return CONTENT_PROBLEMS.UNKNOWN;
  }
}

/** What the file is instead, when its bytes say so: `' (sebenarnya PNG)'`. */
async function realKind(path: string): Promise<string> {
  const found = await fileTypeFromFile(path).catch(() => undefined);
  return found === undefined ? '' : ` (sebenarnya ${found.ext.toUpperCase()})`;
}

/** Says why a file is not what its name promises; nothing when it is. */
export async function inspect(path: string, type: string): Promise<string | undefined> {
  const problem = await problemOf(path, type);
  if (problem === undefined || !OTHER_KIND.includes(problem)) return problem;
  return `${problem}${await realKind(path)}.`;
}
