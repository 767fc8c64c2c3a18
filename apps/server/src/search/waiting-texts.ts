import type { Db } from '../db/schema.js';
import type { TextFile } from '../documents/text-reader.js';
import { type Between, newestFirst } from './newest-first.js';

/** A content whose text is to be read. */
export interface WaitingText extends TextFile {
  id: number;
  /** Pages of a scan, whose words are to be read from its pictures. */
  scanned?: number;
}

/** The contents that one version of the text reader was the last to read, from the index of both. */
function readBy(db: Db, version: number, { above, below }: Between) {
  return db
    .selectFrom('file_texts')
    .innerJoin('files', 'files.sha256', 'file_texts.sha256')
    .select(['file_texts.id', 'files.sha256', 'files.name', 'files.type', 'files.size', 'pages'])
    .where('read_by', '=', version)
    .$if(above !== undefined, (query) => query.where('file_texts.id', '>', above ?? 0))
    .$if(below !== undefined, (query) => query.where('file_texts.id', '<', below ?? 0))
    .orderBy('file_texts.id', 'desc')
    .limit(1);
}

/** Older versions that read contents, the oldest first; 0: none. */
async function olderVersions(db: Db, version: number): Promise<number[]> {
  const rows = await db
    .selectFrom('file_texts')
    .select('read_by')
    .where('read_by', '<', version)
    .where('read_by', '>', 0)
    .groupBy('read_by')
    .orderBy('read_by')
    .execute();
  return rows.map(({ read_by }) => read_by);
}

/**
 * The next content that this version of the text reader has not read, each content once: those that were
 * never read first, and of these the newest, since somebody waits for it.
 *
 * @param scans also the PDFs that this version found no text in, and whose pictures were not read; after all
 * others: they take a hundred times as long
 * @returns the next content, undefined where none waits
 */
export async function waitingTexts(
  db: Db,
  version: number,
  scans: boolean,
): Promise<() => Promise<WaitingText | undefined>> {
  const versions = [0, ...(await olderVersions(db, version))];
  const walks: (() => Promise<WaitingText | undefined>)[] = versions.map((older) =>
    newestFirst(async (between) => {
      const found = await readBy(db, older, between).executeTakeFirst();
      if (found === undefined) return undefined;
      const { pages: _, ...file } = found;
      return file;
    }),
  );
  const nextScan = newestFirst(async (between) => {
    const found = await readBy(db, version, between)
      .where('state', '=', 'tanpa-teks')
      .where('files.type', '=', 'pdf')
      .executeTakeFirst();
    if (found === undefined) return undefined;
    const { pages, ...file } = found;
    return { ...file, scanned: pages ?? 0 };
  });
  if (scans) walks.push(nextScan);
  return async () => {
    for (const next of walks) {
      const text = await next();
      if (text !== undefined) return text;
    }
    return undefined;
  };
}
