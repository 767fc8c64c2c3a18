import { deriveColors, type ThemeColors } from './scale.js';

/** Input of a theme. */
export interface ThemeOptions {
  /** The brand's colour: `#0f766e` or `#fc0`. */
  brand: string;
}

/** A brand in both themes of the library; {@link themeCss} makes it a style sheet. */
export interface Theme {
  /** The colour that it was made from, `#rrggbb`. */
  brand: string;
  /** Its colours on a light page. */
  light: ThemeColors;
  /** Its colours on a dark page. */
  dark: ThemeColors;
}

/**
 * Derives a brand scale of twelve steps, light and dark, from one colour. Text on it and in it keeps a
 * contrast of 4.5, fills and the focus ring 3, whatever the colour. Pure: for a build, a server or a
 * settings page; no component needs it at run time.
 *
 * @throws RangeError when `brand` is not a colour of three or six hexadecimal digits
 */
export function createTheme({ brand }: ThemeOptions): Theme {
  const hex = parse(brand);
  return { brand: hex, light: deriveColors(hex, 'light'), dark: deriveColors(hex, 'dark') };
}

function parse(text: string): string {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (!digits) throw new RangeError(`"${text}" is not a colour such as #0f766e or #fc0`);
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}
