const STEPS = [0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 2.5, 3] as const;

/** Widest that a fitted page becomes, in pixels: beyond it lines are too long to read. */
const WIDEST = 896;

/** The next factor up (`1`) or down (`-1`); the same one at either end. 1 fits the width. */
export function stepZoom(zoom: number, direction: 1 | -1): number {
  const next =
    direction === 1
      ? STEPS.find((step) => step > zoom + 0.001)
      : STEPS.findLast((step) => step < zoom - 0.001);
  return next ?? zoom;
}

/** Width of a page, in pixels, that fits the frame with a gap at both sides. */
export function fittedWidth(frame: number, gap: number): number {
  return Math.max(0, Math.min(WIDEST, Math.floor(frame) - 2 * gap));
}

/** Most pixels of one drawn page: more would cost a phone its memory. */
const MOST_PIXELS = 12_000_000;

/** Pixels to draw for each CSS pixel: what the screen shows, at most 2, and never too many in all. */
export function drawnDensity(width: number, height: number, devicePixelRatio: number): number {
  const affordable = Math.sqrt(MOST_PIXELS / Math.max(1, width * height));
  return Math.min(devicePixelRatio, 2, affordable);
}

/** The page that a typed text asks for, held within the document; `null` for what is no number. */
export function parsePage(text: string, count: number): number | null {
  const trimmed = text.trim();
  if (!/^\d{1,6}$/.test(trimmed)) return null;
  return Math.min(count, Math.max(1, Number(trimmed)));
}
