import { existsSync, readFileSync } from 'node:fs';
import { CANVAS, rulesOf, sectionsOf } from '../docs/page-text.mjs';

/** Headings that pages share, and their English. @type {Record<string, string>} */
const HEADINGS = JSON.parse(
  readFileSync(new URL('../../.storybook/blocks/headings.json', import.meta.url), 'utf8'),
);

/** Code of a screen's page reads the same in both languages: it stands in the Indonesian file only. */
const ONLY_INDONESIAN = 'Memasang';

/**
 * Patterns that both languages of a section have equally often.
 *
 * @type {[string, RegExp][]}
 */
const SHAPES = [
  ['list items', /^\s*(?:[-*]|\d+\.) /gm],
  ['rows of tables', /^\|/gm],
  ['headings', /^#{3,} /gm],
  ['links', /\]\(/g],
  ['blocks of code', /^```/gm],
  ['stories', new RegExp(CANVAS, 'gm')],
];

/** @typedef {{ id: string, en: string, stories: string, examples: string }} PageFiles texts; empty where a file is missing */

/**
 * The files of a page, which lie beside its stories.
 *
 * @param {string} stories absolute path of the file with the stories
 * @returns {PageFiles}
 */
export function pageFiles(stories) {
  const read = (/** @type {string} */ ending) => {
    const path = stories.replace(/\.stories\.tsx$/, ending);
    return existsSync(path) ? readFileSync(path, 'utf8') : '';
  };
  return {
    id: read('.id.md'),
    en: read('.en.md'),
    stories: read('.stories.tsx'),
    examples: read('.examples.tsx'),
  };
}

/**
 * Reasons why a page of the documentation cannot be read in both languages (docs/adding-a-component.md).
 *
 * @param {PageFiles} files
 * @returns {string[]} one sentence a problem; empty when it is well
 */
export function problemsOfPage({ id, en, stories, examples }) {
  const missing = Object.entries({ id, en }).filter(([, text]) => text.trim() === '');
  if (missing.length > 0) return missing.map(([language]) => `has no page in .${language}.md`);
  const indonesian = sectionsOf(id).filter(({ heading }) => heading !== ONLY_INDONESIAN);
  const english = sectionsOf(en);
  const told = indonesian.flatMap(({ body }) => rulesOf(body).map(({ example }) => example));
  const shown = [...examples.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
  const canvases = [...`${id}\n${en}`.matchAll(new RegExp(CANVAS, 'gm'))];
  return [
    ...(indonesian[0]?.body ? [] : ['has a page that begins with a heading']),
    ...(indonesian.length === english.length
      ? []
      : ['has a page whose languages differ in sections']),
    ...indonesian.flatMap((section, at) => {
      const other = english[at];
      return other ? differences(section, other) : [];
    }),
    ...[id, en].flatMap(looseLines),
    ...canvases
      .filter(([, name = '']) => !new RegExp(`^export const ${name}\\b`, 'm').test(stories))
      .map(([, name]) => `has a page with a story that there is not: ${name}`),
    ...shown
      .filter((name) => !told.includes(name))
      .map((name) => `has an example that its page does not speak of: ${name}`),
  ];
}

/** @typedef {import('../docs/page-text.mjs').Section} Section */

/** @type {(id: Section, en: Section) => string[]} */
function differences(id, en) {
  const known = HEADINGS[id.heading];
  const place = `"${(id.heading || id.body).slice(0, 40)}"`;
  const count = (/** @type {string} */ text, /** @type {RegExp} */ shape) =>
    (text.match(shape) ?? []).length;
  const kinds = (/** @type {Section} */ { body }) =>
    rulesOf(body)
      .map(({ kind }) => kind)
      .join();
  return [
    ...(known !== undefined && known !== en.heading
      ? [`has a page whose heading ${place} is not "${known}" in English`]
      : []),
    ...(en.heading in HEADINGS && id.heading !== en.heading
      ? [`has a page whose heading "${en.heading}" is not English`]
      : []),
    ...(id.heading && !(id.body && en.body) ? [`has a page with nothing below ${place}`] : []),
    ...(kinds(id) === kinds(en) ? [] : [`has a page whose do and don't differ between languages`]),
    ...SHAPES.filter(([, shape]) => count(id.body, shape) !== count(en.body, shape)).map(
      ([what]) => `has a page whose languages differ in ${what}, at ${place}`,
    ),
  ];
}

/**
 * Lines that Storybook would show as they are typed, and paragraphs over several lines, which make long pages.
 *
 * @type {(text: string) => string[]}
 */
function looseLines(text) {
  const lines = text.replace(/^```.*?^```$/gms, '').split('\n');
  const isPlain = (/** @type {string} */ line) => /^\s*(?![-*|#<\s]|\d+\. )\S/.test(line);
  return [
    ...lines
      .filter((line) => line.startsWith('<') && !CANVAS.test(line))
      .map((line) => `has a page with an element that is no story: "${line}"`),
    ...lines
      .filter(
        (line, at) => isPlain(line) && lines[at - 1]?.trim() && !lines[at - 1]?.startsWith('#'),
      )
      .map((line) => `has a page with a paragraph of several lines, at "${line.slice(0, 40)}"`),
  ];
}
