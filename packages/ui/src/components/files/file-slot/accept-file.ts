/** How a file's name was judged. */
export interface FileVerdict {
  /** Whether the ending is among the permitted ones. */
  accepted: boolean;
  /** The name's ending with its dot, in lower case; empty when it has none. */
  extension: string;
}

/**
 * Judges a file by its name. The bytes are judged elsewhere.
 *
 * @param accept endings with their dot, such as `.pdf`; letter case does not matter
 */
export function acceptFile(name: string, accept: readonly string[]): FileVerdict {
  const dot = name.lastIndexOf('.');
  const extension = dot > 0 && dot < name.length - 1 ? name.slice(dot).toLowerCase() : '';
  return {
    accepted: accept.some((ending) => ending.toLowerCase() === extension),
    extension,
  };
}

/**
 * Lists the endings as a sentence does: PDF, DOCX, atau TXT.
 *
 * @param or the word before the last one
 */
export function listFormats(accept: readonly string[], or = 'atau'): string {
  const names = accept.map((ending) => ending.replace(/^\./, '').toUpperCase());
  if (names.length < 2) return names.join('');
  const last = names.at(-1);
  const comma = names.length > 2 ? ',' : '';
  return `${names.slice(0, -1).join(', ')}${comma} ${or} ${last}`;
}
