import { plainText } from './plain-text.js';
import { termOf, type WordQuery } from './query.js';
import { stemOf } from './stems.js';
import { type Token, wordsOf } from './tokens.js';

/** A piece of a snippet; a hit is a word that was looked for. */
export interface SnippetPart {
  text: string;
  hit: boolean;
}

interface Hit extends Token {
  term: string;
}

/** Of one place; as many letters stand around a single hit. */
const PLACE_LETTERS = 120;
const MOST_PLACES = 2;
/** A word at the edge is shown whole, unless it is longer. */
const MOST_WORD = 40;
const GAP = ' … ';

interface Place {
  start: number;
  end: number;
}

const termsIn = (hits: readonly Hit[]) => new Set(hits.map(({ term }) => term));

/** The hits that fit in one place, from this one on. */
function hitsFrom(hits: readonly Hit[], first: number): Hit[] {
  const from = hits[first]?.start ?? 0;
  const next = hits.findIndex(({ end }, at) => at > first && end - from > PLACE_LETTERS);
  return hits.slice(first, next === -1 ? undefined : next);
}

/** The hits that stand closest together and have the most of these words; the first of equal ones. */
function densest(hits: readonly Hit[], wanted: ReadonlySet<string>): Hit[] {
  let best: Hit[] = [];
  let most = 0;
  for (const at of hits.keys()) {
    const found = hitsFrom(hits, at);
    const count = [...termsIn(found)].filter((term) => wanted.has(term)).length;
    if (count > most) {
      most = count;
      best = found;
    }
    if (most === wanted.size) break;
  }
  return best;
}

/** The start of the word in which a place would begin, unless the word is very long. */
function wordStart(text: string, at: number): number {
  const space = text.lastIndexOf(' ', at - 1) + 1;
  return at - space > MOST_WORD ? at : space;
}

function wordEnd(text: string, at: number): number {
  const space = text.indexOf(' ', at);
  const end = space === -1 ? text.length : space;
  return end - at > MOST_WORD ? at : end;
}

/** Not between the two halves of one sign. */
const whole = (text: string, at: number) =>
  /[\uDC00-\uDFFF]/.test(text.charAt(at)) ? Math.max(0, at - 1) : at;

function placeOf(text: string, hits: readonly Hit[]): Place {
  const first = hits[0]?.start ?? 0;
  const last = Math.min(hits.at(-1)?.end ?? 0, first + PLACE_LETTERS);
  const spare = Math.max(0, PLACE_LETTERS - (last - first));
  const start = whole(text, wordStart(text, Math.max(0, first - Math.ceil(spare / 2))));
  const end = whole(text, wordEnd(text, Math.min(text.length, last + Math.floor(spare / 2))));
  return { start, end };
}

/** Up to two places: the densest, and the best of the words that it lacks. */
function placesOf(text: string, hits: readonly Hit[]): Place[] {
  const places: Place[] = [];
  const missing = termsIn(hits);
  do {
    const found = densest(hits, missing);
    places.push(placeOf(text, found));
    for (const term of termsIn(found)) missing.delete(term);
  } while (places.length < MOST_PLACES && missing.size > 0);
  places.sort((a, b) => a.start - b.start);
  const [first, second] = places;
  if (first === undefined || second === undefined || second.start > first.end) return places;
  return [{ start: first.start, end: Math.max(first.end, second.end) }];
}

/** A place cut at its hits. */
function partsIn(text: string, { start, end }: Place, hits: readonly Hit[]): SnippetPart[] {
  const parts: SnippetPart[] = [];
  let at = start;
  for (const hit of hits) {
    if (hit.start < at || hit.start >= end) continue;
    parts.push({ text: text.slice(at, hit.start), hit: false });
    at = Math.min(hit.end, end);
    parts.push({ text: text.slice(hit.start, at), hit: true });
  }
  parts.push({ text: text.slice(at, end), hit: false });
  return parts;
}

function joined(parts: readonly SnippetPart[]): SnippetPart[] {
  const all: SnippetPart[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (part.text === '') continue;
    if (last !== undefined && !last.hit && !part.hit) last.text += part.text;
    else all.push({ ...part });
  }
  return all;
}

/** The words of a page that were looked for. */
function hitsIn(text: string, query: WordQuery): Hit[] {
  const hits: Hit[] = [];
  for (const token of wordsOf(text)) {
    const term = termOf(stemOf(token.word), query);
    if (term !== undefined) hits.push({ ...token, term });
  }
  return hits;
}

/** Some lines of a text around its hits; its beginning where there are none. */
function partsAround(text: string, hits: readonly Hit[]): SnippetPart[] {
  const parts: SnippetPart[] = [];
  let end = 0;
  for (const place of placesOf(text, hits)) {
    if (place.start > 0) parts.push({ text: end > 0 ? GAP : GAP.trimStart(), hit: false });
    parts.push(...partsIn(text, place, hits));
    ({ end } = place);
  }
  if (end < text.length) parts.push({ text: GAP.trimEnd(), hit: false });
  return joined(parts);
}

/** Some lines of a page around the words that were looked for; the page's beginning where there are none. */
export function partsOf(pageText: string, query: WordQuery): SnippetPart[] {
  const text = plainText(pageText);
  return partsAround(text, hitsIn(text, query));
}

/** A page that has any of the words that were looked for. */
export interface PageWithHits {
  /** Counted from 1. */
  page: number;
  /** Some lines around them. */
  parts: () => SnippetPart[];
}

/**
 * The pages that have any of the words: those with the most of them first, and among equal ones the
 * earlier first. Each is looked through once.
 */
export function pagesWithHits(pages: readonly string[], query: WordQuery): PageWithHits[] {
  return pages
    .map((pageText, index) => {
      const text = plainText(pageText);
      const hits = hitsIn(text, query);
      const parts = () => partsAround(text, hits);
      return { page: index + 1, terms: termsIn(hits).size, parts };
    })
    .filter(({ terms }) => terms > 0)
    .toSorted((a, b) => b.terms - a.terms || a.page - b.page);
}
