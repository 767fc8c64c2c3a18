/** @typedef {{ l: number, c: number, h: number }} Oklch lightness 0 to 1, chroma, hue in degrees */

/**
 * @param {string} hex `#rrggbb`
 * @returns {Oklch}
 */
export function toOklch(hex) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255)
    .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
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
 * @param {Oklch} color what lies outside of sRGB is cut off at its edge
 * @returns {string} `#rrggbb`
 */
export function toHex({ l, c, h }) {
  const a = c * Math.cos((h * Math.PI) / 180);
  const d = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * d) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * d) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * d) ** 3;
  const linear = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  return `#${linear
    .map((v) => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055))
    .map((v) => Math.round(Math.min(1, Math.max(0, v)) * 255))
    .map((v) => v.toString(16).padStart(2, '0'))
    .join('')}`;
}
