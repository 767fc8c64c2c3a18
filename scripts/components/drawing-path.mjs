import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** @typedef {[tag: string, attributes: Record<string, string>]} Shape a part of a drawing, as lucide keeps it */

const NUMBER = String.raw`-?(?:\d+\.?\d*|\.\d+)`;
const FIRST_MOVE = new RegExp(String.raw`^\s*([Mm])\s*(${NUMBER})[\s,]*(${NUMBER})[\s,]*`);
/** Size that a pen of 1.5 paints as well without filling. */
const DOT = 0.75;

/** A drawing of Lucide as one path. @type {(name: string) => Promise<string>} */
export async function lucidePath(name) {
  const lucide = dirname(createRequire(import.meta.url).resolve('lucide-react/package.json'));
  const { __iconData: drawing } = await import(
    pathToFileURL(join(lucide, `dist/esm/icons/${name}.mjs`)).href
  );
  return drawingPath(drawing.node);
}

/**
 * A drawing as one path, so that an icon is a single text and a single element.
 *
 * @param {Shape[]} shapes
 * @returns {string} the `d` of a path, in 24 units
 */
export function drawingPath(shapes) {
  return shapes.map(([tag, attributes]) => shapePath(tag, attributes)).join('');
}

/** @type {(tag: string, attributes: Record<string, string>) => string} */
function shapePath(tag, { key: _, d = '', points = '', fill, ...rest }) {
  const at = Object.fromEntries(Object.entries(rest).map(([name, text]) => [name, Number(text)]));
  const known = Object.values(at).every(Number.isFinite);
  const dot = tag === 'circle' && (at.r ?? 0) <= DOT;
  if (!known || (fill !== undefined && !dot)) throw new Error(`Not drawn by a pen alone: <${tag}>`);
  const { x = 0, y = 0, width = 0, height = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0 } = at;
  switch (tag) {
    case 'path':
      return fromAnywhere(d);
    case 'line':
      return `M${numbers(x1, y1)}L${numbers(x2, y2)}`;
    case 'polyline':
      return `M${points}`;
    case 'polygon':
      return `M${points}z`;
    case 'circle':
      return oval(at.cx ?? 0, at.cy ?? 0, at.r ?? 0, at.r ?? 0);
    case 'ellipse':
      return oval(at.cx ?? 0, at.cy ?? 0, at.rx ?? 0, at.ry ?? 0);
    case 'rect':
      return box(x, y, width, height, at.rx ?? at.ry ?? 0);
    default:
      throw new Error(`Unknown shape: <${tag}>`);
  }
}

/** A path may follow another one: what it counts from its own beginning is counted from the corner. */
function fromAnywhere(/** @type {string} */ d) {
  const [start, command, x, y] = FIRST_MOVE.exec(d) ?? [''];
  const rest = d.slice(start.length);
  // Points right behind a move are lines of the move's own kind.
  const line = /^[-.\d]/.test(rest) ? (command === 'm' ? 'l' : 'L') : '';
  return `M${numbers(Number(x), Number(y))}${line}${rest}`;
}

/** @type {(x: number, y: number, across: number, down: number) => string} */
function oval(x, y, across, down) {
  const half = (/** @type {number} */ width) => `a${numbers(across, down, 0, 1, 0, width, 0)}`;
  return `M${numbers(x - across, y)}${half(2 * across)}${half(-2 * across)}`;
}

/** @type {(x: number, y: number, width: number, height: number, radius: number) => string} */
function box(x, y, width, height, radius) {
  const [across, down] = [width - 2 * radius, height - 2 * radius];
  if (radius === 0)
    return `M${numbers(x, y)}h${numbers(width)}v${numbers(height)}h${numbers(-width)}z`;
  const corner = (/** @type {number} */ dx, /** @type {number} */ dy) =>
    `a${numbers(radius, radius, 0, 0, 1, dx * radius, dy * radius)}`;
  return [
    `M${numbers(x + radius, y)}h${numbers(across)}${corner(1, 1)}`,
    `v${numbers(down)}${corner(-1, 1)}h${numbers(-across)}${corner(-1, -1)}`,
    `v${numbers(-down)}${corner(1, -1)}z`,
  ].join('');
}

/** @type {(...values: number[]) => string} */
function numbers(...values) {
  return values
    .map((value) => String(Math.round(value * 1000) / 1000))
    .join(' ')
    .replaceAll(/ -/g, '-')
    .replaceAll(/(?<=^|[ -])0\./g, '.');
}
