// What the built server costs as its bank grows: see README.md.
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startBank, tokenOf } from './lib/bank.mjs';
import { BROWSER, closeConnections, expectStatus, many } from './lib/client.mjs';
import { fillBank, setRow } from './lib/fill.mjs';
import { cpuOf } from './lib/process.mjs';
import { cpuPerCall } from './lib/reads.mjs';
import { waitWhileRebuilt } from './lib/rebuild.mjs';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '300,3000,100000' },
    write: { type: 'boolean', default: false },
  },
});
const sizes = values.sizes.split(',').map(Number);
const admin = { email: 'bench@uji.ac.id', password: 'bench-rahasia' };
const LIST = '/api/questionsets';

/** Memory of a process at its highest, in MB. */
function peakMb(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

async function insertCpu(server, token) {
  const headers = { 'x-access-token': token, 'content-type': 'application/json' };
  const before = cpuOf(server.pid);
  await many(100, 4, (index) => {
    const [title, subject, , difficulty, year, lecturer, topics, description] = setRow(index);
    const set = { title, subject, difficulty, year, lecturer, topics, description };
    const body = JSON.stringify(set);
    return expectStatus(201, server.url + LIST, { method: 'POST', headers, body });
  });
  return (cpuOf(server.pid) - before) / 100;
}

/** The least of a few rounds: what the rest of the machine disturbed least. */
async function least(rounds, measure) {
  const found = [];
  for (let round = 0; round < rounds; round += 1) found.push(await measure(round));
  return Math.min(...found);
}

async function measure(size, folder) {
  const dataDir = join(folder, String(size));
  await (await startBank(dataDir, admin)).stop();
  fillBank(dataDir, size);
  const since = performance.now();
  const server = await startBank(dataDir, admin);
  const { headers, body } = await expectStatus(200, server.url + LIST, { headers: BROWSER });
  const started = performance.now() - since;
  const get = (path, times, status = 200, more = {}) =>
    least(3, () => cpuPerCall(server, { path, times, status, headers: { ...BROWSER, ...more } }));
  const page = `${LIST}?q=ratna&courseTag=basis&limit=50`;
  try {
    const token = await tokenOf(server, admin);
    return {
      'start to the first list, ms': started,
      'list as it travels, kB': body.byteLength / 1000,
      'list, µs CPU': await get(LIST, 40),
      'list, not changed (304), µs CPU': await get(LIST, 1000, 304, {
        'if-none-match': headers.etag,
      }),
      'one set, µs CPU': await get(`${LIST}/1`, 500),
      'page of 50, searched, µs CPU': await get(page, 30),
      'newest page of 50, µs CPU': await get(`${LIST}?limit=50`, 60),
      'insert, µs CPU': await least(3, () => insertCpu(server, token)),
      'longest wait of others while the list is rebuilt, ms': await least(3, (round) =>
        waitWhileRebuilt(server, token, round),
      ),
      'memory at its highest, MB': peakMb(server.pid),
    };
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
  // What people wrote below the table stays.
  const notes = /\n## [\s\S]*$/.exec(before)?.[0] ?? '';
  const text = `# What the server costs as its bank grows

Made by \`benchmarks/server/sizes.mjs\`, which says how. Two files a set, best of three rounds.
CPU is the whole process's, all threads. ${cpus()[0]?.model ?? 'CPU'}, Node ${process.version}.

${table}
${notes}`;
  await writeFile(place, text);
}
