// Cost of the built server as its bank grows: see README.md.
import { readFileSync, statSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startBank, tokenOf } from './lib/bank.mjs';
import { BROWSER, closeConnections, expectStatus, many } from './lib/client.mjs';
import { fillBank, setRow } from './lib/fill.mjs';
import { cpuOf } from './lib/process.mjs';
import { cpuPerCall } from './lib/reads.mjs';
import { waitWhileRebuilt, worstWait } from './lib/rebuild.mjs';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000,100000' },
    files: { type: 'string', default: '10' },
    write: { type: 'boolean', default: false },
  },
});
const files = Number(values.files);
const sizes = values.sizes.split(',').map(Number);
const admin = { email: 'bench@uji.ac.id', password: 'bench-rahasia' };
const LIST = '/api/questionsets';

/** Memory of a process at its highest, in MB. */
function peakMb(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

let inserted = 0;

function insertOne(server, token) {
  const headers = { 'x-access-token': token, 'content-type': 'application/json' };
  inserted += 1;
  const [title, subject, , difficulty, year, lecturer, topics, description] = setRow(inserted);
  const body = JSON.stringify({ title, subject, difficulty, year, lecturer, topics, description });
  return expectStatus(201, server.url + LIST, { method: 'POST', headers, body });
}

async function insertCpu(server, token) {
  const before = cpuOf(server.pid);
  await many(100, 4, () => insertOne(server, token));
  return (cpuOf(server.pid) - before) / 100;
}

/** The least of a few rounds: what the rest of the machine disturbed least. */
async function least(rounds, measure) {
  const found = [];
  for (let round = 0; round < rounds; round += 1) found.push(await measure(round));
  return Math.min(...found);
}

const seconds = (since) => (performance.now() - since) / 1000;

/** Milliseconds of one call, answered with 200. */
async function msOf(url, headers = BROWSER) {
  const since = performance.now();
  await expectStatus(200, url, { headers });
  return performance.now() - since;
}

const SEARCHES = {
  'newest page of 50': 'limit=50',
  'page by title, in the middle': 'sort=title&limit=50',
  'page searched, a quarter of all sets': 'q=ratna&courseTag=basis&limit=50',
  'page searched, a few sets': 'q=data%2077&limit=50',
  'page searched by two letters, no set': 'q=zz&limit=50',
};

/** The address of a page that is not the first. */
async function pageBehind(url) {
  const { headers } = await expectStatus(200, url.replace('limit=50', 'limit=500'));
  const cursor = headers['x-next-cursor'];
  return cursor === undefined ? url : `${url}&cursor=${encodeURIComponent(cursor)}`;
}

async function measure(size, folder) {
  const dataDir = join(folder, String(size));
  await (await startBank(dataDir, admin)).stop();
  let since = performance.now();
  fillBank(dataDir, size, files);
  const seeded = seconds(since);
  const database = statSync(join(dataDir, 'bank-soal.db')).size / 1e6;
  since = performance.now();
  const server = await startBank(dataDir, admin);
  const started = performance.now() - since;
  const list = server.url + LIST;
  let first;
  const blockedAtFirst = await worstWait(server.url, async () => {
    first = await expectStatus(200, list, { headers: BROWSER });
  });
  const listed = performance.now() - since;
  const { headers, body } = first;
  const get = (path, times, status = 200, more = {}) =>
    least(3, () => cpuPerCall(server, { path, times, status, headers: { ...BROWSER, ...more } }));
  try {
    const token = await tokenOf(server, admin);
    const write = () => insertOne(server, token);
    const figures = {
      'filling the database, s': seeded,
      'database, MB': database,
      'start until it answers, ms': started,
      'start to the first list, ms': listed,
      'longest wait of others while the first list is made, ms': blockedAtFirst,
      'list as it travels, kB': body.byteLength / 1000,
      'list, µs CPU': await get(LIST, 40),
      'list, not changed (304), µs CPU': await get(LIST, 1000, 304, {
        'if-none-match': headers.etag,
      }),
      'list after one write, ms': await least(5, async () => {
        await write();
        return msOf(list);
      }),
      'one set, µs CPU': await get(`${LIST}/1`, 500),
    };
    for (const [name, query] of Object.entries(SEARCHES)) {
      const first = `${list}?${query}`;
      const url = name.includes('middle') ? await pageBehind(first) : first;
      figures[`${name}, ms`] = await least(20, () => msOf(url));
      figures[`${name}, after a write, ms`] = await least(5, async () => {
        await write();
        return msOf(url);
      });
    }
    figures['insert, µs CPU'] = await least(3, () => insertCpu(server, token));
    const waited = (path) => least(2, (round) => waitWhileRebuilt(server, token, round, path));
    since = performance.now();
    figures['longest wait of others while a quarter of the sets is renamed, ms'] = await waited();
    figures['the same, of one that reads the database, ms'] = await waited(`${LIST}?q=zzz&limit=1`);
    figures['rename and the list after it, ms'] = (performance.now() - since) / 4;
    figures['memory at its highest, MB'] = peakMb(server.pid);
    return figures;
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const folder = await mkdtemp(join(tmpdir(), 'bank-soal-sizes-'));
const columns = [];
try {
  for (const size of sizes) {
    columns.push(await measure(size, folder));
    process.stderr.write(`${size} sets\n`);
  }
} finally {
  closeConnections();
  await rm(folder, { recursive: true, force: true });
}

const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, Node ${process.version}, load ${loadavg()[0].toFixed(1)}`;
const figure = (value) => (value >= 100 ? value.toFixed(0) : value.toFixed(1));
const row = (cells) => `| ${cells.join(' | ')} |`;
const table = [
  row(['What', ...sizes.map((size) => `${size} sets`)]),
  row(['---', ...sizes.map(() => '---:')]),
  ...Object.keys(columns[0] ?? {}).map((name) =>
    row([name, ...columns.map((column) => figure(column[name]))]),
  ),
].join('\n');
console.log(table);
if (values.write) {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const place = join(root, 'docs/benchmarks-server-sizes.md');
  const before = await readFile(place, 'utf8').catch(() => '');
  // Notes below the table stay.
  const notes = /\n## [\s\S]*$/.exec(before)?.[0] ?? '';
  const text = `# What the server costs as its bank grows

Made by \`benchmarks/server/sizes.mjs\`, which says how. ${files} files a set, best of a few rounds.
CPU is the whole process's, all threads. ${machine}.

${table}
${notes}`;
  await writeFile(place, text);
}
