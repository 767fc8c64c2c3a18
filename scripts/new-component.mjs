// Writes a component's folder as docs/adding-a-component.md asks for it:
// npm run new:component NAME [-- --group 'Tampilan data']
import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { COMPONENT_NAME } from './component-rules.mjs';
import { camelCase, pascalCase, writeTemplate } from './write-template.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const templates = join(here, 'component-template');
const GROUP = 'Tampilan data';

if (process.argv[1] === fileURLToPath(import.meta.url)) run();

function run() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { group: { type: 'string' }, into: { type: 'string' } },
    });
    const into = values.into ?? join(here, '../packages/ui/src/components');
    const written = newComponent(into, positionals[0] ?? '', values.group);
    console.log(written.map((path) => relative(process.cwd(), path)).join('\n'));
  } catch (error) {
    console.error(`[new:component] ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}

/**
 * Writes the files of a new component.
 *
 * @param {string} components absolute path of the folder that holds the components
 * @param {string} name of the component, in kebab-case; it becomes the import path
 * @param {string} [group] of Storybook's sidebar, in Indonesian
 * @returns {string[]} the paths that were written
 * @throws when the name is no kebab-case or is taken; then nothing is written
 */
export function newComponent(components, name, group = GROUP) {
  if (!COMPONENT_NAME.test(name)) {
    throw new Error(
      `"${name}" is no name of a component. Write it in kebab-case, such as question-card.`,
    );
  }
  if (name === 'lib' || name.endsWith('-css')) {
    throw new Error(`"${name}" would hide another export of the package. Choose another name.`);
  }
  const folder = join(components, name);
  if (existsSync(folder)) throw new Error(`"${name}" exists already: ${folder}`);

  const words = { name, group, Component: pascalCase(name), style: camelCase(name) };
  return writeTemplate(templates, folder, words);
}
