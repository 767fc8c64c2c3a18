// Writes a screen into packages/screens as docs/adding-a-screen.md asks for it:
// npm run new screen NAME [-- --title 'Rekap Unduhan']
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { COMPONENT_NAME } from './components/component-rules.mjs';
import { camelCase, pascalCase, writeTemplate } from './components/write-template.mjs';
import { idOf } from './docs/page-text.mjs';
import { compileTexts } from './texts/compile.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const templates = join(here, 'screens/screen-template');

if (process.argv[1] === fileURLToPath(import.meta.url)) run();

function run() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { title: { type: 'string' }, into: { type: 'string' } },
    });
    const into = values.into ?? join(here, '..');
    const { written, changed } = newScreen(into, positionals[0] ?? '', values.title);
    // Pages are prose, which nobody formats.
    format([...written, ...changed].filter((path) => !path.endsWith('.md')));
    for (const path of written) console.log(relative(process.cwd(), path));
    for (const path of changed) console.log(`${relative(process.cwd(), path)} (a line added)`);
  } catch (error) {
    console.error(`[new screen] ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}

/**
 * Writes the files of a new screen, its key, and its texts into the catalogues.
 *
 * @param {string} root absolute path of the repository
 * @param {string} name of the screen, in kebab-case; it becomes the import path
 * @param {string} [title] in Indonesian, of the page and in Storybook's sidebar
 * @returns {{ written: string[], changed: string[] }} paths
 * @throws when the name is no kebab-case or is taken; then nothing is written
 */
export function newScreen(root, name, title) {
  const source = join(root, 'packages/screens/src');
  if (!COMPONENT_NAME.test(name)) {
    throw new Error(
      `"${name}" is no name of a screen. Write it in kebab-case, such as download-report.`,
    );
  }
  const taken = [
    name,
    `account/${name}`,
    `admin/${name.replace(/^admin-/, '')}`,
    `sets/${name}`,
    `data/use-${name}.ts`,
    `indonesian/${name}.ts`,
  ]
    .map((path) => join(source, path))
    .find((path) => existsSync(path));
  if (taken) throw new Error(`"${name}" exists already: ${taken}`);

  const area = camelCase(name);
  const spaced = name.replaceAll('-', ' ');
  const Words = spaced[0]?.toUpperCase() + spaced.slice(1);
  const words = {
    name,
    area,
    Name: pascalCase(name),
    Words,
    title: quoted(title ?? Words),
    story: idOf(`Layar/${title ?? Words}`),
  };
  // All lists are read before anything is written: what cannot be added to leaves no half a screen.
  const lists = Object.entries(additions(words, title ?? Words)).map(([file, change]) => {
    const path = join(root, file);
    return { path, text: change(readFileSync(path, 'utf8')) };
  });
  const folders = { screen: name, data: 'data' };
  const written = Object.entries(folders).flatMap(([template, folder]) =>
    writeTemplate(join(templates, template), join(source, folder), words),
  );
  for (const { path, text } of lists) writeFileSync(path, text);
  compileTexts(root);
  return { written, changed: lists.map(({ path }) => path) };
}

/**
 * Lines that a screen adds to each list.
 *
 * @param {{ name: string, area: string, Words: string }} words
 * @param {string} title
 * @returns {Record<string, (text: string) => string>}
 */
function additions({ name, area, Words }, title) {
  const free = (/** @type {string} */ text) => {
    if (new RegExp(`\\b${area}\\b`).test(text)) throw new Error(`"${area}" has a meaning already.`);
    return text;
  };
  const texts = JSON.parse(readFileSync(join(templates, 'texts.json'), 'utf8'));
  const catalogs = ['id', 'en', 'ms'].map((language) => {
    /** @type {(text: string) => string} */
    const change = (text) => {
      const catalog = JSON.parse(text);
      if (area in catalog.screens) throw new Error(`"${area}" has a meaning already.`);
      const own = { title: language === 'id' ? title : Words, ...texts[language] };
      return `${JSON.stringify({ ...catalog, screens: { ...catalog.screens, [area]: own } }, null, 2)}\n`;
    };
    return [`catalogs/${language}.json`, change];
  });
  return {
    'packages/screens/src/data/keys.ts': (text) =>
      put(free(text), /(?<=export const keys = \{\n(?: .*\n)*)(?=\};)/, () => {
        return `  ${area}: ['questionsets', '${name}'] as const,\n`;
      }),
    ...Object.fromEntries(catalogs),
  };
}

/** @type {(text: string, place: RegExp, line: () => string) => string} */
function put(text, place, line) {
  if (!place.test(text)) throw new Error(`A list has changed: nothing in it matches ${place}.`);
  return text.replace(place, line);
}

/** @type {(title: string) => string} */
function quoted(title) {
  return title.replaceAll('\\', '\\\\').replaceAll("'", "\\'");
}

/**
 * Puts imports in order and wraps lines, wherever the files lie.
 *
 * @param {string[]} paths
 */
function format(paths) {
  const biome = join(here, '../node_modules/@biomejs/biome/bin/biome');
  for (const path of paths) {
    const flags = ['check', '--write', `--stdin-file-path=packages/${basename(path)}`];
    const { status, stdout } = spawnSync(process.execPath, [biome, ...flags], {
      cwd: join(here, '..'),
      encoding: 'utf8',
      input: readFileSync(path, 'utf8'),
    });
    if (status !== 0) throw new Error(`${path} is written, but could not be formatted.`);
    writeFileSync(path, stdout);
  }
}
