import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { problemsOf } from './components/component-rules.mjs';

const script = fileURLToPath(new URL('new-component.mjs', import.meta.url));
let folder = '';

let ui = '';

beforeEach(() => {
  ui = mkdtempSync(join(tmpdir(), 'new-component-'));
  folder = join(ui, 'src/components');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(ui, 'package.json'), JSON.stringify({ exports: {} }));
});
afterEach(() => {
  rmSync(ui, { recursive: true });
});

function run(...args: string[]) {
  return spawnSync(process.execPath, [script, ...args, '--into', ui], { encoding: 'utf8' });
}

it('writes what the conventions ask for', () => {
  const { status, stdout } = run('answer-key-card', '--group', 'Berkas');
  expect(status).toBe(0);
  expect(stdout).toContain('answer-key-card.stories.tsx');
  expect(readdirSync(join(folder, 'files/answer-key-card')).toSorted()).toEqual([
    'answer-key-card.en.md',
    'answer-key-card.id.md',
    'answer-key-card.stories.tsx',
    'answer-key-card.tsx',
    'index.ts',
  ]);
  expect(problemsOf(join(folder, 'files/answer-key-card'))).toEqual([]);
});

it('names things after the component and leaves no blank', () => {
  run('pdf2-view', '--group', 'Berkas');
  const read = (file: string) => readFileSync(join(folder, 'files/pdf2-view', file), 'utf8');
  expect(read('pdf2-view.tsx')).toContain('export function Pdf2View(');
  expect(read('pdf2-view.tsx')).toContain('data-component="pdf2-view"');
  expect(read('pdf2-view.stories.tsx')).toContain("title: 'Berkas/Pdf2View'");
  for (const file of readdirSync(join(folder, 'files/pdf2-view')))
    expect(read(file)).not.toMatch(/__/);
});

it.each(['', 'AnswerKey', 'answer_key', 'answer--key', '-answer', '../answer', 'lib', '2answer'])(
  'refuses the name %j and writes nothing',
  (name) => {
    const { status, stderr } = run(name);
    expect(status).toBe(1);
    expect(stderr).toMatch(/\[new component\] /);
    expect(readdirSync(folder)).toEqual([]);
  },
);

it('names a component in the export map, or in the entry of its group', () => {
  run('bar', '--group', 'Navigasi');
  for (const name of ['set-tree', 'answer-key']) expect(run(name, '--bank', 'sets').status).toBe(0);
  expect(problemsOf(join(ui, 'src/bank/sets/answer-key'))).toEqual([]);
  const { exports } = JSON.parse(readFileSync(join(ui, 'package.json'), 'utf8'));
  expect(Object.keys(exports)).toEqual(['./bar']);
  expect(exports['./bar'].types).toBe('./dist/components/navigation/bar/index.d.ts');
  expect(readFileSync(join(ui, 'src/bank/sets/index.ts'), 'utf8')).toBe(
    "export * from './answer-key/index.js';\nexport * from './set-tree/index.js';\n",
  );
});

it('refuses a group that the sidebar does not have', () => {
  const { stderr } = run('answer-key', '--group', 'Lainnya');
  expect(stderr).toContain('"Lainnya" is no group. Choose one of: Kerangka,');
  expect(run('answer-key', '--bank', 'Lainnya').stderr).toContain('is no subject');
  expect(readdirSync(folder)).toEqual([]);
});

it('refuses a name that the other room has', () => {
  mkdirSync(join(ui, 'src/bank/sets/set-row'), { recursive: true });
  expect(run('set-row').stderr).toContain('exists already');
  expect(readdirSync(folder)).toEqual([]);
});

it('refuses a name that is taken and leaves what is there', () => {
  mkdirSync(join(folder, 'data/badge'), { recursive: true });
  const { status, stderr } = run('badge');
  expect(status).toBe(1);
  expect(stderr).toContain('exists already');
  expect(existsSync(join(folder, 'data/badge/index.ts'))).toBe(false);
});
