/** Words that SQLite's `ascii` and PostgreSQL's `simple` both leave whole, whatever the locale. */
const PLAIN = /^[a-pr-z][a-pr-z0-9]*$/;
const OTHER = /[^a-pr-z0-9]/gu;
const HEX = 16;
const CODE_DIGITS = 6;

function codeOf(sign: string): string {
  if (sign === 'q') return 'qq';
  return `qx${(sign.codePointAt(0) ?? 0).toString(HEX).padStart(CODE_DIGITS, '0')}`;
}

/**
 * A stem in small letters and digits only, led by a letter. Different stems stay different, and what begins
 * a stem begins its term: `c++` is `cqx00002bqx00002b`.
 */
function termFor(stem: string): string {
  if (PLAIN.test(stem)) return stem;
  const term = stem.replace(OTHER, codeOf);
  return /^\d/.test(term) ? `qn${term}` : term;
}

/** Stems as the index of a database takes them: terms with a space between; one stem becomes one term. */
export function indexed(stems: readonly string[]): string {
  return stems.map(termFor).join(' ');
}
