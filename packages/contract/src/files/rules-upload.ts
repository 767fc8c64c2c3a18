import type { Failure } from '../common/failures.js';
import { extensionOf } from './file-kinds.js';

/** Extensions that may be uploaded, lower case with their dot. */
export const UPLOAD_EXTENSIONS = ['.pdf', '.docx', '.txt'] as const;

/** Longest extension that a sentence repeats. */
const SHOWN_MAX = 20;

const shortened = (extension: string) =>
  extension.length > SHOWN_MAX ? `${extension.slice(0, SHOWN_MAX)}…` : extension;

/** Judges a file by its name. */
export function checkUploadName(name: string): Failure | undefined {
  const extension = extensionOf(name);
  if ((UPLOAD_EXTENSIONS as readonly string[]).includes(extension)) return undefined;
  return extension === ''
    ? { code: 'unsupported-format', what: 'no-extension' }
    : { code: 'unsupported-format', extension: shortened(extension) };
}

/**
 * Judges a file by its size.
 *
 * @param size bytes
 * @param max the server's limit in MB (2^20 bytes)
 */
export function checkUploadSize(size: number, max: number): Failure | undefined {
  if (size === 0) return { code: 'empty-file' };
  return size > max * 1024 * 1024 ? { code: 'too-large', what: 'file', max } : undefined;
}
