import type { ImportAnswer } from '@bank-soal/contract/common';
import type { Context } from 'hono';
import { importAccounts } from '../../accounts/import-accounts.js';
import type { Handlers } from '../../http/api.js';
import { messages, said } from '../../http/said.js';
import type { Services } from '../../services.js';
import { importTags } from '../import-tags.js';

type What = 'tagsImported' | 'lecturersImported' | 'accountsImported';

function imported(c: Context, what: What, count: number): Response {
  const answer: ImportAnswer = { message: messages()[what](count), count };
  return said(c, answer, 201);
}

export function importRoutes(services: Services): Handlers {
  return {
    importCourseTags: async ({ c, user, body }) => {
      const count = await importTags(services, user, 'course_tags', body.rows);
      return imported(c, 'tagsImported', count);
    },
    importMaterialTags: async ({ c, user, body }) => {
      const count = await importTags(services, user, 'material_tags', body.rows);
      return imported(c, 'tagsImported', count);
    },
    importLecturers: async ({ c, user, body }) => {
      const count = await importAccounts(services, user, 'lecturer', body.rows);
      return imported(c, 'lecturersImported', count);
    },
    importAccounts: async ({ c, user, body }) => {
      const count = await importAccounts(services, user, 'student', body.rows);
      return imported(c, 'accountsImported', count);
    },
  };
}
