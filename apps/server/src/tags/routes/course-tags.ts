import type { Handlers } from '../../http/api.js';
import { clientAddress } from '../../http/client-address.js';
import { messages, said } from '../../http/said.js';
import { sendJson } from '../../http/send-json.js';
import type { Services } from '../../services.js';
import { courseTag, courseTagKind, courseTags } from '../course-tags.js';
import { mergeTag } from '../merge-tags.js';
import { tagUses } from '../tag-uses.js';
import { createTag, deleteTag, renameTag } from '../tag-writes.js';
import { undoMerge } from '../undo-merge.js';

export function courseTagRoutes(services: Services): Handlers {
  const { config, db, searches } = services;
  return {
    courseTags: async ({ c }) => sendJson(c, await courseTags(db)),
    createCourseTag: async ({ c, user, body }) =>
      c.json(await createTag(courseTagKind, services, user, body.name), 201),
    updateCourseTag: {
      guard: ({ params }) => courseTag(db, params.id),
      handle: async ({ c, user, params, body }) =>
        c.json(await renameTag(courseTagKind, services, user, params.id, body)),
    },
    mergeCourseTag: {
      guard: ({ params }) => courseTag(db, params.id),
      handle: async ({ c, user, params, body }) =>
        c.json(await mergeTag(services, user, 'course_tags', params.id, body.into)),
    },
    undoTagMerge: async ({ c, user, params }) => {
      await undoMerge(services, user, params.id);
      return said(c, { message: messages().mergeUndone });
    },
    tagUses: async ({ c }) => {
      const caller = clientAddress(c, config.settings.TRUST_PROXY);
      const uses = await searches.run(caller, 0, tagUses);
      return c.json(uses, 200, { 'cache-control': 'private, no-store' });
    },
    deleteCourseTag: async ({ c, user, params }) => {
      await deleteTag(courseTagKind, services, user, params.id);
      return said(c, { message: messages().tagDeleted });
    },
  };
}
