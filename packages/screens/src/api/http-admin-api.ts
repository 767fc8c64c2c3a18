import {
  courseMaterialDeletedSchema,
  courseMaterialListSchema,
  courseMaterialSavedSchema,
  courseStatsListSchema,
} from '@bank-soal/contract/course-materials';
import { methodOf, pathOf } from '@bank-soal/contract/endpoints';
import { messageSchema } from '@bank-soal/contract/error';
import { searchIndexSchema } from '@bank-soal/contract/file-search';
import { disableSchemaCompilation } from '@bank-soal/contract/jitless';
import { overviewSchema } from '@bank-soal/contract/overview';
import { serverStateSchema } from '@bank-soal/contract/server-state';
import { tagUsesSchema } from '@bank-soal/contract/tag-merges';
import type { AdminApi, CourseMaterialCalls } from './admin-port.js';
import { accountCalls } from './http-accounts.js';
import { allSetsCalls } from './http-admin-sets.js';
import { auditCall } from './http-audit.js';
import { createHttpClient, type HttpClient, type HttpClientOptions } from './http-client.js';
import { lecturerCalls } from './http-lecturers.js';
import { courseTagCalls, materialTagCalls } from './http-tags.js';

const withToken = true;

function courseMaterialCalls(http: HttpClient): CourseMaterialCalls {
  const saved = courseMaterialSavedSchema;
  return {
    async list(courseId, signal) {
      const path = pathOf('courseMaterials', { courseId });
      const call = { withToken, signal };
      return (await http.json('courseMaterials', path, courseMaterialListSchema, call)).data;
    },
    async create(body) {
      const path = pathOf('createCourseMaterial');
      return (await http.json('createCourseMaterial', path, saved, { body, withToken })).data;
    },
    async rename(id, body) {
      const path = pathOf('updateCourseMaterial', { id });
      return (await http.json('updateCourseMaterial', path, saved, { body, withToken })).data;
    },
    async delete(id) {
      const path = pathOf('deleteCourseMaterial', { id });
      await http.json('deleteCourseMaterial', path, courseMaterialDeletedSchema, { withToken });
    },
  };
}

/** The administration's port over HTTP; the token is read anew for every call. */
export function createHttpAdminApi(options: HttpClientOptions = {}): AdminApi {
  disableSchemaCompilation();
  const http = createHttpClient(options, methodOf);
  return {
    courseTags: courseTagCalls(http),
    materialTags: materialTagCalls(http),
    courseMaterials: courseMaterialCalls(http),
    async undoTagMerge(id) {
      const path = pathOf('undoTagMerge', { id });
      await http.json('undoTagMerge', path, messageSchema, { withToken });
    },
    tagUses: (signal) =>
      http.json('tagUses', pathOf('tagUses'), tagUsesSchema, { withToken, signal }),
    courseStats: (signal) =>
      http.json('courseMaterialStats', pathOf('courseMaterialStats'), courseStatsListSchema, {
        withToken,
        signal,
      }),
    sets: allSetsCalls(http),
    lecturers: lecturerCalls(http),
    accounts: accountCalls(http),
    audit: auditCall(http),
    searchIndex: (signal) =>
      http.json('searchIndex', pathOf('searchIndex'), searchIndexSchema, { withToken, signal }),
    overview: (signal) =>
      http.json('overview', pathOf('overview'), overviewSchema, { withToken, signal }),
    serverState: (signal) =>
      http.json('serverState', pathOf('serverState'), serverStateSchema, { withToken, signal }),
  };
}
