// Measures the search inside files: `node benchmarks/search-inside/run.mjs`, after `npm run build`.
// `--sizes 1000,10000` takes other banks, `--write` puts the table into docs/.
// BENCH_DATABASE_URL names a database of PostgreSQL, which is emptied: its name begins with bank_soal_bench.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { closeConnections } from '../server/lib/client.mjs';
import { measureBank } from './bank.mjs';
import { measureExtraction } from './extraction.mjs';
import { openPostgres } from './postgres.mjs';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000,100000' },
    write: { type: 'boolean', default: false },
  },
});
const sizes = values.sizes.split(',').map(Number);
const DOCUMENT = fileURLToPath(new URL('../../docs/benchmarks-search-inside.md', import.meta.url));
const BEGIN = '<!-- measured -->';

/** Rows of a Markdown table. */
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const shown = (figure) => figure?.toFixed(figure < 20 ? 1 : 0) ?? '–';

const folder = await mkdtemp(join(tmpdir(), 'bank-soal-inside-'));
const postgres = await openPostgres();
const columns = [];
try {
  for (const size of sizes) {
    const before = loadavg()[0];
    const banks = await measureBank(folder, size, postgres);
    for (const [database, figures] of Object.entries(banks)) {
      columns.push({ head: `${size} sets, ${database}`, figures });
    }
    process.stderr.write(`${size} sets, load ${before.toFixed(1)} to ${loadavg()[0].toFixed(1)}\n`);
  }
  const extraction = await measureExtraction(folder);
  const names = Object.keys(columns[0].figures);
  const rows = names.map((name) => [name, ...columns.map(({ figures }) => shown(figures[name]))]);
  const text = [
    table(['What', ...columns.map(({ head }) => head)], rows),
    '',
    table(
      ['Reading files', ''],
      Object.entries(extraction).map(([name, it]) => [name, shown(it)]),
    ),
    '',
    `${cpus().length} cores (${cpus()[0]?.model}), Node ${process.version}, load ${loadavg()[0].toFixed(1)}.`,
  ].join('\n');
  process.stdout.write(`${text}\n`);
  if (values.write) {
    const [above] = (await readFile(DOCUMENT, 'utf8')).split(BEGIN);
    await writeFile(DOCUMENT, `${above}${BEGIN}\n\n${text}\n`);
  }
} finally {
  closeConnections();
  await postgres?.remove();
  await rm(folder, { recursive: true, force: true });
}
