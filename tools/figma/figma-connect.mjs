// Writes what Figma shows as code of each component: `node tools/figma/figma-connect.mjs`, before `npx @figma/code-connect@2 connect publish`.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { libraryFolders } from '../../scripts/components/component-rules.mjs';
import { entryName } from '../../scripts/components/entry-name.mjs';
import { componentFacts } from '../../scripts/docs/component-facts.mjs';
import { storyExample } from '../../scripts/docs/story-example.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ui = join(root, 'packages/ui');

if (process.argv[1] === fileURLToPath(import.meta.url)) writeConnections();

/** Writes a file for each component that the map of addresses names, and removes those of before. */
function writeConnections() {
  const config = JSON.parse(readFileSync(join(ui, 'figma/figma.config.json'), 'utf8'));
  const mapped = Object.keys(config.codeConnect.documentUrlSubstitutions);
  const files = connections();
  const out = join(ui, 'figma/connect');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const unknown = mapped.filter(
    (key) => !Object.keys(files).some((name) => addressKey(name) === key),
  );
  for (const [name, text] of Object.entries(files))
    if (mapped.includes(addressKey(name))) writeFileSync(join(out, `${name}.figma.ts`), text);
  console.log(
    `[figma] ${mapped.length - unknown.length} of ${Object.keys(files).length} components`,
  );
  for (const name of unknown) console.error(`[figma] There is no component ${name}.`);
  process.exitCode = unknown.length > 0 ? 1 : 0;
}

/**
 * The template of Code Connect for every component that a designer can set something of.
 *
 * @returns {Record<string, string>} TypeScript by the name of the component: `Badge`
 */
export function connections() {
  const found = libraryFolders(ui).flatMap((folder) => {
    const { parts } = componentFacts(folder);
    const plain = basename(folder).replaceAll('-', '');
    const part = parts.find(({ name }) => name.toLowerCase() === plain) ?? parts[0];
    if (!part) return [];
    const settings = part.props.flatMap(settingOf);
    if (holdsText(folder, part.name) && !settings.some(({ name }) => name === 'children'))
      settings.push({ name: 'children', read: "getString('children')" });
    return settings.length > 0 ? [[part.name, template(folder, part.name, settings)]] : [];
  });
  return Object.fromEntries(found);
}

/** Children that come with the native props are known by the first story. @type {(folder: string, name: string) => boolean} */
function holdsText(folder, name) {
  return new RegExp(`>\\s*[^<{\\s][^<{]*</${name}>$`).test(storyExample(folder));
}

/** @typedef {{ name: string, read: string }} Setting a property of the component in Figma, by the same name */

/** @type {(prop: import('../../scripts/docs/component-facts.mjs').Prop) => Setting[]} */
function settingOf({ name, type, optional, fallback }) {
  const options = type.split(/\s*\|\s*/).filter(Boolean);
  if (options.length > 1 && options.every((option) => /^('[^']*'|\d+)$/.test(option))) {
    // The component's defaults are not written.
    const pairs = options.map((option) => {
      const key = option.replaceAll("'", '');
      return `'${key}': ${option === fallback ? 'undefined' : option}`;
    });
    return [{ name, read: `getEnum('${name}', { ${pairs.join(', ')} })` }];
  }
  if (type === 'boolean') {
    return /^(default[A-Z]|asChild$)/.test(name) ? [] : [{ name, read: `getBoolean('${name}')` }];
  }
  const text = type === 'string' || type === 'ReactNode';
  return text && !optional && !/^(href|id|src)$/.test(name)
    ? [{ name, read: `getString('${name}')` }]
    : [];
}

/**
 * Placeholder of a component's address in Figma until the map has replaced it.
 *
 * @param {string} name such as `Badge`
 * @returns {string}
 */
export function addressKey(name) {
  return `<${name}>`;
}

/** @type {(folder: string, name: string, settings: Setting[]) => string} */
function template(folder, name, settings) {
  const source = relative(root, join(folder, `${basename(folder)}.tsx`)).replaceAll('\\', '/');
  const attributes = settings
    .filter((setting) => setting.name !== 'children')
    .map((setting) => `\${prop('${setting.name}', ${setting.name}_)}`);
  const open = `<${name}${attributes.join('')}`;
  const children = settings.some((setting) => setting.name === 'children');
  return [
    `// url=${addressKey(name)}`,
    `// source=${source}`,
    `// component=${name}`,
    "import figma from 'figma';",
    '',
    'const { selectedInstance: instance, helpers } = figma;',
    'const prop = helpers.react.renderProp;',
    ...settings.map((setting) => `const ${setting.name}_ = instance.${setting.read};`),
    '',
    'export default {',
    `  id: '${basename(folder)}',`,
    `  imports: ["import { ${name} } from '@bank-soal/ui/${entryName(folder)}'"],`,
    `  example: figma.tsx\`${open}${children ? `>\${children_}</${name}>` : ' />'}\`,`,
    '  metadata: { nestable: true },',
    '};',
    '',
  ].join('\n');
}
