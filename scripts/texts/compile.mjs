// Writes typed code for the texts of catalogs/*.json, an area a file, for the icons of packages/ui/drawings.json, one a
// file, so that a page loads those that it draws, and a copy of shared syntax: `node scripts/texts/compile.mjs`. The
// output is not in the repository; set-up, builds, tests and Storybook write it when its sources changed.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import { drawingFiles, drawingsFolder } from '../components/drawings.mjs';

/**
 * @import { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
 * @typedef {{ [name: string]: string | Texts }} Texts
 * @typedef {{ language: string, components: Record<string, Texts>, sentences: Record<string, Texts>, screens: Record<string, Texts>, site: Record<string, Texts>, server: Record<string, Texts> }} Catalog
 * @typedef {Map<string, string>} Values names of a text's values in their order, with their types
 */

const root = fileURLToPath(new URL('../..', import.meta.url));
const contract = 'packages/contract/src/sentences';
const components = 'packages/ui/src/lib/public';
const screens = 'packages/screens/src';

/** Every folder that is written as a whole. */
const FOLDERS = [
  contract,
  `${components}/indonesian`,
  `${components}/english`,
  drawingsFolder,
  'packages/ui/catalogs',
  `${screens}/indonesian`,
  `${screens}/english`,
  'packages/screens/catalogs',
  'apps/site/src/texts',
  'apps/site/src/languages',
  'apps/server/src/words',
];

/** Syntax that papers and the library share. The library names no other package, so it gets a copy. */
const SYNTAX = 'packages/paper/src/markdown/single-dollars.ts';
const SYNTAX_COPY = 'packages/ui/src/components/writing/markdown-view/single-dollars.ts';

if (process.argv[1] === fileURLToPath(import.meta.url)) compileTexts();

/**
 * Brings what is written up to the catalogues; a file that is right is not touched.
 *
 * @param {string} [base] folder of the repository
 */
export function compileTexts(base = root) {
  const wanted = new Map(
    Object.entries({ ...compiled(readCatalogs(base)), ...drawingFiles(base) }),
  );
  const syntax = join(base, SYNTAX);
  if (existsSync(syntax)) wanted.set(SYNTAX_COPY, readFileSync(syntax, 'utf8'));
  for (const folder of FOLDERS) {
    mkdirSync(join(base, folder), { recursive: true });
    for (const name of readdirSync(join(base, folder))) {
      if (!wanted.has(`${folder}/${name}`)) rmSync(join(base, folder, name), { recursive: true });
    }
  }
  for (const [path, text] of wanted) {
    const file = join(base, path);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}

/** By language. @type {(base?: string) => Record<string, Catalog>} */
export function readCatalogs(base = root) {
  const folder = join(base, 'catalogs');
  const files = readdirSync(folder).map((file) => [
    file.replace('.json', ''),
    JSON.parse(readFileSync(join(folder, file), 'utf8')),
  ]);
  return Object.fromEntries(files);
}

/**
 * @param {Record<string, Catalog>} catalogs by language
 * @returns {Record<string, string>} files by their paths
 */
export function compiled(catalogs) {
  const { id, en } = /** @type {{ id: Catalog, en: Catalog }} */ (catalogs);
  /** @type {Record<string, string>} */
  const files = {};
  const write = (/** @type {string} */ path, /** @type {string[]} */ ...lines) => {
    const head = '// Written by scripts/texts/compile.mjs: change catalogs/*.json.';
    files[path] = [head, ...lines, ''].join('\n');
  };
  for (const [name, texts] of Object.entries(id.sentences)) {
    const table = `${name.replace(/s$/, '').toUpperCase()}_SENTENCES`;
    write(
      `${contract}/${name}.ts`,
      '/** Failures in Indonesian. */',
      ...object(table, plain(texts)),
    );
  }

  const groups = Object.keys(id.components);
  const indonesian = `${components}/indonesian`;
  write(
    `${indonesian}/area.ts`,
    '/** Under which an object of texts says where a catalogue has them. */',
    `export const AREA: unique symbol = Symbol('area');`,
  );
  for (const group of groups) {
    const own = id.components[group] ?? {};
    write(
      `${indonesian}/${group}.ts`,
      `import { AREA } from './area.js';`,
      '/** Built-in texts of components. */',
      ...object(`${group}Texts`, [`[AREA]: 'components',`, ...codeOf(own, own)]),
    );
    const code = codeOf(en.components[group] ?? {}, own);
    write(`${components}/english/${group}.ts`, ...object(group, code));
  }
  write(
    `${indonesian}/index.ts`,
    ...groups.map((group) => `import type { ${group}Texts } from './${group}.js';`),
    `export { AREA } from './area.js';`,
    ...groups.map((group) => `export { ${group}Texts } from './${group}.js';`),
    '/** All texts of the components as they are built in. */',
    `export type BuiltIn = ${groups.map((group) => `typeof ${group}Texts`).join(' & ')};`,
  );
  write(
    `${components}/english/index.ts`,
    ...groups.map((group) => `import { ${group} } from './${group}.js';`),
    '/** The texts of the components in English, for `TextsProvider`. */',
    `export const english = { language: ${quote(en.language)}, components: {`,
    `${groups.map((group) => `...${group}`).join(', ')} } };`,
  );

  const areas = Object.keys(id.screens);
  for (const name of areas) {
    const own = id.screens[name] ?? {};
    write(
      `${screens}/indonesian/${kebab(name)}.ts`,
      `import { AREA } from '@bank-soal/ui/lib/indonesian';`,
      ...object(`${name}Texts`, [`[AREA]: ${quote(name)},`, ...codeOf(own, own)]),
    );
    write(
      `${screens}/english/${kebab(name)}.ts`,
      ...object(name, codeOf(en.screens[name] ?? {}, own)),
    );
  }
  write(
    `${screens}/indonesian/index.ts`,
    ...areas.map((name) => `import type { ${name}Texts } from './${kebab(name)}.js';`),
    '/** The texts of the screens as they are built in, by area. */',
    'export interface Areas {',
    ...areas.flatMap((name) => [
      `/** ${Object.keys(id.screens[name] ?? {})
        .slice(0, 3)
        .join(', ')} and others. */`,
      `${name}: typeof ${name}Texts;`,
    ]),
    '}',
  );
  write(`${screens}/english/sentences.ts`, ...object('sentences', plain(flat(en.sentences))));
  write(
    `${screens}/english/index.ts`,
    `import { english as components } from '@bank-soal/ui/lib/english';`,
    ...[...areas, 'sentences'].map((name) => `import { ${name} } from './${kebab(name)}.js';`),
    '/** Components and screens in English, for `TextsProvider`. */',
    `export const english = { ...components, screens: { ${areas.join(', ')}, sentences } };`,
  );

  for (const [name, texts] of Object.entries(id.site)) {
    write(
      `apps/site/src/texts/${kebab(name)}.ts`,
      `import { AREA } from '@bank-soal/ui/lib/indonesian';`,
      ...object(`${name}Texts`, [`[AREA]: ${quote(`site.${name}`)},`, ...codeOf(texts, texts)]),
    );
  }

  for (const [language, catalog] of Object.entries(catalogs)) {
    write(
      `apps/server/src/words/${language}.ts`,
      '/** What the server says: of failures, and else. */',
      ...object(language, [
        `sentences: {`,
        ...plain(flat(catalog.sentences)),
        `},`,
        ...codeOf(catalog.server, id.server),
      ]),
    );
    const ui = {
      language: catalog.language,
      components: placed(flat(catalog.components), flat(id.components)),
    };
    const sentences = flat(catalog.sentences);
    const site = { ...ui, screens: { ...placed(catalog.screens, id.screens), sentences } };
    files[`packages/ui/catalogs/${language}.json`] = `${JSON.stringify(ui, null, 2)}\n`;
    files[`packages/screens/catalogs/${language}.json`] = `${JSON.stringify(site, null, 2)}\n`;
    if (language === 'id') continue;
    for (const [name, texts] of Object.entries(placed(catalog.site, id.site)))
      Object.assign(site.screens, { [`site.${name}`]: texts });
    files[`apps/site/src/languages/${language}.json`] = `${JSON.stringify(site)}\n`;
  }
  return files;
}

/** @type {(name: string) => string} */
function kebab(name) {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** @type {(name: string, code: string[]) => string[]} */
function object(name, code) {
  return [`export const ${name} = {`, ...code, '} as const;'];
}

/** Texts with values that are put in where a failure is worded. @type {(texts: Texts) => string[]} */
function plain(texts) {
  return Object.entries(texts).map(([name, text]) => `${quote(name)}: ${quote(String(text))},`);
}

/** @type {(text: string) => string} */
function quote(text) {
  return JSON.stringify(text);
}

/** @type {(groups: Record<string, Texts>) => Record<string, string>} */
function flat(groups) {
  return Object.assign({}, ...Object.values(groups));
}

/** @type {(pattern: string) => MessageFormatElement[]} */
function read(pattern) {
  return parse(pattern, { ignoreTag: true, shouldParseSkeletons: false });
}

/**
 * Values of a text: those of the Indonesian one are the order and the types of its function.
 *
 * @param {MessageFormatElement[]} elements
 * @param {Values} [values]
 */
export function valuesOf(elements, values = new Map()) {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    if (!('value' in element)) throw new Error('A text has no tags.');
    const name = String(element.value);
    if (!values.has(name)) values.set(name, 'string');
    if (element.type === TYPE.plural || element.type === TYPE.number) values.set(name, 'number');
    if (element.type === TYPE.select && 'none' in element.options) {
      values.set(name, 'string | null | undefined');
    }
    if (!('options' in element)) continue;
    for (const option of Object.values(element.options)) valuesOf(option.value, values);
  }
  return values;
}

/** @type {(texts: Texts, own: Texts) => string[]} */
function codeOf(texts, own) {
  return Object.entries(texts).map(([name, text]) => {
    const source = own[name];
    if (typeof text !== 'string' || typeof source !== 'string') {
      return `${quote(name)}: {\n${codeOf(/** @type {Texts} */ (text), /** @type {Texts} */ (source)).join('\n')}\n},`;
    }
    const values = valuesOf(read(source));
    const elements = read(text);
    if (values.size === 0) return `${quote(name)}: ${quote(elements.map(literal).join(''))},`;
    const given = [...values].map(([value, type]) => `${value}: ${type}`).join(', ');
    return `${quote(name)}: (${given}) => \`${templateOf(elements, values)}\`,`;
  });
}

/** @type {(element: MessageFormatElement) => string} */
function literal(element) {
  if (element.type !== TYPE.literal) throw new Error('The Indonesian text has no such value.');
  return element.value;
}

/** @type {(elements: MessageFormatElement[], values: Values) => string} */
function templateOf(elements, values) {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value.replace(/[`\\]|\$(?=\{)/g, '\\$&');
      if (element.type === TYPE.argument || element.type === TYPE.number) {
        return `\${${known(element.value, values)}}`;
      }
      if (element.type !== TYPE.select && element.type !== TYPE.plural) {
        throw new Error('A text has values, number, plural and select, and no "#".');
      }
      const { other, ...options } = element.options;
      const written = templateOf(other?.value ?? [], values);
      const choices = Object.entries(options).map(
        ([key, { value }]) =>
          `${condition(known(element.value, values), key, values)} ? \`${templateOf(value, values)}\` : `,
      );
      return choices.length === 0 ? written : `\${${choices.join('')}\`${written}\`}`;
    })
    .join('');
}

/** @type {(name: string, values: Values) => string} */
function known(name, values) {
  if (!values.has(name)) throw new Error(`The Indonesian text has no value "${name}".`);
  return name;
}

/** @type {(name: string, key: string, values: Values) => string} */
function condition(name, key, values) {
  if (key === 'none') return `!${name}`;
  if (!key.startsWith('=')) return `${name} === ${quote(key)}`;
  return `${name} === ${values.get(name) === 'number' ? key.slice(1) : quote(key.slice(1))}`;
}

/**
 * Texts as hosts read them at run time, who know of a built-in function no names of values: places stand for them.
 *
 * @param {Texts} texts
 * @param {Texts} own the Indonesian ones
 * @returns {Texts}
 */
function placed(texts, own) {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => {
      const source = own[name];
      if (typeof text !== 'string' || typeof source !== 'string') {
        return [name, placed(/** @type {Texts} */ (text), /** @type {Texts} */ (source))];
      }
      const places = [...valuesOf(read(source)).keys()];
      const elements = read(text);
      if (places.length === 0) return [name, elements.map(literal).join('')];
      place(elements, places);
      return [name, printAST(elements)];
    }),
  );
}

/** @type {(elements: MessageFormatElement[], places: string[]) => void} */
function place(elements, places) {
  for (const element of elements) {
    if (!('value' in element) || element.type === TYPE.literal) continue;
    // Numbers are written as they are: how a count is written is known where it is counted.
    if (element.type === TYPE.number) Object.assign(element, { type: TYPE.argument });
    const kind = element.type === TYPE.plural ? 'n' : element.type === TYPE.select ? 's' : '';
    element.value = `${kind}${places.indexOf(String(element.value))}`;
    if (!('options' in element)) continue;
    for (const option of Object.values(element.options)) place(option.value, places);
  }
}
