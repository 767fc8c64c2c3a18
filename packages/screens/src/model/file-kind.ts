import type { SetFile } from './question-set.js';

/** How a file can be shown. */
export type FileKind = 'pdf' | 'text' | 'document' | 'other';

const KINDS: Readonly<Record<string, FileKind>> = {
  pdf: 'pdf',
  txt: 'text',
  doc: 'document',
  docx: 'document',
};

/** How a file can be shown, by its type. */
export function fileKind({ type }: Pick<SetFile, 'type'>): FileKind {
  return Object.hasOwn(KINDS, type) ? (KINDS[type] as FileKind) : 'other';
}
