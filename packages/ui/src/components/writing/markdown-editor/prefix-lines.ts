import { type Edit, replace } from './edit.js';

/** Prefix of a line. */
export type LineKind = 'heading-1' | 'heading-2' | 'bullets' | 'numbers';

const KINDS: Record<
  LineKind,
  { present: RegExp; replaced: RegExp; prefix: (n: number) => string }
> = {
  'heading-1': { present: /^#\s/, replaced: /^#{1,6}\s+/, prefix: () => '# ' },
  'heading-2': { present: /^##\s/, replaced: /^#{1,6}\s+/, prefix: () => '## ' },
  bullets: { present: /^[-*+]\s/, replaced: /^(?:[-*+]|\d+[.)])\s+/, prefix: () => '- ' },
  numbers: { present: /^\d+[.)]\s/, replaced: /^(?:[-*+]|\d+[.)])\s+/, prefix: (n) => `${n}. ` },
};

/** Makes the selected lines headings or items of a list; when all are already, plain lines again. */
export function prefixLines(edit: Edit, kind: LineKind): Edit {
  const { text, start, end } = edit;
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const newline = text.indexOf('\n', Math.max(start, end - (text[end - 1] === '\n' ? 1 : 0)));
  const to = newline === -1 ? text.length : newline;
  const lines = text.slice(from, to).split('\n');

  const { present, replaced, prefix } = KINDS[kind];
  const counted = lines.length === 1 ? lines : lines.filter((line) => line.trim() !== '');
  const remove = counted.every((line) => present.test(line));
  let number = 0;
  const changed = lines.map((line) => {
    if (!counted.includes(line)) return line;
    number += 1;
    return (remove ? '' : prefix(number)) + line.replace(replaced, '');
  });

  const block = changed.join('\n');
  if (start !== end) return replace(edit, from, to, block, from, block.length);
  const caret = Math.max(from, start + block.length - (to - from));
  return replace(edit, from, to, block, caret, 0);
}
