import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { idOf } from '../docs/page-text.mjs';
import { tsc } from '../shared/tsc.mjs';
import { allScreenFacts, screenPages } from './screen-facts.mjs';
import {
  emptyFrames,
  examples,
  pageIds,
  pageProblems,
  storiesWithoutPage,
} from './screen-pages.mjs';
import { inRepository } from './screen-sources.mjs';
import { allAddresses } from './site-addresses.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

describe('pages of screens', () => {
  it('are there for all stories of screens', () => {
    expect(screenPages.length).toBeGreaterThan(30);
    expect(storiesWithoutPage().map(inRepository)).toEqual([]);
  });

  it.each(screenPages.map((page) => [basename(page), page]))('%s is whole', (_, page) => {
    expect(pageProblems(page)).toEqual([]);
  });

  it('show stories that there are', () => {
    expect(emptyFrames()).toEqual([]);
  });

  it('lead to pages that are there', () => {
    const elsewhere = globSync('packages/*/src/**/*.{mdx,stories.tsx}', { cwd: root })
      .map((file) => readFileSync(join(root, file), 'utf8'))
      .flatMap((text) => [...text.matchAll(/(?:\btitle: |<Meta title=)['"]([^'"]+)/g)])
      .map(([, title = '']) => `${idOf(title)}--docs`);
    const known = new Set([...pageIds(), ...elsewhere.filter((id) => !id.startsWith('layar-'))]);
    const links = screenPages.flatMap((page) =>
      [...readFileSync(page, 'utf8').matchAll(/\?path=\/docs\/([\w-]+)/g)].map(([, id]) => id),
    );
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((id) => !known.has(id ?? ''))).toEqual([]);
  });
});

describe('examples of mounting', () => {
  const folder = join(root, '.cache/screen-examples');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('compile against the packages', () => {
    mkdirSync(folder, { recursive: true });
    const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
    write('session.ts', 'export const accessToken = (): string | undefined => undefined;\n');
    for (const { name, code } of examples()) write(`${name}.tsx`, code);
    const compilerOptions = {
      lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable'],
      module: 'esnext',
      moduleResolution: 'bundler',
      types: ['vite/client'],
      noEmit: true,
    };
    const extended = { extends: '../../tsconfig.base.json', compilerOptions, include: ['.'] };
    write('tsconfig.json', JSON.stringify(extended));
    const { stdout, stderr } = spawnSync(process.execPath, [tsc, '-p', folder], {
      encoding: 'utf8',
    });
    expect(`${stdout}${stderr}`.trim()).toBe('');
  }, 180_000);
});

describe('what the sources say of screens', () => {
  const facts = allScreenFacts();
  const of = (component: string) => facts.find((each) => each.component === component);

  it('names how each is imported, but for what stands in others', () => {
    const inside = facts.filter(({ line }) => line === '').map(({ component }) => component);
    expect(inside).toEqual(['MarksOf']);
    expect(of('LecturersScreen')?.line).toBe(
      "import { LecturersScreen, listAddress, LecturerFormView, LecturerListView } from '@bank-soal/screens/admin-lecturers';",
    );
  });

  it('gives every address of the site to a screen', () => {
    const told = facts.flatMap(({ addresses }) => addresses.map(({ path }) => path));
    expect(allAddresses.length).toBeGreaterThan(20);
    expect(allAddresses.map(({ path }) => path).filter((path) => !told.includes(path))).toEqual([]);
    expect(facts.filter((each) => each.addresses.length + each.frames.length === 0)).toEqual([]);
    expect(of('SearchScreen')?.addresses).toEqual([
      { path: '/search', access: 'browse', isDrawn: true },
    ]);
    expect(of('SiteFrame')?.frames).toEqual(['site']);
  });

  it('tells what stands around a screen from what may', () => {
    const around = (component: string) =>
      of(component)?.providers.map(({ name, required }) => `${name}${required ? '' : '?'}`);
    expect(around('SearchScreen')).toEqual(['ApiProvider', 'DataProvider', 'SessionProvider']);
    expect(around('CrashView')).toEqual([]);
  });

  it('finds what is asked by which hook', () => {
    const asked = (component: string, hook: string) =>
      of(component)?.questions.find((each) => each.hook === hook)?.calls;
    expect(asked('HomeScreen', 'useNewestSets')).toEqual(['GET /questionsets']);
    expect(asked('AuditScreen', 'useAudit')).toEqual(['GET /admin/audit']);
    expect(asked('CourseTagsScreen', 'useCourseTags')).toEqual(['GET /course-tags']);
    const silent = facts.filter(({ questions }) => questions.length === 0);
    expect(silent.map(({ component }) => component).toSorted()).toEqual([
      'BuilderScreen',
      'CrashView',
      'GuideView',
      'LoadingView',
      'NotFoundView',
    ]);
  });
});
