/** Kind of a file, as far as its icon and preview go. */
export type FileKind = 'pdf' | 'document' | 'text' | 'other';

/**
 * Tells the kind from a type word (`pdf`, `docx`) or, without one, from the name's ending. Letter
 * case does not matter.
 */
export function fileKind(name: string, type = extension(name)): FileKind {
  switch (type.toLowerCase()) {
    case 'pdf':
      return 'pdf';
    case 'doc':
    case 'docx':
      return 'document';
    case 'txt':
      return 'text';
    default:
      return 'other';
  }
}

/** The name's ending without its dot, in lower case; empty when there is none. */
export function extension(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
}
