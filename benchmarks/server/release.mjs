// Cost of finding the viewer: `node benchmarks/server/release.mjs`, after `npm run build`. One server, calls by
// turns, its processor time only, so that a busy machine says the same. `--write` puts the figures into
// docs/benchmarks-server.md.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startBank } from './lib/bank.mjs';
import { BROWSER, call, closeConnections, expectStatus } from './lib/client.mjs';
import { cpuOf } from './lib/process.mjs';
import { addLecturers, admin, fillReleaseBank, lecturerTokens } from './lib/release-bank.mjs';

const { values } = parseArgs({
  options: {
    sets: { type: 'string', default: '2000' },
    rounds: { type: 'string', default: '60' },
    write: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
const DOCUMENT = fileURLToPath(new URL('../../docs/benchmarks-server.md', import.meta.url));
const BEGIN = '<!-- readers: measured -->';
const END = '<!-- readers: end -->';
/** Calls of one side, one after the other, before it is the other's turn. */
const IN_A_ROW = 25;
/** Calls of each of two answers that must look alike. */
const ALIKE = 500;

const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];
const figure = (value) => value.toFixed(value < 10 ? 2 : 1);
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Processor time of one call of many, in microseconds. */
async function cpuOfTurn(server, times, ask) {
  const before = cpuOf(server.pid);
  for (let time = 0; time < times; time += 1) await ask();
  return (cpuOf(server.pid) - before) / times;
}

/** The same call by a visitor and by others, by turns. */
async function besideVisitor(server, path, readers) {
  const asks = Object.entries(readers).map(([name, token]) => {
    const headers = { ...BROWSER, ...(token && { 'x-access-token': token }) };
    return { name, ask: () => expectStatus(200, server.url + path, { headers }), times: [] };
  });
  for (const { ask } of asks) await cpuOfTurn(server, 10 * IN_A_ROW, ask);
  for (let round = 0; round < rounds; round += 1) {
    // The order changes, too.
    for (let turn = 0; turn < asks.length; turn += 1) {
      const { ask, times } = asks[(turn + round) % asks.length];
      times.push(await cpuOfTurn(server, IN_A_ROW, ask));
    }
  }
  const [visitor] = asks;
  return asks.map(({ name, times }) => {
    const ratio = median(times) / median(visitor.times);
    return [`${path}, ${name}`, `${figure(median(times))} µs`, figure(ratio)];
  });
}

/** Refusals, beside ids that there never were: by processor time and by the clock. */
async function besideUnknown(server, name, ids, unknown, token) {
  const headers = token && { 'x-access-token': token };
  const sides = [ids, unknown].map((list) => ({ list, cpu: [], wall: [], status: 0 }));
  for (let time = 0; time < 2 * ALIKE; time += 1) {
    for (const side of time % 2 === 0 ? sides : sides.toReversed()) {
      const id = side.list[time % side.list.length];
      const [cpu, since] = [cpuOf(server.pid), performance.now()];
      const { status } = await call(`${server.url}/api/files/blob/${id}`, { headers });
      const wall = performance.now() - since;
      side.status = status;
      // The first half is warming up.
      if (time < ALIKE) continue;
      side.wall.push(wall);
      side.cpu.push(cpuOf(server.pid) - cpu);
    }
  }
  const [refused, never] = sides;
  const apart = (part) => [median(refused[part]), median(never[part])];
  const [cpu, cpuNever] = apart('cpu');
  const [wall, wallNever] = apart('wall');
  return [
    `${name} (${refused.status})`,
    `${figure(cpu)} µs`,
    `${figure(cpuNever)} µs`,
    `${figure((cpu - cpuNever) / 1000)} ms`,
    `${figure(wall - wallNever)} ms`,
  ];
}

const folder = await mkdtemp(join(tmpdir(), 'bank-soal-release-'));
const quiet = { PUBLIC_BROWSING: 'true', INDEX_FILES: 'false' };
let server = await startBank(folder, admin, quiet);
try {
  await addLecturers(server);
  await server.stop();
  const { closed, hidden, unknown } = fillReleaseBank(folder, Number(values.sets));
  server = await startBank(folder, admin, quiet);
  const { open, holding } = await lecturerTokens(server);
  const readers = {
    visitor: undefined,
    'signed in, own sets open': open,
    'signed in, some held back': holding,
  };
  const costs = [];
  for (const path of ['/api/questionsets', '/api/course-material-stats']) {
    costs.push(...(await besideVisitor(server, path, readers)));
  }
  const refusals = [
    await besideUnknown(server, 'closed key, visitor', closed, unknown),
    await besideUnknown(server, 'file of a hidden set, visitor', hidden, unknown),
    await besideUnknown(server, 'file of a hidden set, another lecturer', hidden, unknown, open),
  ];
  const text = [
    table(['Call', 'CPU', 'To the visitor’s'], costs),
    '',
    table(['Refused', 'CPU', 'Unknown id', 'Apart, CPU', 'Apart, by the clock'], refusals),
    '',
    `${values.sets} sets, medians of ${rounds} turns of ${IN_A_ROW} calls, and of ${ALIKE} refusals. ${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, load ${loadavg()[0].toFixed(1)}.`,
  ].join('\n');
  process.stdout.write(`${text}\n`);
  if (values.write) {
    const [above, below = ''] = (await readFile(DOCUMENT, 'utf8')).split(BEGIN);
    const after = below.slice(below.indexOf(END));
    await writeFile(DOCUMENT, `${above}${BEGIN}\n\n${text}\n\n${after}`);
  }
} finally {
  closeConnections();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
