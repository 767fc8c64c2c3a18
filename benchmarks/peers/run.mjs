// Measures and prints: `npm run bench peers -- --rounds 3 --only badges,cards --libraries mui`.
// `--write` puts the table into docs/benchmarks-peers.md; what was not measured stays there as it was.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { build } from '../../scripts/build/build-targets.mjs';
import { findBrowser, launchArguments } from '../../scripts/shared/browser.mjs';
import { buildPage } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { libraries } from './lib/libraries.mjs';
import { loadedBytes } from './lib/loaded.mjs';
import { measure, PAGES } from './lib/measure.mjs';
import { PARTS } from './lib/parts.mjs';
import { report } from './lib/report.mjs';

const folder = import.meta.dirname;
const doc = join(folder, '../../docs/benchmarks-peers.md');
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    samples: { type: 'string', default: '5' },
    only: { type: 'string', default: Object.values(PAGES).flat().join() },
    libraries: { type: 'string', default: libraries.map(({ id }) => id).join() },
    bytes: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const wanted = new Set(['plain', ...options.libraries.split(',')]);
const chosen = libraries.filter(({ id }) => wanted.has(id));
const only = options.only.split(',');
const scenes = Object.entries(PAGES).flatMap(([page, names]) =>
  names.filter((name) => only.includes(name)).map((scene) => ({ page, scene })),
);
// Rows of fewer libraries do not fit into the table.
const before = options.write && chosen.length === libraries.length ? readFileSync(doc, 'utf8') : '';

install(folder);
if (build(['ui'])) throw new Error('The library could not be built.');

/** @type {Map<string, Record<string, number>>} */
const bytes = new Map();
for (const { id, lacks = [] } of chosen) {
  console.error(`[peers] building ${id}`);
  const cards = await buildPage(id, 'cards');
  const all = await buildPage(id, 'all');
  await buildPage(id, 'parts');
  /** @type {Record<string, number>} */
  const own = { cards: cards.js, css: all.css };
  for (const part of PARTS) {
    if (!lacks.includes(part.id)) own[part.id] = (await buildPage(id, 'part', part)).js;
  }
  bytes.set(id, own);
}

/** @type {Map<string, Record<string, number[]>>} */
const samples = new Map(chosen.map(({ id }) => [id, {}]));
/** @type {Map<string, string>} */
const failures = new Map();
const { base, context, close } = await open();
for (const { id, lacks } of chosen) {
  const weighed = bytes.get(id);
  const has = PAGES.all.filter((scene) => !lacks?.includes(scene));
  if (weighed) weighed.all = await loadedBytes(context, `${base}${id}/all/page.html`, has);
}
if (!options.bytes) await measureAll();
await close();

console.log(write(Number(options.rounds)));
process.exit(failures.size > 0 ? 1 : 0);

/** @type {(rounds: number) => string} */
function write(rounds) {
  const text = report({ chosen, bytes, samples, failures, rounds, before });
  if (options.write) writeFileSync(doc, `${text}\n`);
  return text;
}

/** Serves what is built, and opens a browser to look at it. */
async function open() {
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { outDir: 'dist' },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...launchArguments, '--js-flags=--expose-gc'],
  });
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  return {
    base: server.resolvedUrls?.local[0],
    context,
    close: () => Promise.all([browser.close(), server.close()]),
  };
}

async function measureAll() {
  for (let round = 1; round <= Number(options.rounds); round += 1) {
    for (const { page, scene } of scenes) {
      for (const { id, lacks } of round % 2 ? chosen : chosen.toReversed()) {
        if (lacks?.includes(scene)) continue;
        if (failures.has(`${id}/${scene}`)) continue;
        const start = performance.now();
        try {
          const address = `${base}${id}/${page}/page.html`;
          keep(id, await measure(context, address, scene, Number(options.samples)));
        } catch (error) {
          failures.set(`${id}/${scene}`, String(error).split('\n')[0] ?? '');
        }
        const seconds = ((performance.now() - start) / 1000).toFixed(1);
        console.error(`[peers] round ${round} ${scene} ${id} ${seconds} s`);
      }
    }
    write(round);
  }
}

/** @type {(id: string, found: Record<string, number[]>) => void} */
function keep(id, found) {
  const own = samples.get(id) ?? {};
  for (const [key, values] of Object.entries(found)) (own[key] ??= []).push(...values);
}
