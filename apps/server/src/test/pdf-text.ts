import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The visible text of all pages, lines joined by spaces. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const document = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
  const words: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    for (const item of items) if ('str' in item) words.push(item.str, item.hasEOL ? ' ' : '');
    words.push(' ');
  }
  await document.loadingTask.destroy();
  return words.join('').replace(/\s+/g, ' ').trim();
}
