import { once } from 'node:events';
import { Readable } from 'node:stream';
import { jakartaDay } from '@bank-soal/contract/common';
import { ARCHIVE_BYTES_MAX } from '@bank-soal/contract/files';
import type { HttpBindings } from '@hono/node-server';
import { create as contentDisposition } from 'content-disposition';
import type { Context } from 'hono';
import { notFound, Refusal } from '../../failures/refusal.js';
import type { Handlers } from '../../http/api.js';
import { clientAddress } from '../../http/client-address.js';
import { FILE_CSP } from '../../http/security-headers.js';
import { VARY_BY_VIEWER } from '../../http/token-headers.js';
import { busy, createLimiter } from '../../limits/limiter.js';
import type { Services } from '../../services.js';
import { createStandIns, createViewers } from '../../sets/routes/set-viewer.js';
import { type SetView, viewOf } from '../../sets/set-view.js';
import { setAnswer } from '../../sets/set-writes.js';
import { portableFileName } from '../../storage/file-names.js';
import { openFilesOf } from '../file-queries.js';
import {
  type ArchivedSet,
  archiveStream,
  areThere,
  filesAtHand,
  setsArchiveStream,
} from '../set-archive.js';
import { setsToArchive } from '../sets-to-archive.js';

/** Archives that are read at once. A classroom shares one address. */
const SLOTS = { width: 8, each: 2, waiting: 256, waitingOfEach: 64, waitMs: 20_000 };

const headersOf = (fileName: string) => ({
  'Content-Type': 'application/zip',
  'Content-Disposition': contentDisposition(fileName),
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy': FILE_CSP,
  Vary: VARY_BY_VIEWER,
});

const send = (c: Context, stream: Readable, fileName: string) =>
  c.body(Readable.toWeb(stream) as ReadableStream<Uint8Array>, 200, headersOf(fileName));

export function setArchiveRoutes(services: Services): Handlers {
  const { config, db, downloads, fileReads, log, seenSets, setList, store } = services;
  const limit = createLimiter(SLOTS);
  const viewerOf = createViewers(services);
  const standInOf = createStandIns(services);

  /** The files of a set as they go into an archive; none when they are not there any more. */
  async function atHand(view: SetView, { id, files: listed }: ArchivedSet) {
    const files = await filesAtHand(db, store, view, id, listed);
    if (files === undefined) log.error({ set: id }, 'file content of archive is missing');
    return files ?? [];
  }

  async function note(view: SetView, sets: readonly ArchivedSet[]): Promise<void> {
    await fileReads.note(
      view,
      sets.flatMap(({ files }) => files),
      'archive',
    );
    for (const { id } of sets) {
      if (view.account) seenSets.note(view.account.id, 'downloaded', id);
    }
    // One download of a set, however many question files it has.
    const counted = sets
      .filter(({ files }) => files.some(({ category }) => category === 'questions'))
      .map(({ id }) => id);
    if (await downloads.count(counted)) setList.downloaded(...counted);
  }

  /** Answers with an archive in a slot of its caller, which lasts until it is read. */
  function inSlot(c: Context, answer: () => Promise<Response>): Promise<Response> {
    const { outgoing } = c.env as HttpBindings;
    return new Promise((resolve, reject) => {
      const work = async () => {
        if (outgoing.destroyed) throw busy();
        resolve(await answer());
        if (!outgoing.closed) await once(outgoing, 'close');
      };
      limit(work, clientAddress(c, config.settings.TRUST_PROXY)).catch(reject);
    });
  }

  async function setArchive(c: Context, view: SetView, id: number): Promise<Response> {
    const { title } = await setAnswer(db, view, id);
    const listed = await openFilesOf(db, view, id);
    if (listed.length === 0) throw notFound('files');
    const fileName = `${portableFileName(title)}.zip`;
    if (c.req.method === 'HEAD') return c.body(null, 200, headersOf(fileName));
    const files = await atHand(view, { id, title, files: listed });
    if (files.length === 0) throw notFound('files');
    await note(view, [{ id, title, files }]);
    return send(c, archiveStream(store, files), fileName);
  }

  async function setsArchive(c: Context, view: SetView, ids: readonly number[]): Promise<Response> {
    const listed = await setsToArchive(db, view, ids);
    const all = listed.flatMap(({ files }) => files);
    const bytes = all.reduce((sum, { size }) => sum + size, 0);
    if (bytes > ARCHIVE_BYTES_MAX) throw new Refusal(413, { code: 'too-large', what: 'archive' });
    const sets: ArchivedSet[] = (await areThere(store, all)) ? listed : [];
    if (sets.length === 0) {
      for (const set of listed) sets.push({ ...set, files: await atHand(view, set) });
    }
    // Better no archive than one that lacks a set without a word.
    if (sets.length === 0 || sets.some(({ files }) => files.length === 0)) throw notFound('files');
    await note(view, sets);
    const fileName = `Paket soal ${jakartaDay(view.now.toISOString())}.zip`;
    return send(c, setsArchiveStream(store, sets), fileName);
  }

  return {
    questionSetArchive: async ({ c, params: { id }, query: { as } }) => {
      const viewer = await (as === undefined ? viewerOf(c) : standInOf(c, id, as));
      return inSlot(c, () => setArchive(c, viewOf(viewer), id));
    },
    createArchive: async ({ c, body: { questionSetIds } }) => {
      const viewer = await viewerOf(c);
      return inSlot(c, () => setsArchive(c, viewOf(viewer), questionSetIds));
    },
  };
}
