import { fontsFor } from './fonts.js';
import { printable } from './printable.js';
import { type DrawnPages, drawPages, drawTitle, INK, placed, SOFT } from './sheet.js';
import { textRows } from './text-rows.js';

/** More characters than a page of plain text can hold: bounds the work on a long text. */
const PAGE_CHARACTERS = 8000;
const SIZE = 10;
const LINE_GAP = 2;

/** Where a text begins: its pages are the same whatever its name. */
const BELOW_TITLE = 26;

/**
 * A text file as pages: its name on top, then its lines as they stand.
 *
 * @param onRow receives each row and its page
 */
export function textPages(
  name: string,
  content: string,
  maxPages: number,
  onRow: (row: string, page: number) => void = () => undefined,
): Promise<DrawnPages> {
  const title = printable(name);
  const text = printable(content.slice(0, maxPages * PAGE_CHARACTERS));
  return drawPages(title, maxPages, (page) => {
    const { left, right, top, bottom } = page.page.margins;
    page.font(fontsFor(title).bold).fontSize(11).fillColor(SOFT);
    drawTitle(page, title);
    page.font(fontsFor(text).mono).fontSize(SIZE).fillColor(INK);
    const columns = Math.floor((page.page.width - left - right) / page.widthOfString('0'));
    const height = page.currentLineHeight(true) + LINE_GAP;
    let y = top + BELOW_TITLE;
    let number = 1;
    // Rows are broken here: the library looks for the end of a long word letter by letter.
    for (const row of textRows(text, columns)) {
      if (y + height > page.page.height - bottom) {
        page.addPage();
        number += 1;
        y = top;
      }
      onRow(row, number);
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
