import { globSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

const SMALL_LINES = 20;
const PROGRAM = /\.(ts|tsx|mts|mjs|cjs|js|css|typ)$/;
const TESTS = /\.(test|stories|examples)\.tsx?$|\/(?:journeys|tests?)\//;
const PAGES = /^packages\/[^/]+\/src\/.*(\.mdx|\.(id|en)\.md|\.examples\.tsx)$/;
/** Layers of screens below its rooms. */
const GROUND = /^packages\/screens\/src\/(api|browser|data|model|session)\//;
/** The catalogue that `scripts/texts` compiles imports no room. */
const GROUND_OR_TEST =
  /^packages\/screens\/src\/(api|browser|data|indonesian|model|session|test|texts)\//;
const FORMER_WORDS = /^\s*(?:\/\*\*|\/\/|\*)\s+(?:What|Who|Whoever)\b/gm;
/** A migration stays in a file of its own: the table lists them by date, and nobody changes one later. */
const MIGRATION = /\/migrations\/\d/;
const IMPORTS = /(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;
const EAGER_IMPORTS = /(?:from|import)\s+'(\.{1,2}\/[^']+)'/g;

/**
 * Reads the whole repository once, and counts.
 *
 * @param {string} root folder of the repository
 * @returns {{ name: string, goal: number, figure: number }[]} lower is better in all of them
 */
export function measureHouse(root) {
  const files = readFiles(root);
  const program = files.filter(({ path }) => PROGRAM.test(path) && !TESTS.test(path));
  const pages = files.filter(({ path }) => PAGES.test(path));
  const site = program.filter(({ path }) => /^apps\/site\/src\/(?!pages\/).*\.tsx?$/.test(path));
  const calls = files.filter(
    ({ path }) =>
      path.startsWith('packages/screens/src/api/') ||
      /^packages\/screens\/src\/test\/(.*-server\.ts|with-.*\.tsx|mock\.ts|bank\.ts)$/.test(path),
  );
  const importers = importersOf(program);
  const lazy = lazyOnly(program);
  const backUp = [...importers].flatMap(([target, from]) =>
    /^packages\/screens\/src\/[^/]+\//.test(target) && !GROUND_OR_TEST.test(target)
      ? [...from].filter((path) => GROUND.test(path))
      : [],
  );
  const names = globSync(join(root, 'scripts/packages/public-names/*.txt')).flatMap((file) =>
    linesOf(readFileSync(file, 'utf8')),
  );
  return [
    row('Lines of program', 112_000, sum(program)),
    row("Lines of Storybook's pages", 12_000, sum(pages)),
    row('Lines of the site outside its pages', 1000, sum(site)),
    row('Files of the site outside its pages', 25, site.length),
    row('Lines of calls and their fakes in screens', 1200, sum(calls)),
    row('Imports that run back up in screens', 2, backUp.length),
    row('Entries of the fullest folder', 40, fullestFolder(program)),
    row(
      'Public names',
      1000,
      names.flatMap((line) => line.split(': ')[1]?.split(', ') ?? []).length,
    ),
    row('Public entries', 180, names.length),
    row(
      `Files of at most ${SMALL_LINES} lines with one importer`,
      40,
      program.filter(
        ({ path, text }) =>
          !path.endsWith('/index.ts') &&
          linesOf(text).length <= SMALL_LINES &&
          !MIGRATION.test(path) &&
          !lazy.has(withoutEnding(path)) &&
          importers.get(withoutEnding(path))?.size === 1,
      ).length,
    ),
    row(
      'Comments that begin with What, Who or Whoever',
      200,
      program.flatMap(({ text }) => text.match(FORMER_WORDS) ?? []).length,
    ),
  ];
}

/** @type {(name: string, goal: number, figure: number) => { name: string, goal: number, figure: number }} */
const row = (name, goal, figure) => ({ name, goal, figure });

/** @param {string} text */
function linesOf(text) {
  return text.split('\n').slice(0, -1);
}

/** @param {{ text: string }[]} files */
function sum(files) {
  return files.reduce((lines, { text }) => lines + linesOf(text).length, 0);
}

/** @param {string} path */
function withoutEnding(path) {
  return path.replace(/\.(tsx?|mjs|js)$/, '');
}

/** @param {string} root */
function readFiles(root) {
  const ignored = linesOf(readFileSync(join(root, '.gitignore'), 'utf8')).filter((line) =>
    line.startsWith('/'),
  );
  return globSync(
    '{packages,apps,scripts,.storybook}/**/*.{ts,tsx,mts,mjs,cjs,js,css,typ,md,mdx}',
    {
      cwd: root,
      exclude: (name) => ['node_modules', 'dist'].includes(name),
    },
  )
    .map((path) => path.split(sep).join('/'))
    .filter((path) => !path.includes('/dist/'))
    .filter((path) => !ignored.some((folder) => `/${path}`.startsWith(folder)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** @param {{ path: string, text: string }[]} program */
function importersOf(program, pattern = IMPORTS) {
  /** @type {Map<string, Set<string>>} */
  const importers = new Map();
  for (const { path, text } of program)
    for (const [, address = ''] of text.matchAll(pattern)) {
      const target = withoutEnding(join(dirname(path), address).split(sep).join('/'));
      importers.set(target, (importers.get(target) ?? new Set()).add(path));
    }
  return importers;
}

/**
 * Files that only `import()` names: each is a chunk, and would load with its importer if it were merged.
 *
 * @param {{ path: string, text: string }[]} program
 */
function lazyOnly(program) {
  const eager = importersOf(program, EAGER_IMPORTS);
  return new Set([...importersOf(program).keys()].filter((target) => !eager.has(target)));
}

/** @param {{ path: string }[]} files */
function fullestFolder(files) {
  /** @type {Map<string, Set<string>>} */
  const entries = new Map();
  for (const { path } of files) {
    const parts = path.split('/');
    for (let depth = 1; depth < parts.length; depth += 1) {
      const folder = parts.slice(0, depth).join('/');
      entries.set(folder, (entries.get(folder) ?? new Set()).add(String(parts[depth])));
    }
  }
  return Math.max(...[...entries.values()].map(({ size }) => size));
}
