import { changedRange } from './changed-range.js';
import type { Edit } from './edit.js';

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
