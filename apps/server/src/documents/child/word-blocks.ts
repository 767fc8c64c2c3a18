import { markIn } from './word/readable.js';
import type { Block, Paragraph, Picture, Span, WordNode } from './word-tree.js';

const ALIGNMENTS: Readonly<Record<string, Paragraph['align']>> = {
  center: 'center',
  right: 'right',
  end: 'right',
  both: 'justify',
  distribute: 'justify',
};

function headingOf(styleName: string | null | undefined): number {
  if (/^(title|judul)$/i.test(styleName ?? '')) return 1;
  return Number(/^heading ([1-6])$/i.exec(styleName ?? '')?.[1] ?? 0);
}

const RAISED: Readonly<Record<string, string>> = { '1': '¹', '2': '²', '3': '³' };

/** A text above or below the line, in signs that every font has: `³`, `^(n+1)`, `_2`. */
function shifted(text: string, alignment: string | null | undefined): string {
  if (text.trim() === '') return text;
  const group = /^[\p{L}\p{N}]+$/u.test(text) ? text : `(${text})`;
  if (alignment === 'superscript') return RAISED[text] ?? `^${group}`;
  return alignment === 'subscript' ? `_${group}` : text;
}

interface Look {
  bold: boolean;
  italic: boolean;
}

/** Content of a paragraph or a cell, beside its text. */
interface Found {
  pictures: Picture[];
  notes: WordNode[];
}

/** The text and the pictures within a paragraph, in their order. */
function walk(node: WordNode, look: Look, spans: Span[], found: Found): void {
  const add = (text: string) => spans.push({ text, ...look });
  switch (node.type) {
    case 'text':
      add(node.value ?? '');
      return;
    case 'tab':
      add('    ');
      return;
    case 'break':
      add('\n');
      return;
    case 'checkbox':
      add(node.checked ? '[x]' : '[ ]');
      return;
    case 'noteReference':
      add(`[${found.notes.push(node)}]`);
      return;
    case 'image':
      if (node.readAsBuffer) found.pictures.push({ kind: 'picture', read: node.readAsBuffer });
      return;
    default: {
      const own = { bold: look.bold || !!node.isBold, italic: look.italic || !!node.isItalic };
      const inner: Span[] = [];
      for (const child of node.children ?? []) walk(child, own, inner, found);
      const { verticalAlignment } = node;
      if (verticalAlignment !== 'superscript' && verticalAlignment !== 'subscript') {
        spans.push(...inner);
      } else if (inner.length > 0) {
        const text = inner.map((span) => span.text).join('');
        // A note's number is raised, and in brackets already.
        const isNote = node.children?.some(({ type }) => type === 'noteReference');
        spans.push({ text: isNote ? text : shifted(text, verticalAlignment), ...own });
      }
    }
  }
}

const PLAIN: Look = { bold: false, italic: false };

const markOf = (node: WordNode) =>
  node.children
    ?.map(({ type, name }) => (type === 'bookmarkStart' ? markIn(name) : undefined))
    .find(Boolean);

/** The text of a cell; of a table within it, rows below each other and cells apart. */
function textOf(node: WordNode, found: Found): string {
  const texts = (separator: string) =>
    (node.children ?? []).map((child) => textOf(child, found)).join(separator);
  if (node.type === 'tableRow') return texts(' | ');
  if (node.type === 'table' || node.type === 'tableCell') return texts('\n');
  const spans: Span[] = [];
  const before = found.pictures.length;
  walk(node, PLAIN, spans, found);
  const mark = markOf(node)?.mark;
  const names = found.pictures.slice(before).map(() => '[gambar]');
  const said = [...spans.map(({ text }) => text), ...names].join('');
  return mark ? `${mark} ${said}` : said;
}

/** A Word document as blocks to draw one below the other; pictures of a table stand below it. */
export function wordBlocks(document: WordNode): Block[] {
  const found: Found = { pictures: [], notes: [] };
  const pictures = () => found.pictures.splice(0);

  function paragraph(node: WordNode): Block[] {
    const spans: Span[] = [];
    for (const child of node.children ?? []) walk(child, PLAIN, spans, found);
    const heading = headingOf(node.styleName);
    const align = ALIGNMENTS[node.alignment ?? ''] ?? 'left';
    const item = markOf(node);
    const isEmpty = spans.every(({ text }) => text === '');
    const drawn = pictures();
    if (isEmpty && drawn.length > 0 && item === undefined) return drawn;
    return [{ kind: 'paragraph', spans, heading, align, item }, ...drawn];
  }

  function block(node: WordNode): Block[] {
    if (node.type === 'paragraph') return paragraph(node);
    if (node.type !== 'table') return [];
    const rows = (node.children ?? []).map((row) =>
      (row.children ?? []).map((cell) => textOf(cell, found)),
    );
    return [{ kind: 'table', rows }, ...pictures()];
  }

  const blocks = (document.children ?? []).flatMap(block);
  for (const [index, reference] of [...found.notes].entries()) {
    const [first, ...others] = document.notes?.resolve(reference)?.body.flatMap(block) ?? [];
    if (first?.kind === 'paragraph') {
      first.spans.unshift({ text: `[${index + 1}] `, ...PLAIN });
    }
    blocks.push(...(first === undefined ? [] : [first]), ...others);
  }
  return blocks;
}
