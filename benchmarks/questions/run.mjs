// Measures the bank's questions beside what no server goes below: `node benchmarks/questions/run.mjs`,
// after `npm run build`. Pages of `--size 20000` questions, an import of `--import 500` from Moodle.
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startBank, tokenOf } from '../server/lib/bank.mjs';
import { call, closeConnections, expectStatus } from '../server/lib/client.mjs';
import { cpuOf } from '../server/lib/process.mjs';
import { bodyOf, fill, words } from './fill.mjs';
import { importFloor, pageFloor } from './floors.mjs';

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '20000' },
    import: { type: 'string', default: '500' },
    rounds: { type: 'string', default: '40' },
  },
});
const [size, imported, rounds] = [values.size, values.import, values.rounds].map(Number);
const ADMIN = { email: 'bench@uji.ac.id', password: 'bench-rahasia' };

const part = (times, share) =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)];
const shown = (value) => (value >= 100 ? value.toFixed(0) : value.toFixed(1));

async function timed(work) {
  const since = performance.now();
  await work();
  return performance.now() - since;
}

/** Processor time of this process. */
function worked() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Pages of the server and of the floor by turns, so that both have the same machine. The processor's time
 * stands beside the clock's: on a busy machine the clock says more about others.
 */
async function measurePages({ url, pid }, headers, floor) {
  const deep = Buffer.from(JSON.stringify(['newest', '', Math.floor(size / 2)])).toString(
    'base64url',
  );
  for (const query of [
    'limit=50',
    `limit=50&cursor=${deep}`,
    'limit=50&courseTag=basis&kind=uraian',
    'limit=50&difficulty=Sulit',
    `limit=50&q=${words(size / 2)[3]}`,
    'limit=50&q=kata',
    'limit=50&q=ka',
    'limit=50&sort=lastUsed',
    'limit=50&notUsedFor=4',
    'limit=500',
  ]) {
    const limit = query === 'limit=500' ? 500 : 50;
    const ask = () => expectStatus(200, `${url}/api/questions?${query}`, { headers });
    const [clock, cpu, floors] = [[], [], []];
    for (let round = 0; round < 3; round += 1) await ask();
    for (let round = 0; round < rounds; round += 1) {
      const before = cpuOf(pid);
      clock.push(await timed(ask));
      cpu.push((cpuOf(pid) - before) / 1000);
      const begun = worked();
      floor.page(limit);
      floors.push(worked() - begun);
    }
    const [own, low] = [part(cpu, 0.5), part(floors, 0.5)];
    const cells = [part(clock, 0.5), part(clock, 0.95), own, part(cpu, 0.95), low, own / low];
    console.log(`| ${query.replace(deep, '…')} | ${cells.map(shown).join(' | ')} |`);
  }
}

function formOf(bytes) {
  const edge = 'bench-edge';
  const head = `--${edge}\r\ncontent-disposition: form-data; name="file"; filename="soal.xml"\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${edge}` },
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${edge}--\r\n`)]),
  };
}

/** Questions with formatted texts and formulas, as Moodle would have them from us. */
async function moodleFile(url, headers) {
  const bodies = Array.from({ length: imported }, (_, at) => ({
    ...bodyOf(2_000_000 + at),
    kind: 'uraian',
    markdown: `Soal **${at}**: ${words(at).join(' ')} $$\\frac{a}{${at + 1}}$$\n\n- satu\n- dua`,
  }));
  const { headers: form, body } = formOf(Buffer.from(JSON.stringify(bodies)));
  const path = `${url}/api/questions/import?format=json`;
  await expectStatus(201, path, { method: 'POST', headers: { ...headers, ...form }, body });
  const mine = await call(`${url}/api/questions?mine=true&limit=500`, { headers });
  const ids = JSON.parse(mine.body.toString()).map(({ id }) => id);
  const file = await expectStatus(200, `${url}/api/questions/export?ids=${ids}&format=moodle`, {
    headers,
  });
  // As from elsewhere: the questions themselves have to be read, not what we noted beside them.
  return Buffer.from(file.body.toString().replace(/<banksoal[^]*?<\/banksoal>/g, ''));
}

/** While something long is done, another page is asked for every 25 ms. */
async function longestWaitMeanwhile(url, headers, work) {
  const end = { is: false };
  const waits = [];
  const others = (async () => {
    while (!end.is) {
      waits.push(await timed(() => call(`${url}/api/site`, { headers })));
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  })();
  await work();
  end.is = true;
  await others;
  return { p50: part(waits, 0.5), worst: Math.max(...waits) };
}

async function measureImport({ url, pid }, headers, copy) {
  const xml = await moodleFile(url, headers);
  const { headers: form, body } = formOf(xml);
  const sent = { method: 'POST', headers: { ...headers, ...form }, body };
  const path = `${url}/api/questions/import?format=moodle`;
  const look = await timed(() => expectStatus(200, `${path}&dryRun=true`, sent));
  let took = 0;
  const before = cpuOf(pid);
  const waits = await longestWaitMeanwhile(url, headers, async () => {
    took = await timed(() => expectStatus(201, path, sent));
  });
  const cpu = (cpuOf(pid) - before) / 1000;
  const floor = importFloor(copy, xml.toString(), imported);
  console.log(`| look into ${imported} of Moodle, ms | ${shown(look)} |`);
  console.log(`| import ${imported} of Moodle, ms | ${shown(took)} |`);
  console.log(`| of that the server's own thread, CPU, ms | ${shown(cpu)} |`);
  console.log(`| floor: parsed and as many rows, ms | ${shown(floor)} |`);
  console.log(`| ratio | ${shown(took / floor)} |`);
  console.log(
    `| others meanwhile, p50 / worst, ms | ${shown(waits.p50)} / ${shown(waits.worst)} |`,
  );
}

const folder = await mkdtemp(join(tmpdir(), 'bank-soal-questions-'));
try {
  await (await startBank(folder, ADMIN)).stop();
  const file = join(folder, 'bank-soal.db');
  fill(file, size);
  const copy = join(folder, 'floor.db');
  await copyFile(file, copy);
  const server = await startBank(folder, ADMIN);
  const headers = { 'x-access-token': await tokenOf(server, ADMIN) };
  const floor = pageFloor(copy);
  console.log('| Page | p50, ms | p95, ms | CPU, p50 | CPU, p95 | floor, CPU | ratio |');
  console.log('| --- | --- | --- | --- | --- | --- | --- |');
  await measurePages(server, headers, floor);
  floor.close();
  console.log('\n| Import |  |\n| --- | --- |');
  await measureImport(server, headers, copy);
  await server.stop();
} finally {
  closeConnections();
  await rm(folder, { recursive: true, force: true });
}
