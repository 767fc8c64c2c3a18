import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const HOLE = '\u{e000}';
/** Titles of files begin like the one, and the other is a course too. */
const ALSO_DATA = new Set([`Soal ${HOLE}`, 'Struktur Data']);

const escape = (/** @type {string} */ text) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** @type {(value: unknown) => string[]} */
function leaves(value) {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') {
    try {
      return [String(value(HOLE, HOLE, HOLE))];
    } catch {
      return [];
    }
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [];
}

/** @type {(file: string) => Promise<Record<string, unknown>>} */
const load = (file) => import(pathToFileURL(file).href);

/**
 * Texts of the installed packages that are Indonesian and not English: whole texts, as patterns.
 *
 * @param {string} folder that of a host
 * @returns {Promise<string[]>}
 */
export async function indonesianTexts(folder) {
  const home = join(folder, 'node_modules/@bank-soal');
  const [indonesian, english] = await Promise.all(
    ['indonesian', 'english'].map(async (language) => {
      const folders = ['ui/dist/lib/public', 'screens/dist'].map((one) =>
        join(home, one, language),
      );
      const files = folders.flatMap((one) => readdirSync(one).map((name) => join(one, name)));
      return leaves(await Promise.all(files.filter((name) => name.endsWith('.js')).map(load)));
    }),
  );
  const inEnglish = new Set(english);
  return [...new Set(indonesian)]
    .filter((text) => /\p{L}{2}/u.test(text) && !inEnglish.has(text) && !ALSO_DATA.has(text))
    .map((text) => `^${escape(text).replaceAll(HOLE, '.+')}$`);
}

/**
 * The texts and names on the page, but not on the papers that it shows; runs in the page.
 *
 * @param {string[]} patterns
 * @returns {string[]} those that match
 */
export function textsThatMatch(patterns) {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = new Set();
  // Texts on the papers are the author's.
  const onPaper = (/** @type {Element | null} */ element) => element?.closest('.textLayer');
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    if (!onPaper(node.parentElement)) texts.add(node.textContent?.trim());
  }
  for (const element of document.body.querySelectorAll('*'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      texts.add(element.getAttribute(name)?.trim());
  const any = patterns.map((pattern) => new RegExp(pattern, 'u'));
  const months = /\b(Januari|Februari|Maret|Mei|Juni|Juli|Agustus|Agu|Oktober|Okt|Desember|Des)\b/;
  return [...texts].filter(
    (text) => text && (months.test(text) || any.some((pattern) => pattern.test(text))),
  );
}
