import type { Block, Paragraph, Span, WordNode } from './word-tree.js';

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

/** Marks of ordered items: Word tells the depth of each, not its number. */
function createNumbering() {
  const counts: number[] = [];
  return {
    restart: () => counts.splice(0),
    next: ({ level, isOrdered }: NonNullable<WordNode['numbering']>) => {
      const depth = Number(level);
      counts.length = depth + 1;
      const number = (counts[depth] ?? 0) + 1;
      counts[depth] = number;
      if (!isOrdered) return { mark: '•', level: depth };
      const letter = String.fromCharCode(96 + ((number - 1) % 26) + 1);
      return { mark: depth % 2 === 1 ? `${letter}.` : `${number}.`, level: depth };
    },
  };
}

interface Look {
  bold: boolean;
  italic: boolean;
}

/** The text and the pictures within a paragraph, in their order. */
function walk(node: WordNode, look: Look, spans: Span[], pictures: Block[]): void {
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
    case 'image':
      if (node.readAsBuffer) pictures.push({ kind: 'picture', read: node.readAsBuffer });
      return;
    default: {
      const own = { bold: look.bold || !!node.isBold, italic: look.italic || !!node.isItalic };
      for (const child of node.children ?? []) walk(child, own, spans, pictures);
    }
  }
}

function textOf(node: WordNode): string {
  const spans: Span[] = [];
  walk(node, { bold: false, italic: false }, spans, []);
  return spans.map(({ text }) => text).join('');
}

function cellText(cell: WordNode): string {
  return (cell.children ?? []).map(textOf).join('\n');
}

/** A Word document as blocks to draw one below the other. */
export function wordBlocks(document: WordNode): Block[] {
  const numbering = createNumbering();

  function paragraph(node: WordNode): Block[] {
    const spans: Span[] = [];
    const pictures: Block[] = [];
    for (const child of node.children ?? []) {
      walk(child, { bold: false, italic: false }, spans, pictures);
    }
    const heading = headingOf(node.styleName);
    if (heading > 0) numbering.restart();
    const align = ALIGNMENTS[node.alignment ?? ''] ?? 'left';
    const item = node.numbering ? numbering.next(node.numbering) : undefined;
    const isEmpty = spans.every(({ text }) => text === '');
    if (isEmpty && pictures.length > 0) return pictures;
    return [{ kind: 'paragraph', spans, heading, align, item }, ...pictures];
  }

  return (document.children ?? []).flatMap((node): Block[] => {
    if (node.type === 'paragraph') return paragraph(node);
    if (node.type !== 'table') return [];
    const rows = (node.children ?? []).map((row) => (row.children ?? []).map(cellText));
    return [{ kind: 'table', rows }];
  });
}
