import { type Edit, replace } from './edit.js';

/** Draws a line below the selection, with the empty lines around it that Markdown asks for. */
export function insertRule(edit: Edit): Edit {
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
