import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { libraryFolders } from '../components/component-rules.mjs';
import { entryName } from '../components/entry-name.mjs';
import { componentFacts } from '../docs/component-facts.mjs';

const ui = fileURLToPath(new URL('../../packages/ui', import.meta.url));
const WHOLE = /import \{([^}]*)\} from (['"])@bank-soal\/ui\2;?/g;

/**
 * Storybook's manifest takes a component's import for that of its package, which has no entry of its
 * own: every component is imported by its folder.
 *
 * @template T
 * @param {T} manifest any JSON
 * @returns {T} the same, with imports that resolve
 */
export function ownImports(manifest) {
  const folders = new Map(
    libraryFolders(ui).flatMap((folder) =>
      componentFacts(folder).parts.map(({ name }) => [name, entryName(folder)]),
    ),
  );
  return JSON.parse(JSON.stringify(manifest), (_, value) =>
    typeof value === 'string' ? value.replace(WHOLE, (_, names) => split(names, folders)) : value,
  );
}

/** @type {(names: string, folders: ReadonlyMap<string, string>) => string} */
function split(names, folders) {
  /** @type {Map<string, string[]>} */
  const byFolder = new Map();
  for (const name of names
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)) {
    const folder = folders.get(name.replace(/ as .*/, '')) ?? '';
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), name]);
  }
  return [...byFolder]
    .map(
      ([folder, own]) =>
        `import { ${own.join(', ')} } from '${posix.join('@bank-soal/ui', folder)}';`,
    )
    .join('\n');
}
