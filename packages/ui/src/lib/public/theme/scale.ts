import { type Curve, curves } from './curve.js';
import { contrast, type Oklch, toHex, toOklch } from './oklch.js';

/** Least contrast of text, and of what has to be seen without being read (WCAG 1.4.3, 1.4.11). */
const TEXT = 4.5;
const SHAPE = 3;
/** More chroma than this shouts in backgrounds and leaves sRGB at the lightness of text. */
const MOST_CHROMA = 0.13;
const WHITE = '#ffffff';

/** The brand in one theme. All colours are `#rrggbb`. */
export interface ThemeColors {
  /** Twelve steps: 1–2 pages, 3–5 soft fills, 6–8 borders, 9–10 solid fills, 11–12 text. */
  scale: readonly string[];
  /** Text on steps 9 and 10. */
  onBrand: string;
}

/**
 * Derives the twelve steps of one theme. Lightness follows the design's own scale; the solid fill is
 * the colour itself wherever that can be seen.
 *
 * @param brand `#rrggbb`
 * @param theme which of the two themes
 */
export function deriveColors(brand: string, theme: 'light' | 'dark'): ThemeColors {
  const curve = curves[theme];
  const { c, h } = toOklch(brand);
  const tinted = (step: number): Oklch => {
    const { l, share } = curve.steps[step - 1] ?? { l: 0, share: 0 };
    return { l, c: Math.min(c, MOST_CHROMA) * share, h };
  };

  const quiet = [1, 2, 3, 4, 5, 6, 7, 8].map((step) => toHex(tinted(step)));
  const behindText = [...curve.grounds, ...quiet.slice(2, 5)];
  const text = [11, 12].map((step) =>
    untilSeen(tinted(step), curve, (hex) => leastContrast(hex, behindText) >= TEXT),
  );

  const inks = [toHex({ l: 0.17, c: Math.min(c, 0.03), h }), WHITE];
  const inkFor = (fills: string[]) =>
    inks.toSorted((a, b) => leastContrast(b, fills) - leastContrast(a, fills))[0] ?? WHITE;
  const hoverOf = (fill: string) =>
    hoversOf(fill, curve).find(
      (hex) => leastContrast(hex, curve.grounds) >= SHAPE && contrast(inkFor([fill]), hex) >= TEXT,
    );
  const fill = untilSeen(
    fillStart(brand, theme, tinted(9)),
    curve,
    (hex) =>
      leastContrast(hex, curve.grounds) >= SHAPE &&
      contrast(inkFor([hex]), hex) >= TEXT &&
      hoverOf(hex) !== undefined,
  );
  const hover = hoverOf(fill) ?? fill;
  return { scale: [...quiet, fill, hover, ...text], onBrand: inkFor([fill, hover]) };
}

/** On dark ground a dark brand is lifted to where the design's own fill is, not just into sight. */
function fillStart(brand: string, theme: 'light' | 'dark', designed: Oklch): Oklch {
  const seen = leastContrast(brand, curves[theme].grounds) >= SHAPE;
  return theme === 'light' || seen ? toOklch(brand) : designed;
}

/** Hovering moves away from the page, or towards it where there is no room. */
function hoversOf(fill: string, { steps }: Curve): string[] {
  const color = toOklch(fill);
  const move = (steps[9]?.l ?? 0) - (steps[8]?.l ?? 0);
  return [move, -move, move / 2, -move / 2, -3 * move]
    .map((by) => toHex({ ...color, l: Math.min(1, Math.max(0, color.l + by)) }))
    .filter((hex) => hex !== fill && toOklch(hex).c > color.c * 0.6 - 0.001);
}

/** Moves the lightness away from the page until the colour passes. */
function untilSeen(start: Oklch, { away }: Curve, passes: (hex: string) => boolean): string {
  let color = start;
  let hex = toHex(color);
  while (!passes(hex) && color.l > 0 && color.l < 1) {
    color = { ...color, l: color.l + away * 0.005 };
    hex = toHex(color);
  }
  return hex;
}

function leastContrast(hex: string, grounds: readonly string[]): number {
  return Math.min(...grounds.map((ground) => contrast(hex, ground)));
}
