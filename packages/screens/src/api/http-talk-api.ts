import { commentListSchema, commentSchema } from '@bank-soal/contract/comments';
import { methodOf, pathOf } from '@bank-soal/contract/endpoints';
import { messageSchema } from '@bank-soal/contract/error';
import { noticeListSchema } from '@bank-soal/contract/notices';
import { createHttpClient, type HttpClientOptions } from './http-client.js';
import type { TalkApi } from './talk-port.js';

const withToken = true;

/** The port of what is said of sets over HTTP; the token is read anew for every call. */
export function createHttpTalkApi(options: HttpClientOptions = {}): TalkApi {
  const http = createHttpClient(options, methodOf);
  return {
    comments: (id, signal) =>
      http.json('comments', pathOf('comments', { id }), commentListSchema, { withToken, signal }),
    say: (id, body) =>
      http.json('createComment', pathOf('createComment', { id }), commentSchema, {
        body,
        withToken,
      }),
    changeComment: (id, body) =>
      http.json('updateComment', pathOf('updateComment', { id }), commentSchema, {
        body,
        withToken,
      }),
    async removeComment(id) {
      const path = pathOf('deleteComment', { id });
      await http.json('deleteComment', path, messageSchema, { withToken });
    },
    resolveComment: (id, answer) =>
      http.json('resolveComment', pathOf('resolveComment', { id }), commentSchema, {
        body: { answer },
        withToken,
      }),
    // With its ETag, by the browser: most times nothing is new, and nothing is sent.
    notices: (unread, signal) => {
      const path = pathOf('notices', undefined, unread ? { unread: 'true' } : undefined);
      return http.json('notices', path, noticeListSchema, { withToken, signal });
    },
    async readNotices(ids) {
      const call = { body: { ids }, withToken };
      await http.json('readNotices', pathOf('readNotices'), messageSchema, call);
    },
  };
}
