import type { FileCategory, PreviewType } from '@bank-soal/contract/files';

/** The combined document that holds a category's files: test cases stand behind the questions. */
export function combinedOf(category: FileCategory): PreviewType {
  return category === 'answers' ? 'answers' : 'questions';
}
