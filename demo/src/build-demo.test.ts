import { createHash } from 'node:crypto';
import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { beforeAll, expect, test } from 'vitest';
import { buildDemo } from './build-demo.js';
import type { Demo, DemoFile, DemoSet } from './types.js';

let demo: Demo;
let files: DemoFile[];

beforeAll(async () => {
  demo = await buildDemo();
  files = demo.sets.flatMap((set) => set.files);
}, 180_000);

const has = (set: DemoSet, category: DemoFile['category']): boolean =>
  set.files.some((file) => file.category === category);

const textOf = (file: DemoFile): string =>
  new TextDecoder('utf-8', { fatal: true }).decode(file.bytes);

const digest = (sets: readonly DemoSet[]): string => {
  const hash = createHash('sha256');
  for (const file of sets.flatMap((set) => set.files)) hash.update(file.name).update(file.bytes);
  return hash.digest('hex');
};

test('there are at least sixty sets with titles of their own', () => {
  expect(demo.sets.length).toBeGreaterThanOrEqual(60);
  expect(new Set(demo.sets.map(({ title }) => title)).size).toBe(demo.sets.length);
});

test('every course, topic, level and year occurs, and nothing else', () => {
  const topics = demo.materialTags.map(({ name }) => name);
  expect(demo.courses).toHaveLength(6);
  expect(topics).toHaveLength(19);
  expect(new Set(demo.sets.map(({ subject }) => subject))).toEqual(new Set(demo.courses));
  expect(new Set(demo.sets.flatMap((set) => set.topics))).toEqual(new Set(topics));
  expect(new Set(demo.sets.map(({ level }) => level))).toEqual(
    new Set(['Mudah', 'Sedang', 'Sulit']),
  );
  const years = [...new Set(demo.sets.map(({ year }) => year))].toSorted();
  expect(years).toEqual([2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026]);
});

test('every completeness occurs, and every set has a question file', () => {
  const states = demo.sets.map((set) => `${has(set, 'answers')} ${has(set, 'testCases')}`);
  expect(new Set(states).size).toBe(4);
  for (const set of demo.sets) expect(has(set, 'questions'), set.title).toBe(true);
});

test('texts stay within the limits of the contract', () => {
  for (const set of demo.sets) {
    expect(set.title.length).toBeGreaterThan(0);
    expect(set.title.length).toBeLessThanOrEqual(200);
    expect(set.subject.length).toBeLessThanOrEqual(200);
    expect(set.description.length).toBeLessThanOrEqual(5000);
    expect(set.lecturer.length).toBeGreaterThan(0);
    expect(Number.isInteger(set.downloads) && set.downloads >= 0).toBe(true);
  }
});

test('dates are whole, in order and past', () => {
  for (const { title, year, createdAt, updatedAt } of demo.sets) {
    expect(new Date(createdAt).toISOString(), title).toBe(createdAt);
    expect(new Date(updatedAt).toISOString(), title).toBe(updatedAt);
    expect(updatedAt >= createdAt, title).toBe(true);
    expect(updatedAt < '2026-11-21', title).toBe(true);
    expect(Number(createdAt.slice(0, 4)) - year, title).toBe(0);
  }
});

test('people are one administrator, six lecturers and one student', () => {
  const count = (kind: string) => demo.people.filter((person) => person.kind === kind).length;
  expect([count('admin'), count('lecturer'), count('student')]).toEqual([1, 6, 1]);
  expect(demo.people.filter(({ status }) => status === 'Nonaktif')).toHaveLength(1);
  expect(new Set(demo.people.map(({ email }) => email)).size).toBe(demo.people.length);
  for (const { email, password } of demo.people) {
    expect(email).toMatch(/^[a-z.]+@contoh\.ac\.id$/);
    expect(password.length).toBeGreaterThanOrEqual(8);
  }
});

test('creators are accounts of the demo, and some sets have none', () => {
  const emails = new Set<string | null>(demo.people.map(({ email }) => email));
  const creators = demo.sets.map(({ lecturerEmail }) => lecturerEmail);
  expect(creators.filter((email) => email !== null && !emails.has(email))).toEqual([]);
  expect(creators).toContain(null);
});

test('some sets have several question files, and none two files of one name', () => {
  const questionFiles = demo.sets.map(
    (set) => set.files.filter(({ category }) => category === 'questions').length,
  );
  expect(Math.max(...questionFiles)).toBeGreaterThan(1);
  for (const set of demo.sets) {
    expect(new Set(set.files.map(({ name }) => name)).size, set.title).toBe(set.files.length);
  }
  for (const { name } of files) {
    expect(new TextEncoder().encode(name).length, name).toBeLessThanOrEqual(255);
    expect(name).not.toMatch(/[/\\:*?"<>|]/);
  }
});

test('every file is what its name says', () => {
  const start: Record<string, string> = { pdf: '%PDF-1.7', docx: 'PK\u0003\u0004' };
  for (const file of files) {
    const extension = file.name.split('.').at(-1) ?? '';
    expect(['pdf', 'docx', 'txt']).toContain(extension);
    expect(file.bytes.length, file.name).toBeGreaterThan(500);
    const magic = start[extension];
    if (magic) expect(Buffer.from(file.bytes.subarray(0, 8)).toString('latin1')).toContain(magic);
    else expect(textOf(file).endsWith('\n')).toBe(true);
  }
  for (const extension of ['.pdf', '.docx', '.txt']) {
    expect(files.some(({ name }) => name.endsWith(extension))).toBe(true);
  }
});

/** The fonts that a document names without bringing them. */
const missingFonts = (document: PDFDocument) =>
  document.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFDict ? [object] : []))
    .filter((object) => object.get(PDFName.of('Type')) === PDFName.of('FontDescriptor'))
    .filter((font) => !font.has(PDFName.of('FontFile2')) && !font.has(PDFName.of('FontFile3')));

test('PDF files load, are titled, bring their fonts, and an exam has two pages', async () => {
  for (const { name, bytes } of files.filter((file) => file.name.endsWith('.pdf'))) {
    const document = await PDFDocument.load(bytes, {
      throwOnInvalidObject: true,
      updateMetadata: false,
    });
    expect(document.getTitle(), name).toMatch(/^(Lembar Soal|Kunci Jawaban|Test Cases) - /);
    expect(missingFonts(document), name).toEqual([]);
    if (/U[TA]S|Ujian/.test(name)) expect(document.getPageCount(), name).toBeGreaterThanOrEqual(2);
  }
});

test('an answer key answers and test cases have input and output', () => {
  const texts = files.filter(({ name }) => name.endsWith('.txt'));
  for (const file of texts.filter(({ category }) => category === 'answers')) {
    expect(textOf(file), file.name).toContain('Jawaban:');
  }
  for (const file of texts.filter(({ category }) => category === 'testCases')) {
    expect(textOf(file), file.name).toMatch(/Masukan:\n[\s\S]+Keluaran yang diharapkan:\n/);
  }
});

test('the same bytes every time, and not many', async () => {
  const again = await buildDemo(['Basis Data']);
  expect(again.sets.length).toBeGreaterThan(10);
  expect(digest(again.sets)).toBe(
    digest(demo.sets.filter(({ subject }) => subject === 'Basis Data')),
  );
  expect(files.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThan(12_000_000);
});
