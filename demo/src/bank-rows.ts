import { createHash } from 'node:crypto';
import { emailKey } from '@bank-soal/contract/accounts';
import { DAY_MS, jakartaDay, jakartaMidnight } from '@bank-soal/contract/common';
import { fileTypeOf } from '@bank-soal/contract/files';
import { foldTexts } from '@bank-soal/contract/sets';
import { nameKey } from '@bank-soal/contract/tags';
import { hash } from '@node-rs/argon2';
import type { Demo, DemoFile, DemoPerson, DemoSet } from './types.js';

/** The migrations that had made the tables which these rows are of; a restore applies the later ones. */
export const SCHEMA = [
  '0001-first-tables',
  '0002-audit-log',
  '0003-search-texts',
  '0004-several-servers',
  '0005-large-banks',
  '0006-ended-tokens',
  '0007-security-events',
  '0009-account-writes',
  '0010-counted-subjects',
  '0011-release',
];

/** A row as a backup has it. */
export type Row = Readonly<Record<string, string | number | null>> & { readonly id: number };

/** The rows of a bank by table, and the contents that they name. */
export interface BankRows {
  tables: Readonly<Record<string, readonly Row[]>>;
  contents: ReadonlyMap<string, Uint8Array>;
}

const sha256Of = ({ bytes }: DemoFile) => createHash('sha256').update(bytes).digest('hex');

async function userRow(person: DemoPerson, id: number, now: string): Promise<Row> {
  const { name, email, password, kind, status } = person;
  return {
    id,
    name,
    email,
    email_key: emailKey(email),
    password_hash: await hash(password.normalize('NFKC')),
    kind,
    status,
    token_generation: 0,
    is_demo: 1,
    created_at: now,
    updated_at: now,
  };
}

function namedRow(name: string, id: number, now: string): Row {
  return { id, name, name_key: nameKey(name), created_at: now, updated_at: now };
}

/** Noon in Jakarta, so many days later. */
function noonAfter(now: string, days: number): string {
  const midnight = jakartaMidnight(jakartaDay(now));
  return new Date(midnight + (days + 0.5) * DAY_MS).toISOString();
}

function releaseColumns({ release }: DemoSet, now: string) {
  const { visibility = 'public', keyVisibility = visibility, keyOpensIn } = release;
  return {
    visibility,
    available_from: null,
    key_visibility: keyVisibility,
    key_from: keyOpensIn === undefined ? null : noonAfter(now, keyOpensIn),
  };
}

function searchColumns(set: DemoSet) {
  const { title, subject, lecturer, topics } = foldTexts(set);
  return {
    search_title: title,
    search_subject: subject,
    search_lecturer: lecturer,
    search_topics: topics,
  };
}

function setRow(set: DemoSet, id: number, creatorId: number | null, now: string): Row {
  return {
    id,
    title: set.title,
    subject: set.subject,
    subject_key: nameKey(set.subject),
    level: set.level,
    year: set.year,
    lecturer: set.lecturer,
    topics: set.topics.join(', '),
    description: set.description,
    question_count: set.questionCount,
    downloads: set.downloads,
    creator_id: creatorId,
    created_at: set.createdAt,
    updated_at: set.updatedAt,
    lastupdated: set.updatedAt,
    withdrawn_at: null,
    exam_kind: set.examKind,
    term: set.term,
    ...releaseColumns(set, now),
    ...searchColumns(set),
  };
}

/** Numbered from one in the order in which they are given. */
function fileRows(sets: readonly DemoSet[]): Row[] {
  const all = sets.flatMap(({ files, createdAt }, index) =>
    files.map((file, position) => ({ file, position, setId: index + 1, createdAt })),
  );
  return all.map(({ file, position, setId, createdAt }, index) => ({
    id: index + 1,
    question_set_id: setId,
    category: file.category,
    position,
    name: file.name,
    type: fileTypeOf(file.name),
    size: file.bytes.byteLength,
    sha256: sha256Of(file),
    created_at: createdAt,
  }));
}

/** The place of a name among others, counted from one: its row's number. */
function placeOf(names: readonly string[], name: string): number {
  const place = names.indexOf(name) + 1;
  if (place === 0) throw new Error(`The demo names '${name}', which it does not have`);
  return place;
}

/**
 * The demo as rows of the bank's tables.
 *
 * @param now ISO 8601: when accounts and tags are said to have been made, and keys wait from
 */
export async function bankRows(demo: Demo, now: string): Promise<BankRows> {
  const emails = demo.people.map(({ email }) => email);
  const courseId = (name: string) => placeOf(demo.courses, name);
  const creatorId = ({ lecturerEmail }: DemoSet) =>
    lecturerEmail === null ? null : placeOf(emails, lecturerEmail);
  return {
    tables: {
      users: await Promise.all(demo.people.map((one, index) => userRow(one, index + 1, now))),
      course_tags: demo.courses.map((name, index) => namedRow(name, index + 1, now)),
      question_sets: demo.sets.map((set, index) => setRow(set, index + 1, creatorId(set), now)),
      files: fileRows(demo.sets),
      material_tags: demo.materialTags.map(({ name, course }, index) => ({
        ...namedRow(name, index + 1, now),
        course_tag_id: course === undefined ? null : courseId(course),
      })),
      course_materials: demo.courseMaterials.map(({ name, course }, index) => ({
        ...namedRow(name, index + 1, now),
        course_tag_id: courseId(course),
      })),
    },
    contents: new Map(
      demo.sets.flatMap(({ files }) => files.map((file) => [sha256Of(file), file.bytes])),
    ),
  };
}
