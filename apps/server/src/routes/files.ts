import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { FileRow } from '../db/schema.js';
import type { ByteSpan } from '../files/file-store.js';
import { mediaTypeOf } from '../files/file-types.js';
import type { Handlers } from '../http/api.js';
import { clientAddress } from '../http/client-address.js';
import { sendFile } from '../http/send-file.js';
import { notFound } from '../refusal.js';
import { combinedPreview } from '../services/combined-preview.js';
import { visibleFile } from '../services/file-queries.js';
import type { Services } from '../services/services.js';

export function fileRoutes(services: Services): Handlers {
  const { config, db, store, downloads, setList, log, tagOf } = services;

  /** Bytes that went between the look at the row and this moment are no failure of ours. */
  async function read({ id, sha256 }: FileRow, span?: ByteSpan) {
    try {
      return await store.read(sha256, span);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      log.error({ file: id, sha256 }, 'the bytes of a file are missing');
      throw notFound('file');
    }
  }

  const contentOf = (file: FileRow) => ({
    name: file.name,
    mediaType: mediaTypeOf(file.type),
    size: file.size,
    etag: tagOf('file', file.id, file.sha256),
    open: (span?: ByteSpan) => read(file, span),
  });

  async function count(file: FileRow): Promise<void> {
    if (file.category !== 'questions') return;
    if (await downloads.count(file.question_set_id)) setList.downloaded(file.question_set_id);
  }

  return {
    downloadFile: async ({ c, params }) => {
      const file = await visibleFile(db, params.id);
      return sendFile(c, {
        ...contentOf(file),
        disposition: 'attachment',
        // Never from a cache: every download is counted.
        revalidates: false,
        onStart: () => count(file),
      });
    },
    fileBlob: async ({ c, params }) => {
      const file = await visibleFile(db, params.id);
      return sendFile(c, { ...contentOf(file), disposition: 'inline', revalidates: true });
    },
    combinedPreview: async ({ c, params, query }) => {
      const caller = clientAddress(c, config.trustProxy);
      const document = await combinedPreview(services, params.id, query.type, caller);
      return sendFile(c, {
        name: query.type === 'questions' ? 'Soal.pdf' : 'Kunci_Jawaban.pdf',
        mediaType: 'application/pdf',
        size: document.size,
        etag: tagOf('combined', params.id, document.key),
        disposition: 'inline',
        revalidates: true,
        open: async (span) => createReadStream('', { fd: await open(document.path), ...span }),
      });
    },
  };
}
