import type { OpenPdf } from './open-pdf.js';

/** Draws a page small. */
export function drawThumbnail(
  pdf: OpenPdf,
  page: number,
  canvas: HTMLCanvasElement,
  width: number,
) {
  const stop = new AbortController();
  let cancelDrawing = () => {};

  async function draw() {
    const opened = await pdf.getPage(page);
    if (stop.signal.aborted) return;
    const scale = width / opened.getViewport({ scale: 1 }).width;
    const viewport = opened.getViewport({ scale });
    canvas.width = Math.ceil(viewport.width);
    canvas.height = Math.ceil(viewport.height);
    const drawing = opened.render({ canvas, viewport });
    cancelDrawing = () => drawing.cancel();
    await drawing.promise;
  }

  return {
    done: draw(),
    cancel() {
      stop.abort();
      cancelDrawing();
    },
  };
}
