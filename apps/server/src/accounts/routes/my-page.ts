import { Readable } from 'node:stream';
import { Refusal } from '../../failures/refusal.js';
import { zipStream } from '../../files/zip-stream.js';
import type { Handlers } from '../../http/api.js';
import { clientAddress } from '../../http/client-address.js';
import { createCodeCookie } from '../../http/code-cookie.js';
import { messages, said } from '../../http/said.js';
import { FILE_CSP } from '../../http/security-headers.js';
import { sendJson } from '../../http/send-json.js';
import type { Services } from '../../services.js';
import { markSet, mySets, unmarkSet } from '../../sets/my-sets.js';
import { viewerOf, viewOf } from '../../sets/set-view.js';
import { followCourse, followedCourses, unfollowCourse } from '../../talk/my-courses.js';
import { deleteMe } from '../own/delete-me.js';
import { myEntries } from '../own/my-archive.js';
import { mySettings, updateMySettings } from '../own/my-settings.js';
import { proveOwner } from '../prove-owner.js';

/** Only one person may read these: no cache may store them. */
const personal = { 'cache-control': 'private, no-store' };

const archiveHeaders = {
  'Content-Type': 'application/zip',
  'Content-Disposition': 'attachment; filename="Data_Saya.zip"',
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy': FILE_CSP,
};

export function myPageRoutes(services: Services): Handlers {
  const { campus, config, db, seenSets, signInEvents, store } = services;
  const codes = campus && createCodeCookie(campus.settings);
  const sendsMail = config.mail !== undefined;
  /** Accounts whose data is being packed: one archive of each at a time. */
  const packing = new Set<number>();

  return {
    mySets: async ({ c, user, query: { kind } }) => {
      const isSeen = kind === 'recent' || kind === 'downloaded';
      if (isSeen) await seenSets.flush();
      const isWanted = !isSeen || (await mySettings(db, user.id, sendsMail)).recordViews;
      const sets = isWanted ? await mySets(db, viewOf(viewerOf(user)), user.id, kind) : [];
      return sendJson(c, sets, personal);
    },
    pinSet: async ({ c, params, user }) => {
      await markSet(db, params.setId, 'pinned', user);
      return said(c, { message: messages().setPinned });
    },
    unpinSet: async ({ c, params, user }) => {
      await unmarkSet(db, params.setId, 'pinned', user);
      return said(c, { message: messages().setUnpinned });
    },
    markSetDone: async ({ c, params, user }) => {
      await markSet(db, params.setId, 'done', user);
      return said(c, { message: messages().setDone });
    },
    unmarkSetDone: async ({ c, params, user }) => {
      await unmarkSet(db, params.setId, 'done', user);
      return said(c, { message: messages().setNotDone });
    },
    myCourses: async ({ c, user }) => sendJson(c, await followedCourses(db, user.id), personal),
    followCourse: async ({ c, params, user }) => {
      await followCourse(db, params.courseTagId, user);
      return said(c, { message: messages().courseFollowed });
    },
    unfollowCourse: async ({ c, params, user }) => {
      await unfollowCourse(db, params.courseTagId, user);
      return said(c, { message: messages().courseUnfollowed });
    },
    mySettings: async ({ c, user }) =>
      sendJson(c, await mySettings(db, user.id, sendsMail), personal),
    updateMySettings: async ({ c, user, body }) => {
      // Pending rows were seen under the previous settings.
      await seenSets.flush();
      return c.json(await updateMySettings(db, body, user, sendsMail), 200, personal);
    },
    exportMe: async ({ c, user }) => {
      if (c.req.method === 'HEAD') return c.body(null, 200, archiveHeaders);
      if (packing.has(user.id)) {
        throw new Refusal(429, { code: 'busy' }, { 'Retry-After': '5' });
      }
      packing.add(user.id);
      const done = () => packing.delete(user.id);
      try {
        await seenSets.flush();
        await signInEvents.flush();
        const stream = zipStream(store, await myEntries({ db, store }, user));
        // Before the last bytes leave: the caller that has them may ask again. Or when the caller leaves.
        stream.once('end', done).once('close', done);
        return c.body(Readable.toWeb(stream) as ReadableStream<Uint8Array>, 200, archiveHeaders);
      } catch (error) {
        done();
        throw error;
      }
    },
    deleteMe: async ({ c, user, body }) => {
      if (body.code !== undefined && !codes?.isFor(c, body.code)) {
        throw new Refusal(400, { code: 'wrong-code' });
      }
      await proveOwner(services, user, body, clientAddress(c, config.settings.TRUST_PROXY));
      await deleteMe(services, user);
      return said(c, { message: messages().ownAccountDeleted }, 200, personal);
    },
  };
}
