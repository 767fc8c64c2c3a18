import type { Handlers } from '../../http/api.js';
import { messages, said, sendSaid } from '../../http/said.js';
import { sendJson } from '../../http/send-json.js';
import { VARY_BY_VIEWER_AND_ENCODING } from '../../http/token-headers.js';
import type { Services } from '../../services.js';
import { createViewers } from '../../sets/routes/set-viewer.js';
import {
  courseMaterial,
  courseMaterials,
  createCourseMaterial,
  deleteCourseMaterial,
  renameCourseMaterial,
} from '../course-materials.js';
import { courseStats } from '../course-stats.js';

export function courseMaterialRoutes(services: Services): Handlers {
  const { db } = services;
  const viewerOf = createViewers(services);
  return {
    courseMaterialStats: async ({ c }) => {
      const stats = await courseStats(services, await viewerOf(c));
      return sendJson(c, stats, { vary: VARY_BY_VIEWER_AND_ENCODING });
    },
    courseMaterials: async ({ c, params }) => {
      const data = await courseMaterials(db, params.courseId);
      return sendSaid(c, { success: true, data, message: messages().materialsLoaded });
    },
    createCourseMaterial: async ({ c, user, body }) => {
      const data = await createCourseMaterial(services, user, body.courseId, body.materialName);
      return said(c, { success: true, data, message: messages().materialCreated }, 201);
    },
    updateCourseMaterial: {
      guard: ({ params }) => courseMaterial(db, params.id),
      handle: async ({ c, user, params, body }) => {
        const data = await renameCourseMaterial(services, user, params.id, body);
        return said(c, { success: true, data, message: messages().materialUpdated });
      },
    },
    deleteCourseMaterial: async ({ c, user, params }) => {
      await deleteCourseMaterial(services, user, params.id);
      return said(c, { success: true, message: messages().materialDeleted });
    },
  };
}
