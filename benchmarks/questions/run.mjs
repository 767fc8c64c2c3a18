// Measures pages of the bank's questions: `node benchmarks/questions/run.mjs`, after `npm run build`.
// `--size 20000` questions of ten lecturers, a tenth of them kept to themselves, and 1,000 used papers.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { startBank, tokenOf } from '../server/lib/bank.mjs';
import { closeConnections, expectStatus } from '../server/lib/client.mjs';

const { values } = parseArgs({ options: { size: { type: 'string', default: '20000' } } });
const size = Number(values.size);
const ADMIN = { email: 'bench@uji.ac.id', password: 'bench-rahasia' };
const LECTURERS = 10;
const PAPERS = 1000;
const ROUNDS = 40;

const COURSES = ['Struktur Data', 'Basis Data', 'Jaringan Komputer', 'Kecerdasan Buatan'];
const KINDS = ['pilihan', 'uraian', 'kode', 'isian'];
const LEVELS = ['Mudah', 'Sedang', 'Sulit'];
const NOW = '2026-01-01T00:00:00.000Z';
const words = (id) =>
  Array.from({ length: 60 }, (_, at) => `kata${((id + 1) * (at + 7) * 2_654_435_761) % 9973}`);

function fill(file) {
  const database = new DatabaseSync(file);
  const put = (table, row) => {
    const names = Object.keys(row);
    const marks = names.map(() => '?').join(', ');
    const sql = `insert into ${table} (${names.join(', ')}) values (${marks}) returning id`;
    return database.prepare(sql).get(...Object.values(row)).id;
  };
  database.exec('begin');
  const owners = Array.from({ length: LECTURERS }, (_, at) =>
    put('users', {
      name: `Dosen ${at}`,
      email: `d${at}@uji.ac.id`,
      email_key: `d${at}@uji.ac.id`,
      password_hash: 'x',
      kind: 'lecturer',
      status: 'Aktif',
      created_at: NOW,
      updated_at: NOW,
    }),
  );
  const ids = Array.from({ length: size }, (_, at) => {
    const subject = COURSES[at % COURSES.length];
    const body = {
      kind: KINDS[at % KINDS.length],
      subject,
      difficulty: LEVELS[at % LEVELS.length],
      topics: ['Graf'],
      visibility: at % 10 === 0 ? 'owner' : 'lecturers',
      markdown: `Soal ${at}: ${words(at).join(' ')}`,
      options: [],
      answer: 'Jawaban.',
      explanation: '',
      points: 1,
    };
    const owner = at % LECTURERS;
    const id = put('questions', {
      owner_id: owners[owner],
      kind: body.kind,
      level: body.difficulty,
      visibility: body.visibility,
      current_version: 1,
      content_key: `${at}`,
      search_text: body.markdown.toLowerCase(),
      search_subject: subject.toLowerCase(),
      search_lecturer: `dosen ${owner}`,
      search_topics: 'graf',
      created_at: NOW,
      updated_at: NOW,
    });
    const version = { question_id: id, version: 1, author_id: owners[owner] };
    const json = JSON.stringify(body);
    put('question_versions', { ...version, author_name: `Dosen ${owner}`, at: NOW, body: json });
    return id;
  });
  for (let at = 0; at < PAPERS; at += 1) {
    const paper = put('papers', {
      owner_id: owners[at % LECTURERS],
      title: `Ujian ${at}`,
      head: '{}',
      instructions: '[]',
      sections: '[]',
      variants: 1,
      shuffle_options: 0,
      size: 'A4',
      seed: at,
      status: 'dipakai',
      used_on: `202${at % 6}-0${(at % 9) + 1}-10T02:00:00.000Z`,
      version: 1,
      search_text: '',
      created_at: NOW,
      updated_at: NOW,
    });
    for (let place = 0; place < 20; place += 1) {
      put('paper_items', {
        paper_id: paper,
        section: 0,
        position: place,
        question_id: ids[(at * 37 + place * 101) % ids.length],
        version: 1,
        points: 1,
        space: 'none',
      });
    }
  }
  database.exec('commit');
  database.exec('analyze; pragma wal_checkpoint(truncate)');
  database.close();
}

const part = (times, share) =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)];

const folder = await mkdtemp(join(tmpdir(), 'bank-soal-questions-'));
try {
  await (await startBank(folder, ADMIN)).stop();
  fill(join(folder, 'bank-soal.db'));
  const server = await startBank(folder, ADMIN);
  const headers = { 'x-access-token': await tokenOf(server, ADMIN) };
  const rare = words(size / 2)[3];
  const last = Math.floor(size / 2);
  const deep = Buffer.from(JSON.stringify(['newest', '', last])).toString('base64url');
  for (const query of [
    'limit=50',
    `limit=50&cursor=${deep}`,
    'limit=50&courseTag=basis&kind=uraian',
    'limit=50&difficulty=Sulit',
    `limit=50&q=${rare}`,
    'limit=50&q=kata',
    'limit=50&q=ka',
    'limit=50&sort=lastUsed',
    'limit=50&notUsedFor=4',
    'limit=500',
  ]) {
    const times = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const since = performance.now();
      await expectStatus(200, `${server.url}/api/questions?${query}`, { headers });
      times.push(performance.now() - since);
    }
    const shown = [part(times, 0.5), part(times, 0.95)].map((ms) => ms.toFixed(1)).join(' / ');
    process.stdout.write(`${query.slice(0, 48).padEnd(50)} p50 / p95: ${shown} ms\n`);
  }
  await server.stop();
} finally {
  closeConnections();
  await rm(folder, { recursive: true, force: true });
}
