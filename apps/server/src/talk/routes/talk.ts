import type { Context } from 'hono';
import type { Account } from '../../account.js';
import type { Handlers } from '../../http/api.js';
import { messages, said } from '../../http/said.js';
import { sendJson } from '../../http/send-json.js';
import { VARY_BY_VIEWER_AND_ENCODING } from '../../http/token-headers.js';
import { languageInForce } from '../../language.js';
import type { Services } from '../../services.js';
import { viewerOf, viewOf } from '../../sets/set-view.js';
import { talkedSet } from '../comment-places.js';
import { commentsOf } from '../comment-rows.js';
import { deleteComment, resolveComment, updateComment } from '../comment-writes.js';
import { noteCourseNews } from '../course-news.js';
import { createComment } from '../create-comment.js';
import { markRead, noticesOf } from '../notice-list.js';

/** Only one person may read these: no cache may store them. */
const privately = { 'cache-control': 'private, no-store' };

/** The viewer's browser may cache it, and revalidates. */
const asked = { vary: VARY_BY_VIEWER_AND_ENCODING, 'cache-control': 'private, no-cache' };

export function talkRoutes(services: Services): Handlers {
  const { db, log, metrics } = services;

  async function notices(c: Context, user: Account, onlyUnread: boolean) {
    const view = viewOf(viewerOf(user));
    // A failed write keeps nobody from the notices that are there.
    await noteCourseNews(db, view, user.id).catch((error: unknown) => {
      metrics?.failed(error);
      log.error({ err: error }, 'failed to store news of courses');
    });
    return sendJson(c, await noticesOf(db, view, user.id, onlyUnread), {
      ...asked,
      'content-language': languageInForce(),
      vary: `${VARY_BY_VIEWER_AND_ENCODING}, Accept-Language`,
    });
  }

  return {
    comments: async ({ c, params, user }) => {
      const view = viewOf(viewerOf(user));
      await talkedSet(db, view, params.id);
      return sendJson(c, await commentsOf(db, view, params.id), asked);
    },
    createComment: {
      guard: ({ params, user }) => talkedSet(db, viewOf(viewerOf(user)), params.id),
      handle: async ({ c, params, user, body }) =>
        c.json(await createComment(services, params.id, body, user), 201, privately),
    },
    updateComment: async ({ c, params, user, body }) =>
      c.json(await updateComment(db, params.id, body, user), 200, privately),
    deleteComment: async ({ c, params, user }) => {
      await deleteComment(db, params.id, user);
      return said(c, { message: messages().commentDeleted });
    },
    resolveComment: async ({ c, params, user, body }) =>
      c.json(await resolveComment(db, params.id, body.answer, user), 200, privately),
    notices: ({ c, user, query }) => notices(c, user, query.unread === 'true'),
    readNotices: async ({ c, user, body }) => {
      await markRead(db, body.ids, user);
      return said(c, { message: messages().noticesRead });
    },
  };
}
