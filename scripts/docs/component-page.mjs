import { readFileSync } from 'node:fs';

/** @typedef {'id' | 'en'} Language */

/** The headings that every page has; pages write them in Indonesian. @type {Record<string, string>} */
const HEADINGS = JSON.parse(
  readFileSync(new URL('../../.storybook/blocks/headings.json', import.meta.url), 'utf8'),
);
const WORDS = { id: { Do: 'Lakukan', Dont: 'Hindari' }, en: { Do: 'Do', Dont: 'Don’t' } };

/**
 * Prose of a component's page in a language, as Markdown without what only a browser can show.
 *
 * @param {string} page the text of the `.mdx` file
 * @param {Language} language
 * @returns {string} without the title; untranslated parts stay Indonesian
 */
export function pageProse(page, language) {
  const spoken = inLanguage(page.replace(/\r\n/g, '\n'), language);
  const blocks = withoutCode(spoken).split(/\n{2,}/);
  const told = blocks.filter((block) => block.trim() !== '' && !/^\s*<|^#\s/.test(block));
  return told.filter(saysSomething).map(plainLinks).join('\n\n').trim();
}

/**
 * How far a component can be relied upon, as its page has it: `uji`, `stabil` or `ditinggalkan`.
 *
 * @param {string} page the text of the `.mdx` file
 * @returns {string}
 */
export function statusOf(page) {
  return /<Status of="(\w+)"/.exec(page)?.[1] ?? '';
}

/** @type {(page: string, language: Language) => string} */
function inLanguage(page, language) {
  const other = language === 'en' ? 'Id' : 'En';
  return page
    .replace(new RegExp(`^<${other}>$.*?^</${other}>$`, 'gms'), '')
    .replace(/^<\/?(Id|En)>$/gm, '')
    .replace(/^ *<(Do|Dont)\b(.*?)>\n.*?<\/\1>$/gms, (_, name, said) => {
      const word = WORDS[language][/** @type {'Do' | 'Dont'} */ (name)];
      return `- ${word}: ${attribute(said, language)}`;
    })
    .replace(/^<H2\b(.*?)\/>$/gms, (_, said) => `## ${attribute(said, language)}`)
    .replace(/^## (.+)$/gm, (line, title) =>
      language === 'en' && HEADINGS[title] ? `## ${HEADINGS[title]}` : line,
    )
    .replace(/^<\/?DoDont>$/gm, '');
}

/** @type {(said: string, name: string) => string} */
function attribute(said, name) {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(said)?.[1] ?? '';
}

/** @type {(page: string) => string} */
function withoutCode(page) {
  return page.replace(/^import .*$/gm, '').replace(/\{\/\*.*?\*\/\}/gs, '');
}

/** A heading whose part only shows stories has nothing below it. */
/** @type {(block: string, index: number, blocks: string[]) => boolean} */
function saysSomething(block, index, blocks) {
  if (!block.startsWith('#') || block.includes('\n')) return true;
  const next = blocks[index + 1];
  return next !== undefined && (depth(next) === '' || depth(next) === `${depth(block)}#`);
}

/** @type {(block: string) => string} */
function depth(block) {
  return /^#*/.exec(block)?.[0] ?? '';
}

/** Addresses of a Storybook lead nowhere from a terminal. @type {(block: string) => string} */
function plainLinks(block) {
  return block.replace(/\[([^\]]+)\]\((\S+?)\)/g, (link, text, to) =>
    /^https?:/.test(to) ? link : text,
  );
}
