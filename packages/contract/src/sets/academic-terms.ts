import { DAY_MS, jakartaDay, jakartaMidnight } from '../common/calendar.js';
import type { Term } from './exam-kinds.js';

/** The first months of a year's two terms, in Jakarta: Genap in February, Gasal in August. */
const GENAP = '02';
const GASAL = '08';

/** When the term that a moment lies in began: milliseconds since 1970. The short term lies inside Genap. */
export function termBegin(now: number): number {
  const [year = '', month = ''] = jakartaDay(new Date(now).toISOString()).split('-');
  if (month < GENAP) return jakartaMidnight(`${Number(year) - 1}-${GASAL}-01`);
  return jakartaMidnight(`${year}-${month < GASAL ? GENAP : GASAL}-01`);
}

/**
 * When the first of so many terms began, the one that a moment lies in being the last: milliseconds
 * since 1970.
 *
 * @param terms at least 1
 */
export function termsBegin(now: number, terms: number): number {
  const begin = termBegin(now);
  return terms <= 1 ? begin : termsBegin(begin - DAY_MS, terms - 1);
}

/** The term that a moment lies in. The short term is never guessed. */
export function termOf(now: number): Exclude<Term, 'Pendek'> {
  const begin = jakartaDay(new Date(termBegin(now)).toISOString());
  return begin.slice(5, 7) === GENAP ? 'Genap' : 'Gasal';
}

/** The term that a moment lies in, with its academic year: 'Gasal 2026/2027'. */
export function termName(now: number): string {
  const [year = '', month = ''] = jakartaDay(new Date(termBegin(now)).toISOString()).split('-');
  const first = Number(year) - (month === GENAP ? 1 : 0);
  return `${termOf(now)} ${first}/${first + 1}`;
}
