// Writes the library as a registry for shadcn's command: `node tools/registry/registry.mjs [-- --out FOLDER]`.
// A host names it once, "registries": { "@bank-soal": "https://HOST/r/{name}.json" }, and takes what
// it wants: `npx shadcn add @bank-soal/badge`.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  componentFolders,
  libraryFolders,
  SUBJECTS,
} from '../../scripts/components/component-rules.mjs';
import { folderItem } from './registry-item.mjs';
import { colours, themeItem } from './registry-theme.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ui = join(root, 'packages/ui');
const SCHEMA = 'https://ui.shadcn.com/schema';

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { out: { type: 'string' } } });
  const out = values.out ?? join(root, 'dist/registry');
  console.log(`${writeRegistry(out)} items in ${out}`);
}

/** Helpers of several files, and of one. @type {(room: string) => string[]} */
export const helpersIn = (room) => [
  ...componentFolders(room),
  ...readdirSync(room)
    .filter((file) => file !== 'index.ts' && /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => join(room, file)),
];

/**
 * Every component, every helper and the theme.
 *
 * @returns items as shadcn's schema has them
 */
export function registryItems() {
  const manifest = JSON.parse(readFileSync(join(ui, 'package.json'), 'utf8'));
  const styles = join(ui, 'src/styles');
  const library = {
    versions: { ...manifest.devDependencies, ...manifest.dependencies },
    colours: colours(styles),
  };
  const rooms = [...SUBJECTS.map((subject) => `bank/${subject}`), 'lib/public', 'lib/internal'];
  const folders = new Set([
    ...libraryFolders(ui),
    ...rooms.flatMap((room) => helpersIn(join(ui, 'src', room))),
  ]);
  return [themeItem(styles), ...[...folders].map((folder) => folderItem(folder, library))];
}

/**
 * Writes `registry.json` and one file an item under `r/`.
 *
 * @param {string} out absolute path of a folder; made when it is missing
 * @returns {number} how many items
 */
export function writeRegistry(out) {
  const items = registryItems();
  mkdirSync(join(out, 'r'), { recursive: true });
  for (const item of items) {
    write(join(out, 'r', `${item.name}.json`), {
      $schema: `${SCHEMA}/registry-item.json`,
      ...item,
    });
  }
  write(join(out, 'registry.json'), {
    $schema: `${SCHEMA}/registry.json`,
    name: 'bank-soal',
    homepage: 'https://www.npmjs.com/package/@bank-soal/ui',
    items: items.map((item) =>
      'files' in item ? { ...item, files: item.files.map(index) } : item,
    ),
  });
  return items.length;
}

/** @type {(file: import('./registry-item.mjs').RegistryFile) => { path: string, type: string }} */
function index({ path, type }) {
  return { path, type };
}

/** @type {(path: string, value: unknown) => void} */
function write(path, value) {
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}
