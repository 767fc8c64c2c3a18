import { readFileSync } from 'node:fs';

/** Headings that pages share, and their English. */
const HEADINGS = Object.keys(
  JSON.parse(
    readFileSync(new URL('../../.storybook/blocks/headings.json', import.meta.url), 'utf8'),
  ),
);

const PAIR = /<Id>\n\n(.*?)\n\n<\/Id>\n\n<En>\n\n(.*?)\n\n<\/En>/gs;

/**
 * Patterns that both halves of a pair have equally often.
 *
 * @type {[string, RegExp][]}
 */
const SHAPES = [
  ['list items', /^\s*(?:[-*]|\d+\.) /gm],
  ['rows of tables', /^\|/gm],
  ['headings', /^#{3,} /gm],
  ['links', /\]\(/g],
  ['blocks of code', /^```/gm],
];

/**
 * Problems of a documentation page in one of its languages (docs/adding-a-component.md).
 *
 * @param {string} page the text of an `.mdx` file
 * @returns {string[]} one sentence a problem; empty when it is well
 */
export function problemsOfPage(page) {
  const pairs = [...page.matchAll(PAIR)];
  const apart = withoutCode(page.replace(PAIR, ''));
  const headings = [...apart.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);
  const loose = proseOf(apart);
  const examples = [...page.matchAll(/<(Do|Dont)\b(.*?)>/gs)];
  return [
    ...(pairs.length === 0 ? ['has a page without <Id> and <En>'] : []),
    ...(/<\/?(?:Id|En)>/.test(apart) ? ['has a page with <Id> and <En> that are no pair'] : []),
    ...loose.map((line) => `has a page with prose in one language only: "${line}"`),
    ...headings
      .filter((heading) => !HEADINGS.includes(heading))
      .map(
        (heading) => `has a page whose heading "${heading}" has no English: <H2 id="…" en="…" />`,
      ),
    ...pairs.flatMap(([, id = '', en = '']) => differences(id, en)),
    ...pairs
      .flatMap(([, id = '', en = '']) => [id, en])
      .filter(hasLooseBrace)
      .map(
        (text) =>
          `has a page with a brace in its prose, which MDX runs as code: "${text.slice(0, 40)}"`,
      ),
    ...examples
      .filter(([, , props = '']) => !/\bid="/.test(props) || !/\ben="/.test(props))
      .map(([, kind]) => `has a page with <${kind}> in one language only`),
  ];
}

/** @type {(id: string, en: string) => string[]} */
function differences(id, en) {
  return SHAPES.flatMap(([what, pattern]) => {
    const count = (/** @type {string} */ text) => (text.match(pattern) ?? []).length;
    return count(id) === count(en)
      ? []
      : [`has a page whose languages differ in ${what}, at "${id.slice(0, 40)}"`];
  });
}

/** @type {(text: string) => boolean} */
const hasLooseBrace = (text) =>
  withoutCode(text)
    .replace(/`[^`\n]*`/g, '')
    .includes('{');

/** @type {(text: string) => string} */
const withoutCode = (text) => text.replace(/^```.*?^```$/gms, '');

/**
 * Lines that people read and that stand in no pair: neither code, heading nor element.
 *
 * @type {(text: string) => string[]}
 */
function proseOf(text) {
  return text
    .replace(/^import .*$/gm, '')
    .replace(/^export .*?^\};?$/gms, '')
    .replace(/^#{1,2} .*$/gm, '')
    .replace(/^<(\w+)\b[^\n]*?\/>$/gm, '')
    .replace(/^<(\w+)\b.*?(?:^\/>|^<\/\1>|<\/\1>$)/gms, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
}
