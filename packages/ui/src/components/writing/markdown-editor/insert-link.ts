import { type Edit, replace } from './edit.js';

const ADDRESS = 'https://';

/**
 * Makes the selected words a link, or the selected address the target of one, and selects what is
 * still to be written. A selected link becomes plain words again.
 *
 * @param sign `!` makes an image, whose words are its description
 */
export function insertLink(edit: Edit, sign: '' | '!', placeholder: string): Edit {
  const { text, start, end } = edit;
  const selected = text.slice(start, end);
  const link = new RegExp(`^${sign}\\[([^\\]]*)\\]\\([^)]*\\)$`).exec(selected);
  if (link) {
    const words = link[1] ?? '';
    return replace(edit, start, end, words, start, words.length);
  }

  const isAddress = /^(?:https?:\/\/|mailto:)\S+$/.test(selected);
  const words = isAddress || selected === '' ? placeholder : selected;
  const address = isAddress ? selected : ADDRESS;
  const open = `${sign}[`;
  const made = `${open}${words}](${address})`;
  const wordsAt = start + open.length;
  return words === placeholder
    ? replace(edit, start, end, made, wordsAt, words.length)
    : replace(edit, start, end, made, wordsAt + words.length + 2, address.length);
}
