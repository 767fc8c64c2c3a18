import { DatabaseSync } from 'node:sqlite';

const LECTURERS = 10;
const PAPERS = 1000;
const COURSES = ['Struktur Data', 'Basis Data', 'Jaringan Komputer', 'Kecerdasan Buatan'];
const KINDS = ['pilihan', 'uraian', 'kode', 'isian'];
const LEVELS = ['Mudah', 'Sedang', 'Sulit'];
const NOW = '2026-01-01T00:00:00.000Z';

/** The words of a question; the same number gives the same ones. */
export const words = (id) =>
  Array.from({ length: 60 }, (_, at) => `kata${((id + 1) * (at + 7) * 2_654_435_761) % 9973}`);

/** Content of a question. */
export const bodyOf = (at) => ({
  kind: KINDS[at % KINDS.length],
  subject: COURSES[at % COURSES.length],
  difficulty: LEVELS[at % LEVELS.length],
  topics: ['Graf'],
  visibility: at % 10 === 0 ? 'owner' : 'lecturers',
  markdown: `Soal ${at}: ${words(at).join(' ')}`,
  options: [],
  answer: 'Jawaban.',
  explanation: '',
  points: 1,
});

/** Puts a row into a table; returns its id. */
function put(database, table, row) {
  const names = Object.keys(row);
  const marks = names.map(() => '?').join(', ');
  const sql = `insert into ${table} (${names.join(', ')}) values (${marks}) returning id`;
  return database.prepare(sql).get(...Object.values(row)).id;
}

/** Puts a question and its first version. */
export function putQuestion(database, at, owner) {
  const body = bodyOf(at);
  const id = put(database, 'questions', {
    owner_id: owner.id,
    kind: body.kind,
    level: body.difficulty,
    visibility: body.visibility,
    current_version: 1,
    content_key: `${at}`,
    search_text: body.markdown.toLowerCase(),
    search_subject: body.subject.toLowerCase(),
    search_lecturer: owner.name.toLowerCase(),
    search_topics: 'graf',
    created_at: NOW,
    updated_at: NOW,
  });
  const version = { question_id: id, version: 1, author_id: owner.id, author_name: owner.name };
  put(database, 'question_versions', { ...version, at: NOW, body: JSON.stringify(body) });
  return id;
}

/** The bank as the server has made it, with so many questions of ten lecturers and 1,000 used papers. */
export function fill(file, size) {
  const database = new DatabaseSync(file);
  database.exec('begin');
  const owners = Array.from({ length: LECTURERS }, (_, at) => {
    const name = `Dosen ${at}`;
    const email = `d${at}@uji.ac.id`;
    const account = { name, email, email_key: email, password_hash: 'x', kind: 'lecturer' };
    const row = { ...account, status: 'Aktif', created_at: NOW, updated_at: NOW };
    return { id: put(database, 'users', row), name };
  });
  const ids = Array.from({ length: size }, (_, at) =>
    putQuestion(database, at, owners[at % LECTURERS]),
  );
  for (let at = 0; at < PAPERS; at += 1) {
    const paper = put(database, 'papers', {
      owner_id: owners[at % LECTURERS].id,
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
      const question_id = ids[(at * 37 + place * 101) % ids.length];
      const where = { paper_id: paper, section: 0, position: place };
      put(database, 'paper_items', { ...where, question_id, version: 1, points: 1, space: 'none' });
    }
  }
  database.exec('commit');
  database.exec('analyze; pragma wal_checkpoint(truncate)');
  database.close();
}
