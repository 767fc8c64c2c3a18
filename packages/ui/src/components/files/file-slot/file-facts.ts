import type { ComponentTexts } from '../../../lib/public/texts/index.js';
import type { SlotFile } from './slot-file.js';

/** The words for what became of a file. */
export function fileFact(
  { status = 'ready', progress = 0, error }: SlotFile,
  texts: Pick<ComponentTexts, Extract<keyof ComponentTexts, `fileSlot.${string}`>>,
): string {
  if (status === 'failed') return error ?? texts['fileSlot.failed'];
  if (status === 'uploading') {
    return texts['fileSlot.uploading'](String(Math.round(progress * 100)));
  }
  return texts[status === 'done' ? 'fileSlot.done' : 'fileSlot.ready'];
}
