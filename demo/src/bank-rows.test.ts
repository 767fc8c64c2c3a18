import { createHash } from 'node:crypto';
import type { Paper, PaperKind } from '@bank-soal/paper/model';
import { verify } from '@node-rs/argon2';
import { beforeAll, expect, test, vi } from 'vitest';
import { type BankRows, bankRows } from './bank-rows.js';
import { buildDemo } from './build-demo.js';
import type { Demo } from './types.js';

// What a PDF shows is nothing to its row.
vi.mock('./render-pdf.js', () => ({
  renderPdf: async ({ title }: Paper, kind: PaperKind) => Buffer.from(`${title} ${kind}`),
}));

let demo: Demo;
let bank: BankRows;

beforeAll(async () => {
  demo = await buildDemo();
  bank = await bankRows(demo, '2026-01-02T03:04:05.000Z');
});

const table = (name: string) => bank.tables[name] ?? [];
const ids = (name: string) => new Set(table(name).map(({ id }) => id));

test('whatever a row refers to is there', () => {
  const refers = (from: string, column: string, to: string) =>
    table(from).filter((row) => row[column] !== null && !ids(to).has(Number(row[column])));
  expect(refers('question_sets', 'creator_id', 'users')).toEqual([]);
  expect(refers('files', 'question_set_id', 'question_sets')).toEqual([]);
  expect(refers('material_tags', 'course_tag_id', 'course_tags')).toEqual([]);
  expect(refers('course_materials', 'course_tag_id', 'course_tags')).toEqual([]);
  expect(table('question_sets').some(({ creator_id }) => creator_id === null)).toBe(true);
});

test('every file names its bytes', () => {
  expect(table('files')).toHaveLength(demo.sets.flatMap(({ files }) => files).length);
  for (const { sha256, size } of table('files')) {
    const bytes = bank.contents.get(String(sha256)) ?? new Uint8Array();
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
    expect(bytes.byteLength).toBe(size);
  }
});

test('people sign in with the passwords that are told, and count as a demo', async () => {
  for (const [index, { password }] of demo.people.entries()) {
    const row = table('users')[index];
    expect(await verify(String(row?.password_hash), password)).toBe(true);
    expect(row?.is_demo).toBe(1);
  }
});

test('a key opens at noon of the next day, and others are held back from some readers', () => {
  const named = (title: string) => table('question_sets').find((row) => row.title === title);
  expect(named('Latihan Basis Data 2026: Normalisasi dan SQL')).toMatchObject({
    visibility: 'public',
    key_visibility: 'public',
    key_from: '2026-01-03T05:00:00.000Z',
    exam_kind: 'Latihan',
    term: 'Gasal',
  });
  expect(named('UTS Susulan Basis Data 2026')).toMatchObject({
    visibility: 'lecturers',
    key_visibility: 'lecturers',
    key_from: null,
  });
  expect(named('Try Out UAS Kecerdasan Buatan 2026')).toMatchObject({
    visibility: 'users',
    key_visibility: 'lecturers',
    exam_kind: 'Lainnya',
  });
  expect(named('Kuis 3 Basis Data 2026 (rancangan)')).toMatchObject({ visibility: 'owner' });
});

test('sets from before 2023 say nothing of their exam', () => {
  for (const { year, exam_kind, term } of table('question_sets')) {
    expect([exam_kind !== null, term !== null]).toEqual(Array(2).fill(Number(year) >= 2023));
  }
});
