import { checkUploadName, checkUploadSize } from '@bank-soal/contract/rules-upload';
import type { Messages } from '../messages/messages.js';

/**
 * Why a chosen file is refused (§5), with its name; `undefined` when it may be sent.
 *
 * @param maxMb the server's limit in MB
 */
export function fileProblem(
  { name, size }: Pick<File, 'name' | 'size'>,
  maxMb: number,
  { refused, wrongKind, emptyFile, tooLarge }: Messages['upload'],
): string | undefined {
  if (checkUploadName(name) !== undefined) return refused(name, wrongKind(name));
  if (checkUploadSize(size, maxMb) === undefined) return undefined;
  return refused(name, size === 0 ? emptyFile : tooLarge(maxMb));
}
