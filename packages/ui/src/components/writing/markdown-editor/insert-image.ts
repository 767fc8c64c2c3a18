import { type Edit, replace } from './edit.js';

/** Words that stand in Markdown as they are, on one line. */
const plain = (words: string) =>
  words
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[\\[\]]/g, '\\$&');

/** Puts a picture in the place of what is selected, and the caret behind it. */
export function insertImage(edit: Edit, alt: string, address: string): Edit {
  const image = `![${plain(alt)}](${address})`;
  return replace(edit, edit.start, edit.end, image, edit.start + image.length, 0);
}
