/** How a file can be shown. */
export type FileKind = 'pdf' | 'text' | 'document' | 'other';

/** The wire's words for the types of files that the bank knows. */
const KINDS: Readonly<Record<string, FileKind>> = {
  pdf: 'pdf',
  txt: 'text',
  doc: 'document',
  docx: 'document',
};

/** The extension of a file's name, lower case with its dot; `''` when it has none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot <= 0 || dot === name.length - 1 ? '' : name.slice(dot).toLowerCase();
}

/** How a file can be shown, by its `filetype`. */
export function fileKind(type: string): FileKind {
  return Object.hasOwn(KINDS, type) ? (KINDS[type] as FileKind) : 'other';
}

/** The wire's `filetype` of a file, by its name: `pdf`, `doc`, `docx`, `txt` or `other`. */
export function fileTypeOf(name: string): string {
  const type = extensionOf(name).slice(1);
  return Object.hasOwn(KINDS, type) ? type : 'other';
}
