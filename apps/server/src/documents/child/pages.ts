import { fontsFor } from './fonts.js';
import { printable } from './printable.js';
import { type DrawnPages, drawPages, INK, placed, SOFT } from './sheet.js';
import { textRows } from './text-rows.js';

/** More characters than a page of plain text can hold: bounds the work on a long text. */
const PAGE_CHARACTERS = 8000;
const SIZE = 10;
const LINE_GAP = 2;

/** A text file as pages: its name on top, then its lines as they stand. */
export function textPages(name: string, content: string, maxPages: number): Promise<DrawnPages> {
  const title = printable(name);
  const text = printable(content.slice(0, maxPages * PAGE_CHARACTERS));
  const fonts = fontsFor(title + text);
  return drawPages(title, maxPages, (page) => {
    page.font(fonts.bold).fontSize(11).fillColor(SOFT).text(placed(page, title)).moveDown(0.8);
    page.font(fonts.mono).fontSize(SIZE).fillColor(INK);
    const { left, right, bottom } = page.page.margins;
    const columns = Math.floor((page.page.width - left - right) / page.widthOfString('0'));
    const height = page.currentLineHeight(true) + LINE_GAP;
    let { y } = page;
    // Rows are broken here: the library looks for the end of a long word letter by letter.
    for (const row of textRows(text, columns)) {
      if (y + height > page.page.height - bottom) {
        page.addPage();
        y = page.page.margins.top;
      }
      if (row !== '') page.text(placed(page, row), left, y, { lineBreak: false });
      y += height;
    }
  });
}

/** A page in the place of a file that cannot be shown: its name, and why. */
export async function noticePage(name: string, reason: string): Promise<Buffer> {
  const title = printable(name);
  const fonts = fontsFor(title + reason);
  const { pdf } = await drawPages(title, 1, (page) => {
    page.font(fonts.bold).fontSize(16).fillColor(INK).text(placed(page, title)).moveDown(0.6);
    page.font(fonts.plain).fontSize(12).fillColor(SOFT).text(reason, { lineGap: 3 });
  });
  return pdf;
}
