// The built server beside raw programs, in one run: see README.md.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startBank, tokenOf } from './lib/bank.mjs';
import { closeConnections, expectStatus } from './lib/client.mjs';
import { fillBank, openDurable } from './lib/fill.mjs';
import { hasQpdf, measureMerge } from './lib/merge.mjs';
import { startServer } from './lib/process.mjs';
import { measureReads, prepareReads, warmUp } from './lib/reads.mjs';
import { measureRebuild } from './lib/rebuild.mjs';
import { Table } from './lib/table.mjs';
import { measureViews, prepareViews } from './lib/views.mjs';
import { measureInserts, measureUploads } from './lib/writes.mjs';

const { values } = parseArgs({
  options: {
    sets: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '7' },
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const sets = Number(values.sets);
const rounds = Number(values.rounds);

const root = fileURLToPath(new URL('../..', import.meta.url));
const rawServer = fileURLToPath(new URL('lib/raw-server.mjs', import.meta.url));
const folder = await mkdtemp(join(tmpdir(), 'bank-soal-bench-'));
const admin = { email: 'bench@uji.ac.id', password: 'bench-rahasia' };

const start = (dataDir, env = {}) => startBank(dataDir, admin, env);

/** A copy of the tables alone, for the raw inserts. */
function prepareRawDatabase(dataDir) {
  const database = openDurable(join(dataDir, 'bank-soal.db'));
  database.exec(`VACUUM INTO '${join(folder, 'raw.db')}'`);
  database.close();
}

/** A lecturer, who uploads as most do; what administrators write is written down besides. */
async function lecturerOn(server) {
  const headers = { 'x-access-token': await tokenOf(server, admin) };
  const lecturer = { nama: 'Dosen', email: 'dosen@uji.ac.id', password: 'bench-rahasia' };
  const body = JSON.stringify(lecturer);
  await expectStatus(201, `${server.url}/api/admin/dosen`, { method: 'POST', headers, body });
  return tokenOf(server, lecturer);
}

const dataDir = join(folder, 'data');
await (await start(dataDir)).stop();
prepareRawDatabase(dataDir);
fillBank(dataDir, sets);

const ours = await start(dataDir);
const plain = await start(join(folder, 'plain'), { PATH: '' });
const raw = await startServer([rawServer], process.env);
const table = new Table();
try {
  const adminToken = await tokenOf(ours, admin);
  const token = await lecturerOn(ours);
  const plainToken = await lecturerOn(plain);
  let viewers;
  const parts = {
    reads: async (round) => {
      const reads = await prepareReads(ours, raw, 1);
      if (round === 0) await warmUp(ours, raw, reads);
      await measureReads(table, ours, raw, reads);
    },
    views: async (round) => {
      if (round === 0) viewers = await prepareViews(ours, adminToken);
      await measureViews(table, ours, viewers, sets);
    },
    inserts: () => measureInserts(table, ours, token, folder),
    uploads: (round) => measureUploads(table, ours, token, folder, round),
    merge: async () => {
      const name = `merge of 5 × 20 pages, uncached${hasQpdf() ? ', by qpdf' : ''}`;
      await measureMerge(table, name, ours, token, folder);
      if (!hasQpdf()) return;
      await measureMerge(table, 'the same without qpdf in the server', plain, plainToken, folder);
    },
    rebuild: (round) => measureRebuild(table, ours, adminToken, round),
  };
  const chosen = values.only?.split(',') ?? Object.keys(parts);
  for (let round = 0; round < rounds; round += 1) {
    for (const part of chosen) await parts[part](round);
    process.stderr.write(`round ${round + 1} of ${rounds}\n`);
  }
} finally {
  closeConnections();
  await Promise.all([ours.stop(), plain.stop(), raw.stop()]);
  await rm(folder, { recursive: true, force: true });
}

const machine = `${availableParallelism()} × ${cpus()[0]?.model ?? 'CPU'}, ${process.platform}, Node ${process.version}`;
const head = `${sets} sets, best of ${rounds} rounds, both sides in turn. ${machine}.`;
console.log(`${head}\n\n${table}`);
if (values.write) {
  const place = join(root, 'docs/benchmarks-server.md');
  const before = await readFile(place, 'utf8').catch(() => '');
  // Notes below the table stay.
  const notes = /\n## [\s\S]*$/.exec(before)?.[0] ?? '';
  const text = `# The server beside raw programs

Made by \`benchmarks/server\`, which says how. CPU is the whole process's, all threads. A ratio is the
server's figure over the other's: small is good for CPU and times, large for rates.

${head}

${table}
${notes}`;
  await writeFile(place, text);
}
