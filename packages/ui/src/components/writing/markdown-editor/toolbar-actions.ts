import { type Edit, replace } from './edit.js';
import { insertLink } from './insert-link.js';
import { prefixLines } from './prefix-lines.js';
import { wrapSelection } from './wrap-selection.js';

/** Draws a line below the selection, with the empty lines around it that Markdown asks for. */
function insertRule(edit: Edit): Edit {
  const { text, end } = edit;
  const newline = text.indexOf('\n', end);
  const at = newline === -1 ? text.length : newline;
  const before = text.slice(0, at);
  const above =
    before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  const below = /^\n*/.exec(text.slice(at))?.[0].length ?? 0;
  const rule = `${above}---${'\n'.repeat(Math.max(0, 2 - below))}`;
  const caret = at + rule.length + Math.min(below, 2);
  return replace(edit, at, at, rule, caret, 0);
}

/** The tools of the editor, in the order of the toolbar. */
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
  'formula',
] as const;

/** One of the tools. */
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
    case 'formula':
      return wrapSelection(edit, '$$', placeholder);
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
