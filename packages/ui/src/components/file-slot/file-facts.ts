import type { Strings } from '../../lib/public/strings/index.js';
import type { SlotFile } from './slot-file.js';

/** The words for what became of a file. */
export function fileFact(
  { status = 'ready', progress = 0, error }: SlotFile,
  strings: Strings,
): string {
  if (status === 'failed') return error ?? strings['fileSlot.failed'];
  if (status === 'uploading') {
    return strings['fileSlot.uploading'](String(Math.round(progress * 100)));
  }
  return strings[status === 'done' ? 'fileSlot.done' : 'fileSlot.ready'];
}
