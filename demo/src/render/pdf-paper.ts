import { documentHeading, type Paper, type PaperKind, programmeName } from '../paper.js';
import { paperName } from './facts.js';
import { headerPieces } from './pdf-header.js';
import { paperBlocks } from './pdf-items.js';
import { Sheet } from './pdf-sheet.js';
import { contentWidth, ink, label, page } from './pdf-style.js';

/** The same bytes for the same paper: the only date in it is the exam's. */
export async function renderPdf(paper: Paper, kind: PaperKind): Promise<Uint8Array> {
  const name = documentHeading[kind];
  const sheet = new Sheet({
    title: `${name} - ${paper.title}`,
    author: programmeName,
    subject: paper.course,
    date: new Date(`${paper.date}T00:00:00Z`),
  });
  sheet.flow(headerPieces(sheet, paper, kind));
  const spare = kind === 'questions' ? 0.4 : 0.15;
  for (const block of paperBlocks(sheet, paper, kind)) sheet.flowTogether(block, spare);
  const y = page.height - page.bottom + 22;
  const style = { ...label, size: 8, leading: 11 };
  return sheet.finish((current, total) => {
    sheet.rule(page.left, y - 6, contentWidth, ink.rule, 0.5);
    sheet.drawPlain(`${name} · ${paperName(paper)} · ${paper.course}`, page.left, y, style);
    const right = page.left + contentWidth;
    sheet.drawPlain(`Halaman ${current} dari ${total}`, right, y, style, 'right');
  });
}
