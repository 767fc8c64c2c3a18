import { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import { portableFileName } from '../files/file-names.js';
import type { Handlers } from '../http/api.js';
import { FILE_CSP } from '../http/security-headers.js';
import { VARY_BY_READER } from '../http/token-headers.js';
import { notFound } from '../refusal.js';
import { openFilesOf } from '../services/file-queries.js';
import type { Services } from '../services/services.js';
import { archiveStream, filesAtHand } from '../services/set-archive.js';
import { viewOf } from '../services/set-view.js';
import { setAnswer } from '../services/set-writes.js';
import { createReaders } from './set-reader.js';

export function setArchiveRoutes(services: Services): Handlers {
  const { db, downloads, fileReads, log, seenSets, setList, store } = services;
  const readerOf = createReaders(services);
  return {
    questionSetArchive: async ({ c, params: { id } }) => {
      const view = viewOf(await readerOf(c));
      const { title } = await setAnswer(db, view, id);
      const listed = await openFilesOf(db, view, id);
      if (listed.length === 0) throw notFound('files');
      const headers = {
        'Content-Type': 'application/zip',
        'Content-Disposition': contentDisposition(`${portableFileName(title)}.zip`),
        'Cache-Control': 'private, no-store',
        'Content-Security-Policy': FILE_CSP,
        Vary: VARY_BY_READER,
      };
      if (c.req.method === 'HEAD') return c.body(null, 200, headers);
      const files = await filesAtHand(db, store, view, id, listed);
      if (files === undefined) log.error({ set: id }, 'a file of an archive is missing');
      if (files === undefined || files.length === 0) throw notFound('files');
      await fileReads.note(view, files, 'archive');
      if (view.account) seenSets.note(view.account.id, 'downloaded', id);
      // One download of the set, however many question files it holds.
      const counts = files.some(({ category }) => category === 'questions');
      if (counts && (await downloads.count(id))) setList.downloaded(id);
      const stream = Readable.toWeb(archiveStream(store, files)) as ReadableStream<Uint8Array>;
      return c.body(stream, 200, headers);
    },
  };
}
