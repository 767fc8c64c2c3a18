import { type Edit, replace } from './edit.js';

/** Signs on both sides of a marked text. Bold and italic share a sign and differ in number. */
export type Marker = '**' | '*' | '`' | '$$';

/** Marks the selected words, or takes the mark away; without a selection, marks a placeholder. */
export function wrapSelection(edit: Edit, marker: Marker, placeholder: string): Edit {
  const { text, start, end } = trimmed(edit);
  if (start === end) {
    const marked = marker + placeholder + marker;
    return replace(edit, start, end, marked, start + marker.length, placeholder.length);
  }

  const width = marker.length;
  const around = Math.min(signsBefore(text, start, marker), signsAfter(text, end, marker));
  if (isMarked(around, marker)) {
    const words = text.slice(start, end);
    return replace(edit, start - width, end + width, words, start - width, words.length);
  }
  const inside = Math.min(signsAfter(text, start, marker), signsBefore(text, end, marker));
  if (isMarked(inside, marker) && end - start > 2 * inside) {
    const words = text.slice(start + width, end - width);
    return replace(edit, start, end, words, start, words.length);
  }
  const words = text.slice(start, end);
  return replace(edit, start, end, marker + words + marker, start + width, words.length);
}

/** Markdown knows no mark with a space at its inner edge. */
function trimmed({ text, start, end }: Edit): Edit {
  const words = text.slice(start, end);
  if (words.trim() === '') return { text, start, end };
  return {
    text,
    start: start + (words.length - words.trimStart().length),
    end: end - (words.length - words.trimEnd().length),
  };
}

function isMarked(signs: number, marker: Marker): boolean {
  if (marker.length === 2) return signs >= 2;
  return marker === '*' ? signs === 1 || signs >= 3 : signs >= 1;
}

function signsBefore(text: string, position: number, marker: Marker): number {
  let count = 0;
  while (text[position - 1 - count] === marker[0]) count += 1;
  return count;
}

function signsAfter(text: string, position: number, marker: Marker): number {
  let count = 0;
  while (text[position + count] === marker[0]) count += 1;
  return count;
}
