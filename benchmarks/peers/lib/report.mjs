import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PARTS } from './parts.mjs';

const folder = join(import.meta.dirname, '..');

/** @typedef {import('./libraries.mjs').Library} Library */
/** @typedef {Record<string, number>} Bytes by what was weighed; what a library lacks is not there */

/**
 * Target of each row: the landing column.
 *
 * @type {{ title: string, bytes?: string, time?: string, land: number }[]}
 */
const ROWS = [
  {
    title: 'Page of badges, chips, bars, cards: kB of JavaScript over the floor',
    bytes: 'cards',
    land: 4,
  },
  { title: 'Everything on one page: kB of JavaScript over the floor', bytes: 'all', land: 36 },
  { title: 'CSS of the library, kB', bytes: 'css', land: 8 },
  { title: '1,000 badges: mount', time: 'badges/mount', land: 1.2 },
  { title: '1,000 badges: update', time: 'badges/update', land: 1.2 },
  { title: '500 cards: mount', time: 'cards/mount', land: 1.2 },
  { title: '500 cards: update', time: 'cards/update', land: 1.2 },
  { title: '500-row table: mount', time: 'table/mount', land: 1.2 },
  { title: '500-row table: update', time: 'table/update', land: 1.2 },
  { title: 'Dialog opened and closed', time: 'dialog/total', land: 1.6 },
  { title: 'Multi-select of 2,000: open, type, choose', time: 'multi/total', land: 1.3 },
  { title: '100 selects and 100 groups of tabs: mount', time: 'panels/mount', land: 2.5 },
  { title: '100 selects and 100 groups of tabs: update', time: 'panels/update', land: 2.5 },
  { title: 'Heap of the badges', time: 'badges/heap', land: 1.1 },
  { title: 'Heap of the cards', time: 'cards/heap', land: 1.1 },
  { title: 'Heap of the table', time: 'table/heap', land: 1.1 },
  { title: 'Heap of the selects and tabs', time: 'panels/heap', land: 4 },
  { title: '100 switches: mount', time: 'switches/mount', land: 2 },
  { title: '100 switches: update', time: 'switches/update', land: 2 },
  { title: '100 sliders: mount', time: 'sliders/mount', land: 2 },
  { title: '100 sliders: update', time: 'sliders/update', land: 2 },
  { title: 'Accordion of 50: mount', time: 'accordion/mount', land: 2 },
  { title: 'Accordion of 50: open one, close it', time: 'accordion/total', land: 2 },
  { title: 'Calendar: mount', time: 'calendar/mount', land: 2 },
  { title: 'Calendar: 12 months on', time: 'calendar/total', land: 2 },
  { title: 'Menu of 20: open, go down 5, close', time: 'menu/total', land: 2 },
  { title: 'Tree of 500: mount', time: 'tree/mount', land: 2 },
  { title: 'Tree of 500: open, close, go down 5', time: 'tree/total', land: 2 },
  ...PARTS.map(({ id, title, land }) => ({
    title: `${title} alone: kB of JavaScript over the floor`,
    bytes: id,
    land,
  })),
];

/** Other work on the machine only ever adds time, so the fast quarter says most; heap has no such noise. */
const typical = (/** @type {number[]} */ values, part = 0.25) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? Number.NaN;

/**
 * The table of ratios to the floor.
 *
 * @param {{
 *   chosen: Library[],
 *   bytes: Map<string, Bytes>,
 *   samples: Map<string, Record<string, number[]>>,
 *   failures: Map<string, string>,
 *   rounds: number,
 *   before: string,
 * }} run `before` is an older table: what was not measured this time stays as it is there
 * @returns {string} Markdown
 */
export function report({ chosen, bytes, samples, failures, rounds, before }) {
  const [floor, ...others] = chosen;
  if (!floor) return '';
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`;
  const older = before.split('\n');
  const rows = ROWS.flatMap((row) => {
    const cells = row.bytes
      ? sizes(row.bytes, others, bytes)
      : ratios(row.time ?? '', floor, others, samples);
    if (cells) return [line([row.title, String(row.land), ...cells])];
    return older.filter((one) => one.startsWith(`| ${row.title} |`));
  });
  const versions = others.map(({ name, package: from }) =>
    from ? `${name} ${versionOf(from)}` : '',
  );
  return [
    readFileSync(join(folder, 'lib/preface.md'), 'utf8').trimEnd(),
    '',
    line(['What', 'Land at', `${floor.name}, ms or kB`, ...others.map(({ name }) => name)]),
    line(['---', '---', '---', ...others.map(() => '---')]),
    ...rows,
    '',
    `Interleaved rounds: ${rounds}. ${[...versions.filter(Boolean), `React ${versionOf('react')}`].join(', ')}.`,
    '',
    readFileSync(join(folder, 'lib/notes.md'), 'utf8').trimEnd(),
    ...[...failures].map(([where, why]) => `- Failed: ${where}: ${why}`),
  ].join('\n');
}

/** @type {(key: string, others: Library[], bytes: Map<string, Bytes>) => string[]} */
function sizes(key, others, bytes) {
  const kb = (/** @type {number} */ value) => (value / 1000).toFixed(1);
  const floor = bytes.get('plain')?.[key] ?? 0;
  const over = (/** @type {Library} */ { id }) => {
    const own = bytes.get(id)?.[key];
    return own === undefined ? '–' : kb(own - (key === 'css' ? 0 : floor));
  };
  return [kb(floor), ...others.map(over)];
}

/**
 * @param {string} key
 * @param {Library} floor
 * @param {Library[]} others
 * @param {Map<string, Record<string, number[]>>} samples
 * @returns {string[] | undefined} undefined when the row was not measured
 */
function ratios(key, floor, others, samples) {
  const base = samples.get(floor.id)?.[key];
  if (!base) return undefined;
  const heap = key.endsWith('/heap');
  const part = heap ? 0.5 : 0.25;
  const cells = others.map(({ id }) => {
    const own = samples.get(id)?.[key];
    return own ? `${(typical(own, part) / typical(base, part)).toFixed(2)} ×` : '–';
  });
  const value = heap ? typical(base, part) / 1e6 : typical(base, part);
  return [`${value.toFixed(value < 10 ? 2 : 1)}${heap ? ' MB' : ''}`, ...cells];
}

/** @type {(name: string) => string} */
function versionOf(name) {
  const manifest = readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8');
  return JSON.parse(manifest).version;
}
