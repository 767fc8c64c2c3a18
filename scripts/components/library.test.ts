import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { idOf } from '../docs/page-text.mjs';
import { GROUPS, libraryFolders, problemsOf, ROOMS } from './component-rules.mjs';
import { entryName } from './entry-name.mjs';

const ui = fileURLToPath(new URL('../../packages/ui', import.meta.url));
const folders = libraryFolders(ui);

it('has components', () => {
  expect(folders.length).toBeGreaterThan(50);
});

describe.each(folders.map((folder) => [basename(folder), folder]))('%s', (_, folder) => {
  it('is exported, has its stories and its page', () => {
    expect(problemsOf(folder)).toEqual([]);
  });
});

it('stands in the folder of its group in the sidebar', () => {
  const stray = folders.filter((folder) => {
    const inside = relative(join(ui, 'src/components'), folder);
    const stories = readFileSync(join(folder, `${basename(folder)}.stories.tsx`), 'utf8');
    const [, group = ''] = /^ {2}title: '([^'/]+)\//m.exec(stories) ?? [];
    const named = Object.entries(GROUPS).find(([name]) => name === group)?.[1];
    return !inside.startsWith('..') && !inside.startsWith(`${named}/`);
  });
  expect(stray).toEqual([]);
});

it('resolves every component by the export map', () => {
  const entries = [...new Set(folders.map(entryName))];
  const script = `for (const name of ${JSON.stringify(entries)}) console.log(import.meta.resolve('@bank-soal/ui/' + name))`;
  const flags = ['--conditions=@bank-soal/source', '--input-type=module', '--eval', script];
  const found = execFileSync(process.execPath, flags, { cwd: ui, encoding: 'utf8' });
  const paths = found
    .trim()
    .split('\n')
    .map((url) => fileURLToPath(url));
  const exported = paths.flatMap((path) => {
    const together = readFileSync(path, 'utf8').matchAll(/^export \* from '(.+)\/index\.js';$/gm);
    const parts = [...together].map(([, part = '']) => join(dirname(path), part));
    return parts.length > 0 ? parts : [dirname(path)];
  });
  expect(exported.toSorted()).toEqual(folders.toSorted());
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

it('leads from page to page without a dead end', () => {
  const titles = [...ROOMS, 'docs'].flatMap((room) =>
    readdirSync(join(ui, 'src', room), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(stories\.tsx|mdx?)$/.test(file))
      .map((file) => readFileSync(join(ui, 'src', room, file), 'utf8')),
  );
  const pages = new Set(
    titles.flatMap((code) =>
      [...code.matchAll(/(?:\btitle: |<Meta title=)['"]([^'"]+)/g)].map(
        ([, title = '']) => `${idOf(title)}--docs`,
      ),
    ),
  );
  const links = titles.flatMap((code) =>
    [...code.matchAll(/\?path=\/docs\/([a-z0-9-]+--docs)/g)].map((match) => match[1]),
  );
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((link) => !pages.has(link ?? ''))).toEqual([]);
});
