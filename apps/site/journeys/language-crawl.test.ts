import { readFileSync } from 'node:fs';
import { sampleQuestions } from '@bank-soal/contract/questions';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { ADMIN, tokenOf } from './support/admin.js';
import { startProduct } from './support/product.js';
import { begin, LECTURER, openSignedIn } from './support/visit.js';

const product = startProduct({ PUBLIC_BROWSING: 'true' });

const VISITOR = ['/', '/search', '/search?mode=isi&q=pohon', '/question-sets', '/login', '/create'];
const USER = [
  '/preview/1',
  '/upload',
  '/my-sets',
  '/papers',
  '/questions',
  '/questions/import',
  '/data-saya',
  '/koleksi',
  '/pemberitahuan',
  '/panduan',
  '/tidak-ada',
];
const ADMINISTRATION = [
  '/admin/dosen',
  '/admin/akun',
  '/admin/mata-kuliah',
  '/admin/tagging',
  '/admin/course-tagging',
  '/admin/riwayat',
  '/admin/indeks',
  '/admin/ringkasan',
  '/admin/paket-soal',
  '/admin/server',
];

/** All texts in a tree of JSON. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const wordsOf = (texts: Iterable<string>) =>
  new Set([...texts].flatMap((text) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []));

const catalog = (language: string) =>
  textsIn(
    JSON.parse(
      readFileSync(new URL(`../../../catalogs/${language}.json`, import.meta.url), 'utf8'),
    ),
  );
/** Places in a text have names, which nobody reads. */
const plain = (texts: string[]) => texts.map((text) => text.replaceAll(/\{\w+/g, ' '));
const INDONESIAN = catalog('id');
/** Questions that a visitor may try a paper with. */
const SAMPLES = textsIn(sampleQuestions);

/** All that a page says of its own, outside papers and files: its texts, and what it tells a screen reader. */
const SAID = `[...document.querySelectorAll('body *')]
  .filter((one) => !one.closest('script,style,noscript,nav [lang],[data-component="pdf-viewer"]'))
  .flatMap((one) => [
    ...[...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data),
    ...['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-valuetext']
      .map((name) => one.getAttribute(name) ?? ''),
  ]).concat(document.title).map((text) => text.trim()).filter(Boolean)`;

/** Goes to pages, and notes what each says in Indonesian that no answer of the server holds. */
async function crawl(page: Page, language: 'en' | 'ms', paths: readonly string[]) {
  const own = catalog(language);
  const [known, others] = [new Set(own), wordsOf(plain(INDONESIAN))];
  const ownWords = wordsOf(own);
  const answers: Promise<string[]>[] = [];
  page.on('response', (response) => {
    if (!response.headers()['content-type']?.includes('json')) return;
    answers.push(response.json().then(textsIn, () => []));
  });
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await page.evaluate('document.documentElement.lang'), path).toBe(language);
    const kept = await page.evaluate<string[]>(
      '[document.querySelector("#data")?.textContent ?? "[]", localStorage.user ?? "[]"]',
    );
    const written = (await Promise.all(answers)).flat();
    written.push(...SAMPLES, ...textsIn(kept.map((json) => JSON.parse(json))));
    const people = wordsOf(written);
    for (const text of new Set(await page.evaluate<string[]>(SAID))) {
      const isOwn = INDONESIAN.includes(text) && !known.has(text);
      const isWhole = isOwn && !written.some((one) => one.includes(text));
      const words = [...wordsOf([text])].filter(
        (word) => others.has(word) && !ownWords.has(word) && !people.has(word),
      );
      if (isWhole || words.length > 0) found.push(`${path}: ${text.slice(0, 80)} (${words})`);
    }
  }
  return found;
}

it.each(['en', 'ms'] as const)(
  'says nothing of its own in Indonesian in %s',
  async (language) => {
    const visit = await begin(product);
    const page = await visit.open(`/?lang=${language}`);
    const found = await crawl(page, language, VISITOR);
    await visit.context.close();
    const headers = { 'x-access-token': await tokenOf(product.url, LECTURER) };
    const idsOf = async (path: string) => {
      const answer = await fetch(`${product.url}/api${path}`, { headers });
      return ((await answer.json()) as { id: number }[]).map(({ id }) => id);
    };
    const [paper] = await idsOf('/papers');
    const [set] = await idsOf('/questionsets?mine=true');
    const [user, lecturer] = await openSignedIn(product, `/?lang=${language}`);
    found.push(...(await crawl(lecturer, language, [...USER, `/papers/${paper}`, `/edit/${set}`])));
    await user.context.close();
    const [office, admin] = await openSignedIn(product, `/?lang=${language}`, {}, ADMIN);
    found.push(...(await crawl(admin, language, ADMINISTRATION)));
    await office.context.close();
    expect(found).toEqual([]);
  },
  300_000,
);
