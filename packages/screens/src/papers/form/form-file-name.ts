import { type PaperDraft, titleOf } from '../draft/paper-draft.js';

const LONGEST = 100;
const UNSAFE = /[\\/:*?"<>|\p{Cc}]+/gu;
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * Name of a downloaded form: its title with spaces turned into underscores, and without
 * characters that a file system refuses.
 *
 * @param extension without a dot
 */
export function formFileName(form: Pick<PaperDraft, 'title'>, extension: string): string {
  const safe = titleOf(form)
    .normalize('NFC')
    .replace(/\s+/g, '_')
    .replace(UNSAFE, '-')
    .replace(/^[.-]+|[.-]+$/g, '');
  const short = [...safe].slice(0, LONGEST).join('');
  const name = short === '' ? 'Untitled_Form' : short;
  return `${RESERVED.test(name) ? `_${name}` : name}.${extension}`;
}
