// Measures and prints: `node benchmarks/first-screen/run.mjs [runs] [built copy of another commit]`, after `npm run build`.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build } from 'vite';
import { findBrowser, launchArguments } from '../../scripts/shared/browser.mjs';
import { repository, serve } from './serve.mjs';
import { KINDS, visit } from './visit.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const runs = Number(process.argv[2] ?? 9);
const other = process.argv[3];

await build({
  root: here,
  configFile: false,
  logLevel: 'error',
  plugins: [react()],
  build: { outDir: 'dist', emptyOutDir: true },
});

const places = {
  ours: await serve(join(repository, 'apps/site/dist')),
  bare: await serve(join(here, 'dist')),
  ...(other && { before: await serve(join(other, 'apps/site/dist'), other) }),
};
const browser = await chromium.launch({ executablePath: findBrowser(), args: launchArguments });
/** @type {Record<string, Record<string, object[]>>} by page, by kind */
const visits = Object.fromEntries(Object.keys(places).map((name) => [name, {}]));
for (const kind of Object.keys(KINDS))
  for (let run = 0; run <= runs; run += 1)
    for (const name of Object.keys(places)) {
      const seen = await visit(browser, places[name].url, kind);
      // The first visit of each warms the servers.
      if (run > 0) (visits[name][kind] ??= []).push(seen);
    }
await browser.close();
await Promise.all(Object.values(places).map(({ stop }) => stop()));

const middle = (name, kind, part) => {
  const sorted = visits[name][kind].map((seen) => seen[part]).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
};
console.log(
  `| What | Ours | Bare React | Ratio |${other ? ' Of then |' : ''}\n|---|---|---|---|${other ? '---|' : ''}`,
);
const row = (what, part, unit, digits, kind = 'phone') => {
  const [ours, bare] = ['ours', 'bare'].map((name) => middle(name, kind, part) / unit);
  const ratioTo = (of) => (of === 0 ? '–' : `${(ours / of).toFixed(2)} ×`);
  const then = other && ` ${ratioTo(middle('before', kind, part) / unit)} |`;
  console.log(
    `| ${what} | ${ours.toFixed(digits)} | ${bare.toFixed(digits)} | ${ratioTo(bare)} |${then ?? ''}`,
  );
};
row('First contentful paint, s', 'fcp', 1000, 2);
row('Largest contentful paint, s', 'lcp', 1000, 2);
row('First set of the list on the screen, s', 'set', 1000, 2);
row('A key typed 1.5 s after the start is answered, s', 'answered', 1000, 2, 'typed');
row('Cumulative layout shift', 'cls', 1, 3);
row('JavaScript on the wire until all is still, kB', 'scripts', 1000, 0);
row('At 1440 px and without slowing: first set, ms', 'set', 1, 0, 'desk');
console.log(`Largest: ${visits.ours.phone.at(-1).what}, ${visits.bare.phone.at(-1).what}`);
process.exit(0);
