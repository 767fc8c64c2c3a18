import type { Handlers } from '../http/api.js';
import { sendJson } from '../http/send-json.js';
import {
  createLecturer,
  deleteLecturer,
  lecturer,
  lecturers,
  updateLecturer,
} from '../services/lecturers.js';
import type { Services } from '../services/services.js';

export function lecturerRoutes(services: Services): Handlers {
  const { db } = services;
  return {
    lecturers: async ({ c }) =>
      sendJson(c, await lecturers(db), { 'cache-control': 'private, no-store' }),
    createLecturer: async ({ c, user, body }) =>
      c.json(await createLecturer(services, user, body), 201),
    updateLecturer: {
      guard: ({ params }) => lecturer(db, params.id),
      handle: async ({ c, user, params, body }) =>
        c.json(await updateLecturer(services, user, params.id, body)),
    },
    deleteLecturer: async ({ c, user, params }) => {
      await deleteLecturer(services, user, params.id);
      return c.json({ message: 'Dosen berhasil dihapus' });
    },
  };
}
