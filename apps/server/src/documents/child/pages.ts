import { fontsFor } from './fonts.js';
import { printable } from './printable.js';
import { type DrawnPages, drawPages, INK, SOFT } from './sheet.js';

/** More characters than a page of plain text can hold: bounds the work on a long text. */
const PAGE_CHARACTERS = 8000;

/** A text file as pages: its name on top, then its lines as they stand. */
export function textPages(name: string, content: string, maxPages: number): Promise<DrawnPages> {
  const title = printable(name);
  const text = printable(content.slice(0, maxPages * PAGE_CHARACTERS));
  const fonts = fontsFor(title + text);
  return drawPages(title, maxPages, (page) => {
    page.font(fonts.bold).fontSize(11).fillColor(SOFT).text(title).moveDown(0.8);
    page.font(fonts.mono).fontSize(10).fillColor(INK);
    // An empty text would take no room.
    for (const line of text.split('\n')) page.text(line === '' ? ' ' : line, { lineGap: 2 });
  });
}

/** A page in the place of a file that cannot be shown: its name, and why. */
export async function noticePage(name: string, reason: string): Promise<Buffer> {
  const title = printable(name);
  const fonts = fontsFor(title + reason);
  const { pdf } = await drawPages(title, 1, (page) => {
    page.font(fonts.bold).fontSize(16).fillColor(INK).text(title).moveDown(0.6);
    page.font(fonts.plain).fontSize(12).fillColor(SOFT).text(reason, { lineGap: 3 });
  });
  return pdf;
}
