import type { Handler, Handlers } from '../../http/api.js';
import { clientAddress } from '../../http/client-address.js';
import { messages, said } from '../../http/said.js';
import { sendJson } from '../../http/send-json.js';
import type { Services } from '../../services.js';
import { assignCourse, unassignCourse } from '../assign-course.js';
import { courseTag, courseTagKind, courseTags } from '../course-tags.js';
import { materialTag, materialTagKind, materialTags, materialTagsOf } from '../material-tags.js';
import { mergeTag } from '../merge-tags.js';
import { tagUses } from '../tag-uses.js';
import { createTag, deleteTag, renameTag, type Tag, type TagKind } from '../tag-writes.js';
import { undoMerge } from '../undo-merge.js';

/** The writes of one kind of tag. */
function writesOf<Found extends Tag>(kind: TagKind<Found>, services: Services) {
  const guard = ({ params }: { params: { id: number } }) => kind.find(services.db, params.id);
  const create: Handler<'createCourseTag'> = async ({ c, user, body }) =>
    c.json(await createTag(kind, services, user, body.name), 201);
  const rename: Handler<'updateCourseTag'> = async ({ c, user, params, body }) =>
    c.json(await renameTag(kind, services, user, params.id, body));
  const merge: Handler<'mergeCourseTag'> = async ({ c, user, params, body }) =>
    c.json(await mergeTag(services, user, kind.table, params.id, body.into));
  const remove: Handler<'deleteCourseTag'> = async ({ c, user, params }) => {
    await deleteTag(kind, services, user, params.id);
    return said(c, { message: messages().tagDeleted });
  };
  return { create, update: { guard, handle: rename }, merge: { guard, handle: merge }, remove };
}

export function courseTagRoutes(services: Services): Handlers {
  const { config, db, searches } = services;
  const writes = writesOf(courseTagKind, services);
  return {
    courseTags: async ({ c }) => sendJson(c, await courseTags(db)),
    createCourseTag: writes.create,
    updateCourseTag: writes.update,
    mergeCourseTag: writes.merge,
    deleteCourseTag: writes.remove,
    undoTagMerge: async ({ c, user, params }) => {
      await undoMerge(services, user, params.id);
      return said(c, { message: messages().mergeUndone });
    },
    tagUses: async ({ c }) => {
      const caller = clientAddress(c, config.settings.TRUST_PROXY);
      const uses = await searches.run(caller, 0, tagUses);
      return c.json(uses, 200, { 'cache-control': 'private, no-store' });
    },
  };
}

export function materialTagRoutes(services: Services): Handlers {
  const { db } = services;
  const writes = writesOf(materialTagKind, services);
  return {
    materialTags: async ({ c }) => sendJson(c, await materialTags(db)),
    materialTagsByCourse: async ({ c, params }) => {
      await courseTag(db, params.courseId);
      return sendJson(c, await materialTagsOf(db, params.courseId));
    },
    createMaterialTag: writes.create,
    updateMaterialTag: writes.update,
    mergeMaterialTag: writes.merge,
    deleteMaterialTag: writes.remove,
    assignMaterialTag: {
      guard: ({ params }) => materialTag(db, params.id),
      handle: async ({ c, user, params, body }) =>
        c.json(await assignCourse(services, user, params.id, body.course_tag_id)),
    },
    unassignMaterialTag: async ({ c, user, params, query }) =>
      c.json(await unassignCourse(services, user, params.id, query.course_tag_id)),
  };
}
