import type { Edit } from './edit.js';

/** The smallest part of a text that an edit replaces: `from` to `to` becomes `replacement`. */
interface ChangedRange {
  from: number;
  to: number;
  replacement: string;
}

/** The difference between two texts, so that only that is typed and undone. */
export function changedRange(before: string, after: string): ChangedRange {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from += 1;
  let tail = 0;
  while (tail < shorter - from && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return {
    from,
    to: before.length - tail,
    replacement: after.slice(from, after.length - tail),
  };
}

/**
 * Writes an edit into a textarea the way a person types, so that undo takes it back. Assigning the
 * value would empty the undo history.
 */
export function applyEdit(area: HTMLTextAreaElement, edit: Edit): void {
  const { from, to, replacement } = changedRange(area.value, edit.text);
  area.focus();
  if (from !== to || replacement !== '') {
    area.setSelectionRange(from, to);
    const typed =
      replacement === ''
        ? document.execCommand('delete')
        : document.execCommand('insertText', false, replacement);
    if (!typed) {
      area.setRangeText(replacement, from, to, 'end');
      area.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
    }
  }
  area.setSelectionRange(edit.start, edit.end);
}
