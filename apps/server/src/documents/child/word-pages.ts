import { convertToHtml } from 'mammoth';
import { SIMPLE_WORD } from '../reasons.js';
import { type Fonts, fontsFor } from './fonts.js';
import { createPictures, type OpenPicture, type PictureTools } from './pictures.js';
import { printable } from './printable.js';
import { type DrawnPages, drawPages, drawTitle, INK, placed, SOFT } from './sheet.js';
import { openParts, type WordPackage } from './word/open-parts.js';
import { readableParts } from './word/readable.js';
import { wordBlocks } from './word-blocks.js';
import type { Block, Paragraph, Span, WordNode } from './word-tree.js';

const SIZE = 11;
const HEADING_SIZES = [SIZE, 17, 14, 12.5, 11.5, 11, 11];
const INDENT = 20;
/** Most width of a mark. */
const MOST_MARK = 120;
const MARK_GAP = 5;
/** Where the document begins: its pages are the same whatever its name. */
const BELOW_TITLE = 14;

/** mammoth's tree of the document; its HTML is not used. */
async function readTree(parts: WordPackage): Promise<WordNode> {
  let tree: WordNode = { type: 'document' };
  const transformDocument = (document: WordNode) => {
    tree = document;
    return { ...document, children: [] };
  };
  // Its types do not know that it takes a package that is open.
  const input = { file: readableParts(parts) } as unknown as { path: string };
  await convertToHtml(input, { transformDocument });
  return tree;
}

function fontOf({ bold, italic }: Span, heading: number, fonts: Fonts): string {
  const strong = bold || heading > 0;
  if (strong) return italic ? fonts.boldItalic : fonts.bold;
  return italic ? fonts.italic : fonts.plain;
}

function drawParagraph(page: PDFKit.PDFDocument, block: Paragraph, fonts: Fonts): void {
  const { spans, heading, align, item } = block;
  const shown = spans.filter(({ text }) => text !== '');
  const size = HEADING_SIZES[heading] ?? SIZE;
  page.fontSize(size).fillColor(INK);
  if (heading > 0) page.moveDown(0.4);
  page.font(fonts.plain);
  const mark = placed(page, item?.mark ?? '');
  const room = Math.max(INDENT, Math.min(MOST_MARK, page.widthOfString(mark) + MARK_GAP));
  const before = page.page.margins.left + (item?.level ?? 0) * INDENT;
  const left = item === undefined ? before : before + room;
  if (mark !== '') page.text(mark, before, page.y, { lineBreak: false });
  const width = page.page.width - page.page.margins.right - left;
  page.x = left;
  if (shown.length === 0) page.font(fonts.plain).text(' ', { width });
  for (const [index, span] of shown.entries()) {
    const continued = index < shown.length - 1;
    page.font(fontOf(span, heading, fonts));
    page.text(placed(page, span.text), { width, align, lineGap: 2, continued });
  }
  page.x = page.page.margins.left;
  page.moveDown(0.3);
}

function drawTable(page: PDFKit.PDFDocument, rows: readonly string[][], fonts: Fonts): void {
  const columns = Math.max(...rows.map((row) => row.length));
  if (columns < 1) return;
  const even = rows.map((row) => [...row, ...Array<string>(columns - row.length).fill('')]);
  page.font(fonts.plain).fontSize(10).fillColor(INK);
  page.table({
    data: even.map((row) => row.map((text) => placed(page, text))),
    defaultStyle: { padding: 4 },
  });
  page.moveDown(0.6);
}

function drawPicture(page: PDFKit.PDFDocument, picture: OpenPicture | undefined): void {
  const { margins, width, height } = page.page;
  if (picture === undefined) {
    page.font('Helvetica-Oblique').fontSize(9).fillColor(SOFT).text('[gambar]');
    return;
  }
  const room = width - margins.left - margins.right;
  const scale = Math.min(1, room / picture.width, height / 2 / picture.height);
  if (page.y + picture.height * scale > height - margins.bottom) page.addPage();
  const tools = page as unknown as PictureTools;
  tools.image(picture, { width: picture.width * scale }).moveDown(0.4);
}

function allText(blocks: readonly Block[]): string {
  const texts = blocks.flatMap((block) => {
    if (block.kind === 'paragraph') {
      return [block.item?.mark ?? '', ...block.spans.map(({ text }) => text)];
    }
    return block.kind === 'table' ? block.rows.flat() : [];
  });
  return printable(texts.join('\n'));
}

/** A Word document as plain, readable pages, with a line that says so. */
export async function wordPages(name: string, path: string, maxPages: number): Promise<DrawnPages> {
  const parts = await openParts(path);
  try {
    // Pictures are read while the pages are written.
    return await drawWord(name, wordBlocks(await readTree(parts)), maxPages);
  } finally {
    parts.close();
  }
}

function drawWord(name: string, blocks: readonly Block[], maxPages: number): Promise<DrawnPages> {
  const title = printable(name);
  const fonts = fontsFor(allText(blocks));
  return drawPages(title, maxPages, async (page) => {
    const { left, top } = page.page.margins;
    page.font(fontsFor(title).bold).fontSize(11).fillColor(SOFT);
    drawTitle(page, title);
    page
      .font('Helvetica-Oblique')
      .fontSize(9)
      .text(SIMPLE_WORD, left, top + BELOW_TITLE);
    page.moveDown(1);
    const openPicture = createPictures(page as unknown as PictureTools);
    for (const block of blocks) {
      if (block.kind === 'paragraph') drawParagraph(page, block, fonts);
      else if (block.kind === 'table') drawTable(page, block.rows, fonts);
      else drawPicture(page, await openPicture(block.read));
    }
  });
}
