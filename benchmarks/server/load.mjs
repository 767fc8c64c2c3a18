// Many people at once, reading and writing, on the built server: see README.md.
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startBank, tokenOf } from './lib/bank.mjs';
import { closeConnections, expectStatus } from './lib/client.mjs';
import { fillBank } from './lib/fill.mjs';
import { Ledger } from './lib/ledger.mjs';
import { actionsOf, WEIGHTS } from './lib/people.mjs';

const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '24' },
    seconds: { type: 'string', default: '30' },
    sets: { type: 'string', default: '3000' },
  },
});
const [clients, seconds, sets] = [values.clients, values.seconds, values.sets].map(Number);
const admin = { email: 'bench@uji.ac.id', password: 'bench-rahasia' };

/** Refusals that the wire has for a server that is busy or full. */
const BUSY = new Set([429, 503, 507]);

const names = Object.keys(WEIGHTS);
const dice = names.flatMap((name) => Array.from({ length: WEIGHTS[name] }, () => name));

function memoryMb(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

async function lecturer(server, token, number) {
  const account = { email: `dosen${number}@uji.ac.id`, password: 'bench-rahasia' };
  const body = JSON.stringify({ nama: `Dosen ${number}`, ...account });
  const headers = { 'x-access-token': token };
  await expectStatus(201, `${server.url}/api/admin/dosen`, { method: 'POST', headers, body });
  return { account, token: await tokenOf(server, account) };
}

/** Times and statuses of every kind of call. */
const done = new Map(names.map((name) => [name, { times: [], statuses: new Map() }]));
const failures = [];

async function work(actions, until) {
  while (performance.now() < until) {
    const name = dice[Math.floor(Math.random() * dice.length)];
    const since = performance.now();
    let status;
    try {
      status = await actions[name]();
    } catch (error) {
      status = error.code ?? error.message;
    }
    if (status === undefined) continue;
    const { times, statuses } = done.get(name);
    times.push(performance.now() - since);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const isWell = typeof status === 'number' && (status < 400 || BUSY.has(status));
    if (!isWell) failures.push(`${name}: ${status}`);
  }
}

function at(sorted, part) {
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1);
}

function report(elapsed) {
  const rows = names.map((name) => {
    const { times, statuses } = done.get(name);
    const sorted = times.toSorted((a, b) => a - b);
    const counts = [...statuses].map(([status, count]) => `${status}: ${count}`).join(', ');
    const rate = (times.length / elapsed).toFixed(1);
    return `| ${name} | ${rate} | ${at(sorted, 0.5)} | ${at(sorted, 0.99)} | ${counts} |`;
  });
  return [
    '| What | /s | p50 ms | p99 ms | Answers |',
    '| --- | ---: | ---: | ---: | --- |',
    ...rows,
  ].join('\n');
}

const folder = await mkdtemp(join(tmpdir(), 'bank-soal-load-'));
let server;
try {
  await (await startBank(folder, admin)).stop();
  fillBank(folder, sets);
  server = await startBank(folder, admin);
  const { url, pid } = server;
  const token = await tokenOf(server, admin);
  const ledger = new Ledger();
  const people = [];
  for (let number = 0; number < clients; number += 1) {
    const person = await lecturer(server, token, number);
    people.push(actionsOf({ ...person, url, ledger, sets, number }));
  }
  await expectStatus(200, `${url}/api/questionsets`);
  const before = memoryMb(pid);
  const start = performance.now();
  await Promise.all(people.map((actions) => work(actions, start + seconds * 1000)));
  const elapsed = (performance.now() - start) / 1000;
  const after = memoryMb(pid);

  // A write that was acknowledged is there after a restart, too.
  closeConnections();
  await server.stop();
  server = await startBank(folder, admin);
  const lost = await ledger.lostOn(server.url);

  const total = [...done.values()].reduce((sum, { times }) => sum + times.length, 0);
  console.log(
    `${clients} people, ${seconds} s, ${sets} sets to begin with.\n\n${report(elapsed)}\n`,
  );
  console.log(`${(total / elapsed).toFixed(0)} calls a second.`);
  console.log(`Memory: ${before.toFixed(0)} MB at the start, ${after.toFixed(0)} MB at the end.`);
  console.log(
    `Writes acknowledged: ${ledger.size}, lost: ${lost.length}. Failures: ${failures.length}.`,
  );
  for (const line of [...new Set(failures), ...lost].slice(0, 20)) console.log(`  ${line}`);
  if (failures.length + lost.length > 0) process.exitCode = 1;
} finally {
  closeConnections();
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
}
