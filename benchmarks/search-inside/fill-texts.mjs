// The texts of a bank in the embedded database, as the server stores and indexes them.
import { packText } from '../../apps/server/dist/search/texts-work.js';
import { paper } from './papers.mjs';

/** Gives each file a content of its own, and the texts to the index as the server does. */
export function fillTexts(database) {
  database.exec(`begin;
    update files set sha256 = printf('%064x', id);
    delete from file_texts;
    insert into file_texts (sha256, state, read_by, pages) select sha256, 'siap', 1000, 2 from files;
    create table plain_texts (id integer primary key, text text)`);
  const put = database.prepare('update file_texts set body = ?, length = ? where id = ?');
  const index = database.prepare('insert into file_words (rowid, words) values (?, ?)');
  const plain = database.prepare('insert into plain_texts values (?, ?)');
  let letters = 0;
  for (const { id } of database.prepare('select id from file_texts order by id').all()) {
    const pages = paper(id);
    const { body, bag } = packText(pages);
    const words = bag.map(([term, count]) => `${term} `.repeat(count)).join('');
    put.run(
      body,
      bag.reduce((sum, [, count]) => sum + count, 0),
      id,
    );
    index.run(id, words);
    const text = pages.join('\f');
    plain.run(id, text.toLowerCase());
    letters += text.length;
  }
  database.exec('commit; pragma wal_checkpoint(truncate)');
  return letters;
}

/** Bytes that tables of a kind take in the file. */
export const bytesOf = (database, like) =>
  database.prepare('select sum(pgsize) as bytes from dbstat where name like ?').get(like).bytes ??
  0;
