// Lower bound of every server: one statement and one JSON for a page, parsing and rows for an import.
import { DatabaseSync } from 'node:sqlite';
import { XMLParser } from 'fast-xml-parser';
import { putQuestion } from './fill.mjs';

const PAGE = `select q.id, q.current_version, v.body from questions q
  join question_versions v on v.question_id = q.id and v.version = q.current_version
  where q.withdrawn_at is null order by q.id desc limit ?`;

/** The newest questions as bytes, without asking who reads, what was used, or how many there are. */
export function pageFloor(file) {
  const database = new DatabaseSync(file, { readOnly: true });
  const statement = database.prepare(PAGE);
  const page = (limit) =>
    JSON.stringify(statement.all(limit).map((row) => ({ id: row.id, ...JSON.parse(row.body) })));
  return { page, close: () => database.close() };
}

/** A file of Moodle's, parsed, and as many rows: nothing is judged, no HTML is read, nobody is asked. */
export function importFloor(file, xml, size) {
  const database = new DatabaseSync(file);
  const { id, name } = database.prepare('select id, name from users order by id limit 1').get();
  const begun = performance.now();
  new XMLParser({ processEntities: false, ignoreAttributes: false }).parse(xml);
  database.exec('begin');
  for (let at = 0; at < size; at += 1) putQuestion(database, 1_000_000 + at, { id, name });
  database.exec('commit');
  const took = performance.now() - begun;
  database.close();
  return took;
}
