import type { ImportAnswer } from '@bank-soal/contract/common';
import { importAccounts } from '../../accounts/import-accounts.js';
import type { Handlers } from '../../http/api.js';
import type { Services } from '../../services.js';
import { importTags } from '../import-tags.js';

function answerOf(count: number, what: string): ImportAnswer {
  return { message: `${count} ${what} berhasil diimpor`, count };
}

export function importRoutes(services: Services): Handlers {
  return {
    importCourseTags: async ({ c, user, body }) => {
      const count = await importTags(services, user, 'course_tags', body.rows);
      return c.json(answerOf(count, 'tag'), 201);
    },
    importMaterialTags: async ({ c, user, body }) => {
      const count = await importTags(services, user, 'material_tags', body.rows);
      return c.json(answerOf(count, 'tag'), 201);
    },
    importLecturers: async ({ c, user, body }) => {
      const count = await importAccounts(services, user, 'lecturer', body.rows);
      return c.json(answerOf(count, 'dosen'), 201);
    },
    importAccounts: async ({ c, user, body }) => {
      const count = await importAccounts(services, user, 'student', body.rows);
      return c.json(answerOf(count, 'akun'), 201);
    },
  };
}
