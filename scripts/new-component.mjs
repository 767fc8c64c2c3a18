// Writes a component's folder as docs/adding-a-component.md asks for it:
// npm run new component NAME [-- --group 'Tampilan data'] [--bank sets]
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  COMPONENT_NAME,
  componentFolders,
  GROUPS,
  ROOMS,
  SUBJECTS,
} from './components/component-rules.mjs';
import { entryName } from './components/entry-name.mjs';
import { camelCase, pascalCase, writeTemplate } from './components/write-template.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const templates = join(here, 'components/component-template');
const GROUP = 'Tampilan data';

if (process.argv[1] === fileURLToPath(import.meta.url)) run();

function run() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { group: { type: 'string' }, bank: { type: 'string' }, into: { type: 'string' } },
    });
    const ui = values.into ?? join(here, '../packages/ui');
    const name = positionals[0] ?? '';
    const written = newComponent(ui, name, values);
    console.log(written.map((path) => relative(process.cwd(), path)).join('\n'));
  } catch (error) {
    console.error(`[new component] ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}

/**
 * Writes the files of a new component.
 *
 * @param {string} ui absolute path of the library
 * @param {string} name of the component, in kebab-case
 * @param {{ group?: string, bank?: string }} [place] the group of Storybook's sidebar, in Indonesian, which decides
 *   the folder; `bank` names the subject of what only a bank of questions has
 * @returns {string[]} the paths that were written
 * @throws when the name is no kebab-case or is taken, or the group is unknown; then nothing is written
 */
export function newComponent(ui, name, { group = GROUP, bank } = {}) {
  if (!COMPONENT_NAME.test(name)) {
    throw new Error(
      `"${name}" is no name of a component. Write it in kebab-case, such as question-card.`,
    );
  }
  if (name === 'lib' || name.endsWith('-css')) {
    throw new Error(`"${name}" would hide another export of the package. Choose another name.`);
  }
  const folders = new Map(Object.entries(GROUPS));
  if (bank !== undefined && !SUBJECTS.includes(bank)) {
    throw new Error(`"${bank}" is no subject. Choose one of: ${SUBJECTS.join(', ')}.`);
  }
  const room = bank ? `bank/${bank}` : `components/${folders.get(group) ?? ''}`;
  if (room.endsWith('/')) {
    throw new Error(`"${group}" is no group. Choose one of: ${[...folders.keys()].join(', ')}.`);
  }
  const taken = ROOMS.map((each) => join(ui, 'src', each, name)).find((path) => existsSync(path));
  if (taken) throw new Error(`"${name}" exists already: ${taken}`);

  const words = { name, group, Component: pascalCase(name), style: camelCase(name) };
  const written = writeTemplate(templates, join(ui, 'src', room, name), words);
  const together = entryName(join(ui, 'src', room, name)) !== name;
  return [...written, together ? nameInGroup(ui, room) : nameInExports(ui, `${room}/${name}`)];
}

/** @type {(ui: string, room: string) => string} */
function nameInGroup(ui, room) {
  const folder = join(ui, 'src', room);
  const path = join(folder, 'index.ts');
  const names = componentFolders(folder).map((each) => basename(each));
  const own = names.filter((name) => entryName(join(folder, name)) !== name);
  writeFileSync(path, own.map((name) => `export * from './${name}/index.js';\n`).join(''));
  return path;
}

/** @type {(ui: string, folder: string) => string} */
function nameInExports(ui, folder) {
  const path = join(ui, 'package.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  manifest.exports[`./${basename(folder)}`] = {
    '@bank-soal/source': `./src/${folder}/index.ts`,
    types: `./dist/${folder}/index.d.ts`,
    default: `./dist/${folder}/index.js`,
  };
  writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`);
  return path;
}
