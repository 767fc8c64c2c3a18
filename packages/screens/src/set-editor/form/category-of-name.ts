import type { FileCategory } from '@bank-soal/contract/files';

const KEY = /(^|[^a-z])(kunci|jawaban|jwb|solusi|pembahasan|answers?|keys?|solutions?)([^a-z]|$)/i;
const CASES = /(^|[^a-z])(test[\s_-]?cases?|testcases?|kasus[\s_-]?uji|tc)([^a-z]|$)/i;

/** Category of a file by its name, for files that were dropped beside the slots: a question file in doubt. */
export function categoryOfName(fileName: string): FileCategory {
  if (CASES.test(fileName)) return 'testCases';
  return KEY.test(fileName) ? 'answers' : 'questions';
}
