// A database by itself with the same texts: nothing is weighed against a release or counted, and nothing is cut out
// of a text.
import { indexed, queryOf } from '../../apps/server/dist/search/words/index.js';

/** The best twenty by FTS5's own rank, in this process. */
export function bareFts(database, q) {
  const { stems, prefix } = queryOf(q);
  const terms = stems.map((stem) => `"${indexed([stem])}"`);
  if (prefix !== null) terms.push(`"${indexed([prefix])}" *`);
  database
    .prepare(
      'select rowid, rank from file_words where file_words match ? order by rank, rowid desc limit 20',
    )
    .all(terms.join(' AND '));
}

/** LIKE over the same texts, word by word. */
export function like(database, q) {
  const words = q.toLowerCase().split(' ');
  const where = words.map(() => 'text like ?').join(' and ');
  const query = database.prepare(`select id from plain_texts where ${where} limit 20`);
  query.all(...words.map((word) => `%${word}%`));
}
