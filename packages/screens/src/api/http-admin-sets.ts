import {
  type AdminSetsQuery,
  adminSetListSchema,
  adminSetSavedSchema,
} from '@bank-soal/contract/admin-sets';
import { pathOf } from '@bank-soal/contract/endpoints';
import { messageSchema } from '@bank-soal/contract/error';
import { questionSetSavedSchema } from '@bank-soal/contract/question-sets';
import { NEXT_CURSOR_HEADER, TOTAL_COUNT_HEADER } from '@bank-soal/contract/set-paging';
import type { AllSetsCalls } from './admin-port.js';
import type { HttpClient } from './http-client.js';

const withToken = true;

/** The calls of all sets over HTTP. */
export function allSetsCalls(http: HttpClient): AllSetsCalls {
  return {
    async page({ q, withdrawn, course, year, key, cursor }, signal) {
      const query: AdminSetsQuery = { q, withdrawn, course, year, key, cursor };
      const given = Object.entries(query).filter(([, value]) => value);
      const path = pathOf('adminQuestionSets', undefined, Object.fromEntries(given));
      const call = { withToken, signal };
      const answer = await http.answer('adminQuestionSets', path, adminSetListSchema, call);
      const total = Number(answer.headers.get(TOTAL_COUNT_HEADER) ?? answer.data.length);
      const next = answer.headers.get(NEXT_CURSOR_HEADER) ?? undefined;
      return { sets: answer.data, total, next };
    },
    async changeOwner(id, accountId) {
      const path = pathOf('changeSetOwner', { id });
      const call = { body: { accountId }, withToken };
      return (await http.json('changeSetOwner', path, adminSetSavedSchema, call)).questionSet;
    },
    async withdraw(id) {
      await http.json('deleteQuestionSet', pathOf('deleteQuestionSet', { id }), messageSchema, {
        withToken,
      });
    },
    async restore(id) {
      const path = pathOf('restoreQuestionSet', { id });
      await http.json('restoreQuestionSet', path, questionSetSavedSchema, { withToken });
    },
    async deleteForever(id) {
      const path = pathOf('deleteQuestionSet', { id }, { forever: true });
      await http.json('deleteQuestionSet', path, messageSchema, { withToken });
    },
  };
}
