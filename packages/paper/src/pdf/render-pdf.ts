import { PAPER_KINDS, type Paper, type PaperKind } from '../model/paper.js';
import { headerPieces } from './header.js';
import { paperBlocks } from './items.js';
import { Sheet } from './sheet.js';
import { contentWidth, ink, label, page } from './style.js';

/**
 * A kind of file of a paper, as a PDF. The same bytes for the same paper: the only date in it is the exam's.
 * What is not drawn yet stands as it was typed: formulas.
 */
export async function renderPdf(paper: Paper, kind: PaperKind): Promise<Uint8Array<ArrayBuffer>> {
  const name = PAPER_KINDS[kind];
  const sheet = new Sheet({
    title: `${name} - ${paper.title}`,
    author: paper.issuer ?? '',
    subject: paper.course ?? '',
    date: new Date(paper.date === undefined ? 0 : `${paper.date}T00:00:00Z`),
  });
  sheet.flow(headerPieces(sheet, paper, kind));
  const spare = kind === 'questions' ? 0.4 : 0.15;
  for (const block of paperBlocks(sheet, paper, kind)) sheet.flowTogether(block, spare);
  const y = page.height - page.bottom + 22;
  const style = { ...label, size: 8, leading: 11 };
  return sheet.finish((current, total) => {
    sheet.rule(page.left, y - 6, contentWidth, ink.rule, 0.5);
    sheet.drawPlain(
      [name, paper.name, paper.course].filter(Boolean).join(' · '),
      page.left,
      y,
      style,
    );
    const right = page.left + contentWidth;
    sheet.drawPlain(`Halaman ${current} dari ${total}`, right, y, style, 'right');
  });
}
