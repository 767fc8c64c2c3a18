import type { Handlers } from '../http/api.js';
import { sendJson } from '../http/send-json.js';
import { courseTag, courseTagKind, courseTags } from '../services/course-tags.js';
import type { Services } from '../services/services.js';
import { createTag, deleteTag, renameTag } from '../services/tag-writes.js';

export function courseTagRoutes(services: Services): Handlers {
  const { db } = services;
  return {
    courseTags: async ({ c }) => sendJson(c, await courseTags(db)),
    createCourseTag: async ({ c, user, body }) =>
      c.json(await createTag(courseTagKind, services, user, body.name), 201),
    updateCourseTag: {
      guard: ({ params }) => courseTag(db, params.id),
      handle: async ({ c, user, params, body }) =>
        c.json(await renameTag(courseTagKind, services, user, params.id, body)),
    },
    deleteCourseTag: async ({ c, user, params }) => {
      await deleteTag(courseTagKind, services, user, params.id);
      return c.json({ message: 'Tag berhasil dihapus' });
    },
  };
}
