import type { Edit } from './edit.js';
import { insertLink } from './insert-link.js';
import { insertRule } from './insert-rule.js';
import { prefixLines } from './prefix-lines.js';
import { wrapSelection } from './wrap-selection.js';

/** The ten tools of the editor, in the order of the toolbar. */
export const TOOLS = [
  'bold',
  'italic',
  'heading1',
  'heading2',
  'bullets',
  'numbers',
  'code',
  'link',
  'image',
  'rule',
] as const;

/** One of the ten tools. */
export type Tool = (typeof TOOLS)[number];

/**
 * Text and selection after a tool.
 *
 * @param placeholder stands where words are missing, and is selected
 */
export function applyTool(tool: Tool, edit: Edit, placeholder = ''): Edit {
  switch (tool) {
    case 'bold':
      return wrapSelection(edit, '**', placeholder);
    case 'italic':
      return wrapSelection(edit, '*', placeholder);
    case 'code':
      return wrapSelection(edit, '`', placeholder);
    case 'heading1':
      return prefixLines(edit, 'heading-1');
    case 'heading2':
      return prefixLines(edit, 'heading-2');
    case 'bullets':
      return prefixLines(edit, 'bullets');
    case 'numbers':
      return prefixLines(edit, 'numbers');
    case 'link':
      return insertLink(edit, '', placeholder);
    case 'image':
      return insertLink(edit, '!', placeholder);
    case 'rule':
      return insertRule(edit);
  }
}
