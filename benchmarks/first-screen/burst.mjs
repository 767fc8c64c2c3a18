// Measures and prints: `node benchmarks/first-screen/burst.mjs [rounds]`, after `npm run build`, on Linux.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository, serve } from './serve.mjs';

/** Visits at once. */
const VISITS = 200;
/** Linux counts a process's time by hundredths of a second. */
const TICK_MS = 10;

const rounds = Number(process.argv[2] ?? 7);
const server = await serve(join(repository, 'apps/site/dist'));

async function call(path, init) {
  const answer = await fetch(server.url + path, init);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

/** The cookies of one who is signed in and remembered. */
async function remembered() {
  const body = JSON.stringify({ email: 'mahasiswa@contoh.ac.id', password: 'mahasiswa12345' });
  const headers = { 'content-type': 'application/json' };
  const user = await (await call('/api/auth/signin', { method: 'POST', headers, body })).json();
  const given = await call('/page-reader', {
    method: 'POST',
    headers: { 'x-access-token': user.accessToken },
  });
  const [cookie] = given.headers.getSetCookie()[0].split(';');
  return `bank-soal-signed-in=${user.id}; ${cookie}`;
}

function usedMs() {
  const stat = readFileSync(`/proc/${server.pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

async function burst(cookie) {
  const headers = { accept: 'text/html', 'accept-encoding': 'br', ...(cookie && { cookie }) };
  const before = usedMs();
  const visit = async () => (await call('/search', { headers })).arrayBuffer();
  await Promise.all(Array.from({ length: VISITS }, visit));
  return (usedMs() - before) / VISITS;
}

/** One after the other: of so many at once most would get the shell. */
async function inTurn(cookie) {
  const headers = { accept: 'text/html', 'accept-encoding': 'br', cookie };
  const before = usedMs();
  for (let left = VISITS; left > 0; left -= 1) {
    const answer = await call('/search', { headers });
    if (answer.headers.get('cache-control') !== 'private, no-store') throw new Error('Not drawn');
    await answer.arrayBuffer();
  }
  return (usedMs() - before) / VISITS;
}

const own = await remembered();
const kinds = {
  'The shell': () => burst('bank-soal-signed-in=tab'),
  'A visitor’s page': () => burst(undefined),
  'A page of one’s own, in turn': () => inTurn(own),
};
const seen = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, []]));
for (let round = 0; round <= rounds; round += 1) {
  for (const [kind, measure] of Object.entries(kinds)) {
    const spent = await measure();
    // The first round warms the server.
    if (round > 0) seen[kind].push(spent);
  }
}
await server.stop();

const middle = (all) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)];
const floor = middle(seen['The shell']);
console.log('| What | CPU a page, ms | Ratio |\n|---|---|---|');
for (const [kind, all] of Object.entries(seen)) {
  console.log(`| ${kind} | ${middle(all).toFixed(2)} | ${(middle(all) / floor).toFixed(1)} × |`);
}
process.exit(0);
