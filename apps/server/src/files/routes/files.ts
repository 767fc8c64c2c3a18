import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { DOCX_TYPE } from '@bank-soal/contract/routes';
import type { FileRow } from '../../db/schema.js';
import { notFound } from '../../failures/refusal.js';
import type { Handlers } from '../../http/api.js';
import { clientAddress } from '../../http/client-address.js';
import { sendFile } from '../../http/send-file.js';
import { VARY_BY_VIEWER } from '../../http/token-headers.js';
import type { Services } from '../../services.js';
import { createStandIns, createViewers } from '../../sets/routes/set-viewer.js';
import { type SetView, viewOf, visitorOf } from '../../sets/set-view.js';
import type { ByteSpan } from '../../storage/file-store.js';
import { combinedPreview } from '../combined-preview.js';
import { openFile, type SetFile } from '../file-queries.js';
import { isForAll } from '../file-reads.js';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  docx: DOCX_TYPE,
  doc: 'application/msword',
  txt: 'text/plain; charset=utf-8',
};

/** A media type that no browser runs; anything unknown is a plain download. */
function mediaTypeOf(fileType: string): string {
  return MEDIA_TYPES[fileType] ?? 'application/octet-stream';
}

export function fileRoutes(services: Services): Handlers {
  const { config, db, store, downloads, fileReads, seenSets, setList, log, tagOf } = services;
  const viewerOf = createViewers(services);
  const standInOf = createStandIns(services);
  const visitor = visitorOf(config);

  /** Bytes that went between the look at the row and this moment are no failure of ours. */
  async function read({ id, sha256 }: FileRow, span?: ByteSpan) {
    try {
      return await store.read(sha256, span);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      log.error({ file: id, sha256 }, 'file content is missing');
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

  /** How bytes travel: those that are not for everyone stay nowhere on their way. */
  const asOpen = (files: readonly SetFile[], { now }: SetView) => ({
    vary: VARY_BY_VIEWER,
    isPrivate: !files.every((file) => isForAll(file, visitor, now)),
  });

  async function count(file: FileRow): Promise<void> {
    if (file.category !== 'questions') return;
    if (await downloads.count([file.question_set_id])) setList.downloaded(file.question_set_id);
  }

  return {
    downloadFile: async ({ c, params }) => {
      const view = viewOf(await viewerOf(c));
      const file = await openFile(db, view, params.id);
      return sendFile(c, {
        ...contentOf(file),
        ...asOpen([file], view),
        disposition: 'attachment',
        // Never from a cache: every download is counted.
        revalidates: false,
        onRead: async (isStart) => {
          await fileReads.note(view, [file], 'download', isStart);
          if (!isStart) return;
          if (view.account) seenSets.note(view.account.id, 'downloaded', file.question_set_id);
          await count(file);
        },
      });
    },
    fileBlob: async ({ c, params }) => {
      const view = viewOf(await viewerOf(c));
      const file = await openFile(db, view, params.id);
      return sendFile(c, {
        ...contentOf(file),
        ...asOpen([file], view),
        disposition: 'inline',
        revalidates: true,
        onRead: (isStart) => fileReads.note(view, [file], 'view', isStart),
      });
    },
    combinedPreview: async ({ c, params, query }) => {
      const caller = clientAddress(c, config.settings.TRUST_PROXY);
      const { as } = query;
      const view = viewOf(await (as === undefined ? viewerOf(c) : standInOf(c, params.id, as)));
      const made = await combinedPreview(services, view, params.id, query.type, caller);
      const { document, files } = made;
      return sendFile(c, {
        ...asOpen(files, view),
        ...(as !== undefined && { isPrivate: true }),
        onRead: (isStart) => fileReads.note(view, files, 'preview', isStart),
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
