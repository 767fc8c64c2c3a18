import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pageProblems } from './screens/screen-pages.mjs';
import { screenProblems } from './screens/screen-rules.mjs';
import { tsc } from './shared/tsc.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const screens = join(root, 'packages/screens');
const SOURCE = 'packages/screens/src';
const script = join(root, 'scripts/new-screen.mjs');
let copy = '';

const run = (...args: string[]) =>
  spawnSync(process.execPath, [script, ...args, '--into', copy], {
    encoding: 'utf8',
  });
const read = (file: string) => readFileSync(join(copy, SOURCE, file), 'utf8');
const everything = () =>
  readdirSync(join(copy, SOURCE), { recursive: true, encoding: 'utf8' }).toSorted();

const made = [
  'data/use-download-report.ts',
  'download-report/download-report-screen.en.md',
  'download-report/download-report-screen.id.md',
  'download-report/download-report-screen.stories.tsx',
  'download-report/download-report-screen.tsx',
  'download-report/download-report-view.stories.tsx',
  'download-report/download-report-view.tsx',
  'download-report/index.ts',
  'english/download-report.ts',
  'indonesian/download-report.ts',
];
const listed = ['data/keys.ts', 'english/index.ts', 'indonesian/index.ts'];

/** Errors of the compiler in the files of a screen and all their imports. */
function compile() {
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  const config = {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: {
      lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable'],
      types: ['vite/client', 'msw-storybook-addon/types'],
    },
    files: [...made, ...listed]
      .filter((file) => !file.endsWith('.md'))
      .map((file) => `${SOURCE}/${file}`),
  };
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(config));
  const { stdout, stderr } = spawnSync(process.execPath, [tsc, '-p', copy], { encoding: 'utf8' });
  return `${stdout}${stderr}`.trim();
}

describe('a new screen', () => {
  beforeEach(() => {
    copy = mkdtempSync(join(tmpdir(), 'new-screen-'));
    cpSync(join(screens, 'src'), join(copy, SOURCE), { recursive: true });
    cpSync(join(root, 'catalogs'), join(copy, 'catalogs'), { recursive: true });
  });
  afterEach(() => {
    rmSync(copy, { recursive: true });
  });

  it('writes what the conventions ask for, with types that fit', () => {
    const before = everything();
    const { status, stdout, stderr } = run('download-report', '--title', "Rekap 'Unduhan'");
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(everything().filter((file) => !before.includes(file))).toEqual(
      [...made, 'download-report'].toSorted(),
    );
    expect(stdout).toContain('catalogs/ms.json (a line added)');
    expect(screenProblems(join(copy, SOURCE, 'download-report'))).toEqual([]);
    const page = join(copy, SOURCE, 'download-report/download-report-screen.id.md');
    expect(pageProblems(page)).toEqual([]);
    for (const file of [...made, ...listed]) expect(read(file)).not.toMatch(/__/);
    expect(read('download-report/download-report-screen.stories.tsx')).toContain(
      `"Layar/Rekap 'Unduhan'"`,
    );
    expect(compile()).toBe('');
  }, 180_000);

  it('keeps the lists that it adds to', () => {
    const before = listed.map(read);
    run('download-report');
    for (const [at, file] of listed.entries()) {
      const words = (text = '') => text.split(/[^\w.'/-]+/);
      const after = words(read(file));
      expect(words(before[at]).filter((word) => !after.includes(word))).toEqual([]);
      expect(after).toContain('downloadReport');
    }
  });

  it.each(['', 'DownloadReport', 'download_report', '../report', 'search', 'data', 'site'])(
    'refuses the name %j and writes nothing',
    (name) => {
      const before = everything();
      const { status, stderr } = run(name);
      expect(status).toBe(1);
      expect(stderr).toMatch(/\[new screen\] /);
      expect(everything()).toEqual(before);
    },
  );
});

describe('the screens there are', () => {
  const folders = globSync('src/**/index.ts', { cwd: screens })
    .map((index) => dirname(join(screens, index)))
    .filter((folder) => readdirSync(folder).some((file) => file.endsWith('-view.tsx')));

  it('are found', () => {
    expect(folders.length).toBeGreaterThan(10);
  });

  it.each(folders)('keep to the conventions: %s', (folder) => {
    expect(screenProblems(folder)).toEqual([]);
  });
});
