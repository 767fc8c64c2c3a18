import type { Account } from '../../account.js';
import type { Db, FileRow } from '../../db/schema.js';
import { archiveEntries } from '../../files/set-archive.js';
import type { ZipEntry } from '../../files/zip-stream.js';
import { viewerOf, viewOf } from '../../sets/set-view.js';
import type { FileStore } from '../../storage/file-store.js';
import { asJson, MY_DATA } from './my-data.js';

const PICTURE_ENDINGS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
};

/** How many contents are looked for at once. */
const AT_ONCE = 20;

/** The files of the sets that an account made, in a folder a set. */
async function fileEntries(db: Db, { id }: Account): Promise<ZipEntry[]> {
  const files = await db
    .selectFrom('files')
    .innerJoin('question_sets', 'question_sets.id', 'files.question_set_id')
    .selectAll('files')
    .where('creator_id', '=', id)
    .orderBy('question_set_id')
    .orderBy('position')
    .orderBy('files.id')
    .execute();
  const bySet = new Map<number, FileRow[]>();
  for (const file of files) {
    bySet.set(file.question_set_id, [...(bySet.get(file.question_set_id) ?? []), file]);
  }
  return [...bySet].flatMap(([set, own]) =>
    archiveEntries(own).map((entry) => ({ ...entry, place: `paket-soal/${set}/${entry.place}` })),
  );
}

async function pictureEntries(db: Db, { id }: Account): Promise<ZipEntry[]> {
  const images = await db
    .selectFrom('images')
    .select(['sha256', 'type', 'size', 'created_at'])
    .where('uploader_id', '=', id)
    .orderBy('id')
    .execute();
  return images.map(({ sha256, type, size, created_at }) => ({
    place: `gambar/${sha256}.${PICTURE_ENDINGS[type] ?? 'bin'}`,
    at: created_at,
    level: 0,
    content: { sha256, size },
  }));
}

/** Those whose content is there: a lost one must not fail the rest. */
async function atHand(
  store: Pick<FileStore, 'has'>,
  entries: readonly ZipEntry[],
): Promise<ZipEntry[]> {
  const found: ZipEntry[] = [];
  for (let start = 0; start < entries.length; start += AT_ONCE) {
    const some = entries.slice(start, start + AT_ONCE);
    const isThere = await Promise.all(
      some.map(({ content }) => typeof content === 'function' || store.has(content.sha256)),
    );
    found.push(...some.filter((_, index) => isThere[index]));
  }
  return found;
}

/** All that an account has in the bank, as far as it may still see it. */
export async function myEntries(
  { db, store }: { db: Db; store: Pick<FileStore, 'has'> },
  account: Account,
): Promise<ZipEntry[]> {
  const view = viewOf(viewerOf(account));
  const at = view.now.toISOString();
  const texts = Object.entries(MY_DATA).map(([name, read]): ZipEntry => {
    return { place: `${name}.json`, at, level: 6, content: () => asJson(read(db, account, view)) };
  });
  const stored = [...(await fileEntries(db, account)), ...(await pictureEntries(db, account))];
  return [...texts, ...(await atHand(store, stored))];
}
