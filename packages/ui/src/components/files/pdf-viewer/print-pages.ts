import type { OpenPdf } from './open-pdf.js';

/** Dots of a printed inch: sharp enough for text, and a page stays below 10 MB while it is drawn. */
const DENSITY = 150;

/** Lets go of the pages where a browser never tells that its print dialog was closed. */
const MOST_WAIT = 10 * 60_000;

/**
 * Prints all pages, each on a sheet of the first one's size. They are drawn here: a browser's own viewer, which
 * could print the file itself, is forbidden on many sites and missing on phones.
 */
export async function printPages(pdf: OpenPdf, title: string, signal: AbortSignal): Promise<void> {
  const frame = await openFrame();
  const pictures: string[] = [];
  function close() {
    frame.remove();
    for (const picture of pictures) URL.revokeObjectURL(picture);
  }
  try {
    const sheet = await pdf.getPage(1);
    const { width, height } = sheet.getViewport({ scale: 1 });
    const inside = frame.contentWindow as Window & typeof globalThis;
    const { document } = inside;
    document.title = title;
    const style = new inside.CSSStyleSheet();
    style.replaceSync(`@page { size: ${width}pt ${height}pt; margin: 0 }
      body { margin: 0 }
      img { display: block; width: 100%; height: 100vh; object-fit: contain; break-after: page }
      img:last-child { break-after: auto }`);
    document.adoptedStyleSheets = [style];
    for (let page = 1; page <= pdf.numPages; page += 1) {
      const picture = URL.createObjectURL(await drawPage(pdf, page));
      signal.throwIfAborted();
      pictures.push(picture);
      const image = document.createElement('img');
      image.src = picture;
      document.body.append(image);
      await image.decode();
    }
    signal.throwIfAborted();
    inside.addEventListener('afterprint', close);
    setTimeout(close, MOST_WAIT);
    inside.focus();
    inside.print();
  } catch (error) {
    close();
    throw error;
  }
}

function openFrame(): Promise<HTMLIFrameElement> {
  return new Promise((resolve) => {
    const frame = document.createElement('iframe');
    frame.ariaHidden = 'true';
    frame.tabIndex = -1;
    // Drawn, or some browsers print nothing of it.
    Object.assign(frame.style, { position: 'fixed', width: 0, height: 0, border: 0 });
    frame.onload = () => resolve(frame);
    document.body.append(frame);
  });
}

async function drawPage(pdf: OpenPdf, number: number): Promise<Blob> {
  const page = await pdf.getPage(number);
  const viewport = page.getViewport({ scale: DENSITY / 72 });
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  await page.render({ canvas, viewport, intent: 'print' }).promise;
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  // Phones keep a canvas in memory until it is made small.
  canvas.width = 0;
  if (!blob) throw new Error(`Page ${number} could not be drawn`);
  return blob;
}
