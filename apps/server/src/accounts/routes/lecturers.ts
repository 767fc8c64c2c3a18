import type { Handlers } from '../../http/api.js';
import { messages, said } from '../../http/said.js';
import { sendJson } from '../../http/send-json.js';
import type { Services } from '../../services.js';
import {
  createLecturer,
  deleteLecturer,
  lecturer,
  lecturers,
  lecturerTag,
  updateLecturer,
} from '../lecturers.js';

/** Names and emails of staff: no cache may store them. */
const personal = { 'cache-control': 'private, no-store' };

export function lecturerRoutes(services: Services): Handlers {
  const { db } = services;
  return {
    lecturers: async ({ c }) => sendJson(c, await lecturers(db), personal),
    lecturer: async ({ c, params }) => sendJson(c, await lecturer(db, params.id), personal),
    createLecturer: async ({ c, user, body }) =>
      c.json(await createLecturer(services, user, body), 201),
    updateLecturer: {
      guard: ({ params }) => lecturer(db, params.id),
      handle: async ({ c, user, params, body }) => {
        const ifMatch = c.req.header('if-match');
        const answer = await updateLecturer(services, user, params.id, body, ifMatch);
        return c.json(answer, 200, { ETag: lecturerTag(answer) });
      },
    },
    deleteLecturer: async ({ c, user, params }) => {
      await deleteLecturer(services, user, params.id);
      return said(c, { message: messages().lecturerDeleted });
    },
  };
}
