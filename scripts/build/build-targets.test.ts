import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { createBuild } from './build-targets.mjs';

const write = (...files: string[]) => [
  'sh',
  '-c',
  files
    .map((file) => `mkdir -p $(dirname ${file}) && (echo ${file}; cat source) > ${file}`)
    .join(' && '),
];

/** As the packages are: two targets write into one folder, and one is made from another's sources. */
const targets = {
  rules: { folder: 'rules', inputs: [], commands: [write('dist/rules.js', 'dist/rules.d.ts')] },
  ui: { folder: 'ui', inputs: [], commands: [write('dist/ui.js', 'dist/lib/cn.js')] },
  docs: {
    folder: 'ui',
    inputs: [],
    commands: [write('dist/docs.json')],
    outputs: ['dist/docs.json'],
    pages: true,
  },
  site: { folder: 'site', inputs: ['ui', 'rules'], commands: [write('dist/index.html')] },
};
const names = Object.keys(targets);
const outputs: Record<string, string[]> = {
  rules: ['rules/dist/rules.js', 'rules/dist/rules.d.ts'],
  ui: ['ui/dist/ui.js', 'ui/dist/lib/cn.js'],
  docs: ['ui/dist/docs.json'],
  site: ['site/dist/index.html'],
};
const pairs = names.flatMap((first) => names.map((second) => [first, second] as const));

let root = '';
let build = createBuild('', targets);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bank-soal-build-'));
  const folder = root;
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['rules', 'ui', 'site']) {
    mkdirSync(join(root, name));
    writeFileSync(join(root, name, 'source'), 'first');
  }
  build = createBuild(root, targets);
});

it.each(pairs)(
  'brings back each output that is gone, in the order %s, %s',
  (first, second) => {
    expect(build(names)).toBeUndefined();
    const wanted = [...(outputs[first] ?? []), ...(outputs[second] ?? [])];
    const gone = (files: string[]) => files.filter((file) => !existsSync(join(root, file)));
    for (const file of wanted) {
      rmSync(join(root, file), { force: true });
      expect(build([first])).toBeUndefined();
      expect(build([second])).toBeUndefined();
      expect(gone(wanted)).toEqual([]);
    }
    expect(gone(Object.values(outputs).flat())).toEqual([]);
  },
  60_000,
);

it('builds anew what is made from a changed source, and leaves no file of before', () => {
  build(names);
  writeFileSync(join(root, 'ui/dist/old.js'), '');
  writeFileSync(join(root, 'ui/source'), 'second');
  build(['site', 'ui', 'docs']);
  expect(existsSync(join(root, 'ui/dist/old.js'))).toBe(false);
  for (const file of ['site/dist/index.html', 'ui/dist/ui.js', 'ui/dist/docs.json'])
    expect(readFileSync(join(root, file), 'utf8')).toMatch(/(first|second)$/);
  expect(readFileSync(join(root, 'ui/dist/docs.json'), 'utf8')).toBe('dist/docs.json\nsecond');
});

it('builds nothing twice', () => {
  build(names);
  const at = () => readFileSync(join(root, 'ui/dist/ui.js'), 'utf8');
  writeFileSync(join(root, 'ui/dist/ui.js'), 'x'.repeat(at().length));
  build(names);
  expect(at()).toMatch(/^x+$/);
});

it('names the target that fails, and tries it again', () => {
  const failing = {
    ...targets,
    ui: { ...targets.ui, commands: [['false']] },
  };
  expect(createBuild(root, failing)(names)).toBe('ui');
  expect(createBuild(root, failing)(['nothing'])).toBe('nothing');
  expect(build(names)).toBeUndefined();
});
