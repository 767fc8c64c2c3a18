import { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import { portableFileName } from '../files/file-names.js';
import type { Handlers } from '../http/api.js';
import { FILE_CSP } from '../http/security-headers.js';
import { notFound } from '../refusal.js';
import { filesOfSet } from '../services/file-queries.js';
import type { Services } from '../services/services.js';
import { archiveStream, filesAtHand } from '../services/set-archive.js';
import { setAnswer } from '../services/set-writes.js';

export function setArchiveRoutes({ db, downloads, log, setList, store }: Services): Handlers {
  return {
    questionSetArchive: async ({ c, params: { id } }) => {
      const { title } = await setAnswer(db, id);
      const listed = await filesOfSet(db, id);
      if (listed.length === 0) throw notFound('files');
      const headers = {
        'Content-Type': 'application/zip',
        'Content-Disposition': contentDisposition(`${portableFileName(title)}.zip`),
        'Cache-Control': 'private, no-store',
        'Content-Security-Policy': FILE_CSP,
      };
      if (c.req.method === 'HEAD') return c.body(null, 200, headers);
      const files = await filesAtHand(db, store, id, listed);
      if (files === undefined) log.error({ set: id }, 'a file of an archive is missing');
      if (files === undefined || files.length === 0) throw notFound('files');
      // One download of the set, however many question files it holds.
      const counts = files.some(({ category }) => category === 'questions');
      if (counts && (await downloads.count(id))) setList.downloaded(id);
      const stream = Readable.toWeb(archiveStream(store, files)) as ReadableStream<Uint8Array>;
      return c.body(stream, 200, headers);
    },
  };
}
