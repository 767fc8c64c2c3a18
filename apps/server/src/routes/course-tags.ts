import type { Handlers } from '../http/api.js';
import { sendJson } from '../http/send-json.js';
import {
  courseTag,
  courseTags,
  createCourseTag,
  deleteCourseTag,
  renameCourseTag,
} from '../services/course-tags.js';
import type { Services } from '../services/services.js';

export function courseTagRoutes(services: Services): Handlers {
  const { db } = services;
  return {
    courseTags: async ({ c }) => sendJson(c, await courseTags(db)),
    createCourseTag: async ({ c, user, body }) =>
      c.json(await createCourseTag(services, user, body.name), 201),
    updateCourseTag: {
      guard: ({ params }) => courseTag(db, params.id),
      handle: async ({ c, user, params, body }) =>
        c.json(await renameCourseTag(services, user, params.id, body.name)),
    },
    deleteCourseTag: async ({ c, user, params }) => {
      await deleteCourseTag(services, user, params.id);
      return c.json({ message: 'Tag berhasil dihapus' });
    },
  };
}
