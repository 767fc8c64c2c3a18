/** The factors that can be chosen; 1 is the size on paper. */
export const ZOOM_STEPS = [0.25, 0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 2.5, 3] as const;

/** CSS pixels of a point, as a browser prints them. */
const PIXELS = 96 / 72;

/** Widest that a fitted page becomes, in pixels: beyond it lines are too long to read. */
const WIDEST = 896;

/** The next factor up (`1`) or down (`-1`); the same one at either end. */
export function stepZoom(zoom: number, direction: 1 | -1): number {
  const next =
    direction === 1
      ? ZOOM_STEPS.find((step) => step > zoom + 0.001)
      : ZOOM_STEPS.findLast((step) => step < zoom - 0.001);
  return next ?? zoom;
}

/** Width of a page, in pixels, that fits the frame with a gap at both sides. */
export function fittedWidth(frame: number, gap: number): number {
  return Math.max(0, Math.min(WIDEST, Math.floor(frame) - 2 * gap));
}

/** Width, in pixels, of a page of so many points at a factor. */
export function zoomedWidth(zoom: number, points: number): number {
  return Math.floor(zoom * points * PIXELS);
}

/** The factor at which a page of so many points is that wide. */
export function zoomOf(width: number, points: number): number {
  return width / (points * PIXELS);
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
