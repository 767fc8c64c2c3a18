// Finds the tests nearest to a change, for `npm test -- changed`.
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Test files of one run: what two cores finish in about a minute and a half. The nearest go first. */
export const MOST = 24;
const SOURCES = '{packages,apps,demo,scripts,tools}/**/*.{ts,tsx,mjs}';
const TEST = /\.(test\.ts|stories\.tsx)$/;
const SET_UP = /\/(test|support)\//;
const IMPORT = /(?:from|import|import\()\s*'([^']+)'/g;

/**
 * The files that differ from the branch `main`, or from the last commit where one works on it, deleted ones apart.
 *
 * @param {string} root
 */
export function changedFiles(root) {
  const git = (/** @type {string[]} */ ...words) =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  const [base = 'HEAD'] = git('merge-base', 'HEAD', 'main');
  const files = [
    ...git('diff', '--name-only', '--no-renames', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set(files)].filter((file) => existsSync(join(root, file)));
}

/**
 * The {@link MOST} tests and stories nearest to a change: beside it in its folder first, then by the number of imports
 * between. What only sets tests up leads to all of them and is not followed.
 *
 * @param {string} root
 * @param {string[]} changed paths from `root`
 * @returns {{ near: string[], further: number }} paths from `root`, and how many more a longer way reaches
 */
export function testsNear(root, changed) {
  const importers = importersOf(root);
  const folders = new Set(changed.map((file) => dirname(file)));
  const beside = [...importers.keys()].filter(
    (file) => TEST.test(file) && folders.has(dirname(file)),
  );
  const reached = new Set([...changed, ...beside]);
  // A set goes on with what is added while it is walked: nearest first.
  for (const file of reached)
    if (!SET_UP.test(file)) for (const importer of importers.get(file) ?? []) reached.add(importer);
  const tests = [...reached].filter((file) => TEST.test(file));
  return { near: tests.slice(0, MOST), further: Math.max(0, tests.length - MOST) };
}

/** @type {(root: string) => Map<string, Set<string>>} */
function importersOf(root) {
  const files = globSync(SOURCES, {
    cwd: root,
    exclude: (name) => /node_modules|^dist$/.test(name),
  });
  /** @type {Map<string, Set<string>>} */
  const importers = new Map(files.map((file) => [file, new Set()]));
  for (const file of files)
    for (const [, specifier = ''] of readFileSync(join(root, file), 'utf8').matchAll(IMPORT)) {
      const imported = resolve(root, file, specifier);
      if (imported) importers.get(imported)?.add(file);
    }
  return importers;
}

/** @type {(root: string, from: string, specifier: string) => string | undefined} */
function resolve(root, from, specifier) {
  const path = specifier.startsWith('.')
    ? join(dirname(from), specifier)
    : sourceOf(root, specifier);
  if (!path) return;
  const stem = path.replace(/\.js$/, '');
  return [path, `${stem}.ts`, `${stem}.tsx`].find(
    (file) => /\.\w+$/.test(file) && existsSync(join(root, file)),
  );
}

/** @type {(root: string, specifier: string) => string | undefined} */
function sourceOf(root, specifier) {
  const [, name, rest = ''] = /^@bank-soal\/(\w+)(?:\/(.+))?$/.exec(specifier) ?? [];
  const folder = `packages/${name}`;
  if (!name || !existsSync(join(root, folder))) return;
  for (const [entry, target] of Object.entries(manifestOf(root, folder).exports)) {
    const [before = '', after] = entry.slice(2).split('*');
    const matches =
      after === undefined ? rest === before : rest.startsWith(before) && rest.endsWith(after);
    const source = target?.['@bank-soal/source'];
    if (!matches || !source) continue;
    const star = rest.slice(before.length, after ? -after.length : undefined);
    const path = relative('', join(folder, source.replaceAll('*', star)));
    if (existsSync(join(root, path))) return path;
  }
}

/** @type {Map<string, { exports: Record<string, Record<string, string> | null> }>} */
const manifests = new Map();
/** @type {(root: string, folder: string) => { exports: Record<string, Record<string, string> | null> }} */
function manifestOf(root, folder) {
  const file = join(root, folder, 'package.json');
  const manifest = manifests.get(file) ?? JSON.parse(readFileSync(file, 'utf8'));
  manifests.set(file, manifest);
  return manifest;
}
