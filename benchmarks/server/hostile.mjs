// Cost of one attacker to everyone else, on the built server: see README.md.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { attacks, upload } from './lib/attacks.mjs';
import { startBank, tokenOf } from './lib/bank.mjs';
import { call, closeConnections, expectStatus } from './lib/client.mjs';
import { fillBank } from './lib/fill.mjs';
import { makePdf } from './lib/pdf.mjs';
import { memoryOf } from './lib/process-tree.mjs';

const SETS = 2550;
const OWN_SETS = 10_000;
const QUIET_MS = 2000;
const admin = { email: 'bench@uji.ac.id', password: 'bench-rahasia' };
/** As a server is set that nobody has set otherwise. */
const env = { WRITES_PER_MINUTE: '' };
const only = process.argv[2];

async function person(server, token, name) {
  const account = { email: `${name}@uji.ac.id`, password: 'bench-rahasia' };
  const body = JSON.stringify({ nama: name, ...account });
  const headers = { 'x-access-token': token };
  await expectStatus(201, `${server.url}/api/admin/dosen`, { method: 'POST', headers, body });
  return tokenOf(server, account);
}

/** Gives many of the bank's sets to one account, and long topics to all. */
function prepare(folder) {
  const database = new DatabaseSync(join(folder, 'bank-soal.db'));
  const topics = Array.from({ length: 60 }, (_, index) => `topik-${index}`).join(', ');
  database
    .prepare('update question_sets set topics = ?, search_topics = ?')
    .run(topics, topics.replaceAll(', ', '\uFFFF'));
  database
    .prepare(
      "update question_sets set creator_id = (select id from users where email_key = 'pemilik@uji.ac.id') where id > ?",
    )
    .run(SETS);
  database.close();
}

const folder = await mkdtemp(join(tmpdir(), 'bank-soal-hostile-'));
let server;
let watcher;
try {
  server = await startBank(folder, admin, env);
  const token = await tokenOf(server, admin);
  const tokens = {
    owner: await person(server, token, 'pemilik'),
    student: await person(server, token, 'penyerang'),
    lecturer: await person(server, token, 'dosen'),
  };
  closeConnections();
  await server.stop();
  fillBank(folder, SETS + OWN_SETS);
  prepare(folder);
  server = await startBank(folder, admin, env);
  const { url, pid } = server;
  const newSet = async (owner) => {
    const body = JSON.stringify({ title: 'Sasaran', subject: 'Basis Data', difficulty: 'Mudah' });
    const headers = { 'x-access-token': owner };
    const answer = await call(`${url}/api/questionsets`, { method: 'POST', headers, body });
    return JSON.parse(answer.body.toString()).questionSet?.id;
  };
  const largeSet = await newSet(tokens.lecturer);
  const large = await upload(server, tokens.lecturer, largeSet, 'a.pdf', makePdf(20, 12_000_000));
  const largeFile = JSON.parse(large.body.toString()).file.id;
  watcher = new Worker(new URL('./lib/watch.mjs', import.meta.url), {
    workerData: `${url}/api/site`,
  });
  const longestWait = () =>
    new Promise((resolve) => {
      watcher.once('message', resolve);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      watcher.postMessage('');
    });
  await wait(QUIET_MS);
  await longestWait();
  await wait(QUIET_MS);
  console.log(`Nobody attacks: others wait ${(await longestWait()).toFixed(0)} ms at most.\n`);
  console.log(
    '| Attack | Answers | Others wait, ms | Server grows, MB | Its processes at most, MB |',
  );
  console.log('| --- | --- | ---: | ---: | ---: |');
  for (const { name, run } of attacks.filter(
    (one) => only === undefined || one.name.includes(only),
  )) {
    const before = memoryOf(pid).own;
    let most = { own: before, others: 0 };
    const look = setInterval(() => {
      const now = memoryOf(pid);
      most = { own: Math.max(most.own, now.own), others: Math.max(most.others, now.others) };
    }, 50);
    await longestWait();
    const answers = await run({ server, ...tokens, newSet, largeSet, largeFile }).catch(
      (error) => error.message,
    );
    const longest = await longestWait();
    clearInterval(look);
    const grown = Math.max(0, most.own - before);
    console.log(
      `| ${name} | ${answers} | ${longest.toFixed(0)} | ${grown.toFixed(0)} | ${most.others.toFixed(0)} |`,
    );
    // Work that still runs must not count for the next one.
    await wait(QUIET_MS);
  }
} finally {
  await watcher?.terminate();
  closeConnections();
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
}
