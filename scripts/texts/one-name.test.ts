import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Names of the last column of the glossary's table. */
const old = [
  ...(read('docs/glossary.md').split('## One name a thing')[1] ?? '').matchAll(/^\|.*$/gm),
]
  .slice(2)
  .flatMap(([row]) => row.split('|').at(-2)?.split(',') ?? [])
  .map((name) => name.trim());

/** Sentences of the specification, and words that mean another thing: paper to print on, a downloaded mark's name. */
const FIXED = [
  'Pembuat Form Soal',
  'Buat form soal',
  'Download Template Soal',
  'Download {name}',
  'Tidak ada file jawaban yang tersedia',
  'Ukuran kertas',
  '{form}',
];
/** The button 'Download' of a row, as the specification has it. */
const BUTTONS = ['fileRow.download', '/resultTable/download'];

/** Old names in a text, without regard to fixed sentences. */
function oldNames(text: string): string[] {
  const free = FIXED.reduce((rest, fixed) => rest.replaceAll(fixed, ''), text);
  return [
    ...free.matchAll(new RegExp(`(?<!butir |paket )\\b(${old.join('|')})(nya)?\\b`, 'giu')),
  ].map(([name]) => name);
}

/** Texts by their places. */
function texts(tree: object, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([name, text]: [string, string | object]) =>
    typeof text === 'object' ? texts(text, `${path}/${name}`) : [[`${path}/${name}`, text]],
  );
}

it('finds an old name, and leaves a fixed sentence alone', () => {
  expect(old).toContain('berkas');
  expect(oldNames('Unduh berkasnya dari Soal Saya')).toEqual(['berkasnya', 'Soal Saya']);
  expect(oldNames('Download Template Soal, informasi formulir')).toEqual([]);
});

it('says one name a thing to people', () => {
  const said = [
    ...texts(JSON.parse(read('catalogs/id.json'))),
    ...['docs/operator.md', 'apps/server/src/template/question-template.ts'].map(
      (file) => [file, read(file)] as [string, string],
    ),
  ].filter(([place]) => !BUTTONS.some((button) => place.endsWith(button)));
  expect(
    said.flatMap(([place, text]) => oldNames(text).map((name) => `${place}: ${name}`)),
  ).toEqual([]);
});
