import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const COURSES = ['Basis Data', 'Struktur Data', 'Pemrograman Web', 'Jaringan Komputer'];
const TOPICS = ['SQL', 'Normalisasi', 'Graph', 'Tree', 'React', 'Routing', 'Sorting', 'ERD'];
const LEVELS = ['Mudah', 'Sedang', 'Sulit'];

const COLUMNS = [
  'title',
  'subject',
  'subject_key',
  'level',
  'year',
  'lecturer',
  'topics',
  'description',
  'question_count',
  'downloads',
  'created_at',
  'updated_at',
  'lastupdated',
  'search_title',
  'search_subject',
  'search_lecturer',
  'search_topics',
];

/** A set's row; the same index gives the same row. */
export function setRow(index) {
  const title = `UTS ${COURSES[index % 4]} ${index}`;
  const subject = COURSES[index % 4];
  const lecturer = `Dr. Ratna Wulandari ${index % 40}`;
  const topics = [index % 8, (index * 3 + 1) % 8].map((at) => TOPICS[at]);
  const date = new Date(Date.UTC(2020, 0, 1) + ((index * 7919) % 50_000) * 3_600_000);
  return [
    title,
    subject,
    subject.toLowerCase(),
    LEVELS[index % 3],
    2020 + (index % 6),
    lecturer,
    topics.join(', '),
    'Soal ujian tengah semester, lengkap dengan kunci jawaban dan test case.',
    5 + (index % 20),
    index % 90,
    date.toISOString(),
    date.toISOString(),
    date.toISOString(),
    title.toLowerCase(),
    subject.toLowerCase(),
    lecturer.toLowerCase(),
    topics.join('\uFFFF').toLowerCase(),
  ];
}

export const INSERT_SET = `insert into question_sets (${COLUMNS.join(', ')})
  values (${COLUMNS.map(() => '?').join(', ')}) returning id`;

const INSERT_FILE = `insert into files
  (question_set_id, category, position, name, type, size, sha256, created_at)
  values (?, ?, ?, ?, 'pdf', 120000, ?, '2024-01-01T00:00:00.000Z')`;

/** Opens a database as the server does: every committed write reaches the disk. */
export function openDurable(file) {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
  return database;
}

/** Categories of sets with several files: every category, and more question files the more there are. */
const CATEGORIES = ['questions', 'answers', 'testCases', 'questions'];

/**
 * Puts sets into the stopped server's database: their rows and those of their files, without bytes.
 *
 * @param {string} dataDir
 * @param {number} count
 * @param {number} [files] of each set
 */
export function fillBank(dataDir, count, files = 2) {
  const database = openDurable(join(dataDir, 'bank-soal.db'));
  const set = database.prepare(INSERT_SET);
  const file = database.prepare(INSERT_FILE);
  database.exec('BEGIN');
  for (let index = 0; index < count; index += 1) {
    const { id } = set.get(...setRow(index));
    for (let place = 0; place < files; place += 1) {
      const content = ((index * files + place) % 997).toString(16).padStart(64, '0');
      file.run(id, CATEGORIES[place % 4], place, `Berkas ${place + 1}.pdf`, content);
    }
  }
  const tag = database.prepare(
    'insert into course_tags (name, name_key, created_at, updated_at) values (?, ?, ?, ?)',
  );
  for (const name of COURSES) tag.run(name, name.toLowerCase(), '2024', '2024');
  database.exec('COMMIT; PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
}
