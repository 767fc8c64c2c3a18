import type { Handlers } from '../../http/api.js';
import { messages, said } from '../../http/said.js';
import { sendJson } from '../../http/send-json.js';
import type { Services } from '../../services.js';
import { assignCourse, unassignCourse } from '../assign-course.js';
import { courseTag } from '../course-tags.js';
import { materialTag, materialTagKind, materialTags, materialTagsOf } from '../material-tags.js';
import { mergeTag } from '../merge-tags.js';
import { createTag, deleteTag, renameTag } from '../tag-writes.js';

export function materialTagRoutes(services: Services): Handlers {
  const { db } = services;
  return {
    materialTags: async ({ c }) => sendJson(c, await materialTags(db)),
    materialTagsByCourse: async ({ c, params }) => {
      await courseTag(db, params.courseId);
      return sendJson(c, await materialTagsOf(db, params.courseId));
    },
    createMaterialTag: async ({ c, user, body }) =>
      c.json(await createTag(materialTagKind, services, user, body.name), 201),
    updateMaterialTag: {
      guard: ({ params }) => materialTag(db, params.id),
      handle: async ({ c, user, params, body }) =>
        c.json(await renameTag(materialTagKind, services, user, params.id, body)),
    },
    mergeMaterialTag: {
      guard: ({ params }) => materialTag(db, params.id),
      handle: async ({ c, user, params, body }) =>
        c.json(await mergeTag(services, user, 'material_tags', params.id, body.into)),
    },
    deleteMaterialTag: async ({ c, user, params }) => {
      await deleteTag(materialTagKind, services, user, params.id);
      return said(c, { message: messages().tagDeleted });
    },
    assignMaterialTag: {
      guard: ({ params }) => materialTag(db, params.id),
      handle: async ({ c, user, params, body }) =>
        c.json(await assignCourse(services, user, params.id, body.course_tag_id)),
    },
    unassignMaterialTag: async ({ c, user, params, query }) =>
      c.json(await unassignCourse(services, user, params.id, query.course_tag_id)),
  };
}
