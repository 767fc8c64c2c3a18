import { Readable } from 'node:stream';
import { ARCHIVE_BYTES_MAX } from '@bank-soal/contract/archives';
import { jakartaDay } from '@bank-soal/contract/calendar';
import { create as contentDisposition } from 'content-disposition';
import type { Context } from 'hono';
import { portableFileName } from '../files/file-names.js';
import type { Handlers } from '../http/api.js';
import { FILE_CSP } from '../http/security-headers.js';
import { VARY_BY_READER } from '../http/token-headers.js';
import { notFound, Refusal } from '../refusal.js';
import { openFilesOf } from '../services/file-queries.js';
import type { Services } from '../services/services.js';
import {
  type ArchivedSet,
  archiveStream,
  filesAtHand,
  setsArchiveStream,
} from '../services/set-archive.js';
import { type SetView, viewOf } from '../services/set-view.js';
import { setAnswer } from '../services/set-writes.js';
import { setsToArchive } from '../services/sets-to-archive.js';
import { createReaders } from './set-reader.js';

const headersOf = (fileName: string) => ({
  'Content-Type': 'application/zip',
  'Content-Disposition': contentDisposition(fileName),
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy': FILE_CSP,
  Vary: VARY_BY_READER,
});

const send = (c: Context, stream: Readable, fileName: string) =>
  c.body(Readable.toWeb(stream) as ReadableStream<Uint8Array>, 200, headersOf(fileName));

export function setArchiveRoutes(services: Services): Handlers {
  const { db, downloads, fileReads, log, seenSets, setList, store } = services;
  const readerOf = createReaders(services);

  /** The files of a set as they go into an archive; none when they are not there any more. */
  async function atHand(view: SetView, { id, files: listed }: ArchivedSet) {
    const files = await filesAtHand(db, store, view, id, listed);
    if (files === undefined) log.error({ set: id }, 'a file of an archive is missing');
    return files ?? [];
  }

  async function note(view: SetView, { id, files }: ArchivedSet): Promise<void> {
    await fileReads.note(view, files, 'archive');
    if (view.account) seenSets.note(view.account.id, 'downloaded', id);
    // One download of the set, however many question files it holds.
    const counts = files.some(({ category }) => category === 'questions');
    if (counts && (await downloads.count(id))) setList.downloaded(id);
  }

  return {
    questionSetArchive: async ({ c, params: { id } }) => {
      const view = viewOf(await readerOf(c));
      const { title } = await setAnswer(db, view, id);
      const listed = await openFilesOf(db, view, id);
      if (listed.length === 0) throw notFound('files');
      const fileName = `${portableFileName(title)}.zip`;
      if (c.req.method === 'HEAD') return c.body(null, 200, headersOf(fileName));
      const files = await atHand(view, { id, title, files: listed });
      if (files.length === 0) throw notFound('files');
      await note(view, { id, title, files });
      return send(c, archiveStream(store, files), fileName);
    },
    createArchive: async ({ c, body: { questionSetIds } }) => {
      const view = viewOf(await readerOf(c));
      const listed = await setsToArchive(db, view, questionSetIds);
      const bytes = listed.flatMap(({ files }) => files).reduce((sum, { size }) => sum + size, 0);
      if (bytes > ARCHIVE_BYTES_MAX) {
        throw new Refusal(413, { code: 'too-large', what: 'archive' });
      }
      const sets: ArchivedSet[] = [];
      for (const set of listed) {
        const files = await atHand(view, set);
        // Better no archive than one that lacks a set without a word.
        if (files.length === 0) throw notFound('files');
        sets.push({ ...set, files });
      }
      if (sets.length === 0) throw notFound('files');
      for (const set of sets) await note(view, set);
      return send(
        c,
        setsArchiveStream(store, sets),
        `Paket soal ${jakartaDay(view.now.toISOString())}.zip`,
      );
    },
  };
}
