import type { Readable } from 'node:stream';
import type { FileCategory } from '@bank-soal/contract/files';
import type { Db, FileRow } from '../db/schema.js';
import type { SetView } from '../sets/set-view.js';
import { portableFileName, uniqueFileNames } from '../storage/file-names.js';
import type { FileStore } from '../storage/file-store.js';
import { openFilesOf, type SetFile } from './file-queries.js';
import { type ZipEntry, zipStream } from './zip-stream.js';

const FOLDERS: Readonly<Record<FileCategory, string>> = {
  questions: 'soal',
  answers: 'kunci-jawaban',
  testCases: 'test-case',
};

/** Longest folder of a set: with a file's name after it, Windows unpacks paths of 260 characters. */
const FOLDER_MAX = 80;

/** PDF and DOCX are packed already: a second packing gains nothing. */
const levelOf = (type: string) => (type === 'txt' ? 6 : 1);

/**
 * Path of each file of a set in an archive; no two are the same.
 *
 * @param within a folder with a slash at its end, or nothing
 */
export function archiveEntries(files: readonly FileRow[], within = ''): ZipEntry[] {
  return Object.entries(FOLDERS).flatMap(([category, folder]) => {
    const own = files.filter((file) => file.category === category);
    const names = uniqueFileNames(own.map(({ name }) => portableFileName(name)));
    return own.map((file, index) => ({
      place: `${within}${folder}/${names[index]}`,
      at: file.created_at,
      level: levelOf(file.type),
      content: { sha256: file.sha256, size: file.size },
    }));
  });
}

/** A set of an archive, with those of its files that go into it. */
export interface ArchivedSet {
  id: number;
  title: string;
  files: readonly SetFile[];
}

/** A ZIP of a set's files. */
export function archiveStream(store: FileStore, files: readonly FileRow[]): Readable {
  return zipStream(store, archiveEntries(files));
}

/** A ZIP of several sets, each in a folder of its own. */
export function setsArchiveStream(store: FileStore, sets: readonly ArchivedSet[]): Readable {
  const folders = uniqueFileNames(
    sets.map(({ title }) => portableFileName([...title].slice(0, FOLDER_MAX).join(''))),
  );
  return zipStream(
    store,
    sets.flatMap(({ files }, index) => archiveEntries(files, `${folders[index]}/`)),
  );
}

/** Whether the bytes of all these files are there. */
export async function areThere(store: FileStore, files: readonly FileRow[]): Promise<boolean> {
  const contents = new Set(files.map(({ sha256 }) => sha256));
  const found = await Promise.all([...contents].map((sha256) => store.has(sha256)));
  return found.every(Boolean);
}

/**
 * A set's files when the bytes of all are there: better no archive than half of one. One that was
 * removed from the set since it was listed is left out.
 *
 * @returns undefined when bytes are missing of a file that the set still has
 */
export async function filesAtHand(
  db: Db,
  store: FileStore,
  view: SetView,
  setId: number,
  listed: readonly SetFile[],
): Promise<readonly SetFile[] | undefined> {
  if (await areThere(store, listed)) return listed;
  const left = await openFilesOf(db, view, setId);
  const still = new Set(left.map(({ id }) => id));
  return listed.every(({ id }) => still.has(id))
    ? undefined
    : filesAtHand(db, store, view, setId, left);
}
