/** A colour as people see it: lightness 0 to 1, chroma from 0 (grey), hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

/** @param hex `#rrggbb` */
export function toOklch(hex: string): Oklch {
  const [r, g, b] = toLinear(hex);
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const d = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(a, d),
    h: ((Math.atan2(d, a) * 180) / Math.PI + 360) % 360,
  };
}

/**
 * @param color what screens cannot show gives up chroma; lightness and hue stay
 * @returns `#rrggbb`
 */
export function toHex(color: Oklch): string {
  let { c } = color;
  if (!fits(linearOf(color))) {
    let low = 0;
    for (let step = 0; step < 16; step += 1) {
      const middle = (low + c) / 2;
      if (fits(linearOf({ ...color, c: middle }))) low = middle;
      else c = middle;
    }
    c = low;
  }
  return `#${linearOf({ ...color, c })
    .map((v) => Math.min(1, Math.max(0, v)))
    .map((v) => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055))
    .map((v) =>
      Math.round(v * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/**
 * The contrast of two colours as WCAG 2.2 counts it.
 *
 * @param a `#rrggbb`
 * @param b `#rrggbb`
 * @returns 1 to 21
 */
export function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [r, g, b] = toLinear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function toLinear(hex: string): [number, number, number] {
  const channel = (at: number) => {
    const v = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function linearOf({ l, c, h }: Oklch): number[] {
  const a = c * Math.cos((h * Math.PI) / 180);
  const d = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * d) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * d) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * d) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** Half a step of the 256 is no loss of colour. */
function fits(linear: number[]): boolean {
  return linear.every((v) => v >= -0.0003 && v <= 1.002);
}
