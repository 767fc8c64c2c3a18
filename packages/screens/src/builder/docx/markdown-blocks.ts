import {
  BorderStyle,
  HeadingLevel,
  type IParagraphOptions,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { inlineRuns } from './inline-runs.js';
import { formula } from './maths.js';
import { type MarkdownNode, type MarkdownOf, readMarkdown } from './read-markdown.js';
import { CODE, DEEPEST, NUMBERS } from './styles.js';

/** What a section of a document is made of. */
export type Block = Paragraph | Table;

const HEADINGS = [
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
];
const LINE = { style: BorderStyle.SINGLE, size: 4, color: 'A0A4A8', space: 4 } as const;
const INDENT = 720;

/** Where a block stands: how deep in lists, and with which mark. */
interface Place {
  depth: number;
  mark?: IParagraphOptions;
}

let lists = 0;

function paragraph(place: Place, options: IParagraphOptions): Paragraph {
  const indent = place.depth > 0 ? { indent: { left: INDENT * place.depth } } : {};
  return new Paragraph({ ...indent, ...place.mark, ...options });
}

function codeBlock(code: string, place: Place): Paragraph {
  const children = code
    .split('\n')
    .map((text, index) => new TextRun({ ...CODE, text, break: index > 0 ? 1 : 0 }));
  const border = { top: LINE, bottom: LINE, left: LINE, right: LINE };
  return paragraph(place, { border, spacing: { before: 80, after: 120 }, children });
}

function listBlocks(list: MarkdownOf<'list'>, { depth }: Place): Block[] {
  lists += 1;
  const level = Math.min(depth, DEEPEST);
  const mark: IParagraphOptions = list.ordered
    ? { numbering: { reference: NUMBERS, level, instance: lists } }
    : { bullet: { level } };
  return list.children.flatMap(({ checked, children }) => {
    const box = typeof checked === 'boolean' ? [new TextRun(checked ? '☒ ' : '☐ ')] : [];
    const [first, ...rest] = children;
    const inner = { depth: depth + 1 };
    const begins = first?.type === 'paragraph';
    const runs = begins ? inlineRuns(first.children) : [];
    return [
      new Paragraph({ ...mark, children: [...box, ...runs] }),
      ...(first && !begins ? blocks([first], inner) : []),
      ...blocks(rest, inner),
    ];
  });
}

function tableBlock(table: MarkdownOf<'table'>): Table {
  const rows = table.children.map(
    (row, index) =>
      new TableRow({
        tableHeader: index === 0,
        cantSplit: true,
        children: row.children.map((cell) => {
          const children = inlineRuns(cell.children, index === 0 ? { bold: true } : {});
          return new TableCell({
            margins: { left: 100, right: 100, top: 40, bottom: 40 },
            children: [new Paragraph({ children })],
          });
        }),
      }),
  );
  return new Table({ rows, width: { size: 100, type: WidthType.PERCENTAGE } });
}

function block(node: MarkdownNode, place: Place): Block[] {
  switch (node.type) {
    case 'paragraph':
      return [paragraph(place, { children: inlineRuns(node.children) })];
    case 'heading': {
      const heading = HEADINGS[Math.min(node.depth, HEADINGS.length) - 1];
      return [paragraph(place, { heading, children: inlineRuns(node.children) })];
    }
    case 'code':
      return [codeBlock(node.value, place)];
    case 'math':
      return [paragraph(place, { children: [formula(node.value, true)] })];
    case 'list':
      return listBlocks(node, place);
    case 'table':
      // Word joins what follows a table without a paragraph between.
      return [tableBlock(node), new Paragraph({})];
    case 'blockquote':
      return blocks(node.children, { depth: place.depth + 1, mark: { border: { left: LINE } } });
    case 'thematicBreak':
      return [paragraph(place, { border: { bottom: LINE } })];
    case 'footnoteDefinition':
      return blocks(node.children, place);
    default:
      return [];
  }
}

function blocks(nodes: readonly MarkdownNode[], place: Place): Block[] {
  return nodes.flatMap((node) => block(node, place));
}

/** A text in GitHub's Markdown as paragraphs and tables of Word; HTML in it is dropped. */
export function markdownBlocks(source: string): Block[] {
  return blocks(readMarkdown(source), { depth: 0 });
}
