import { courseTagListSchema } from '@bank-soal/contract/course-tags';
import { methodOf, pathOf } from '@bank-soal/contract/endpoints';
import { messageSchema } from '@bank-soal/contract/error';
import { similarSetsSchema } from '@bank-soal/contract/file-search';
import { disableSchemaCompilation } from '@bank-soal/contract/jitless';
import { PAGE_MAX } from '@bank-soal/contract/limits';
import { materialTagListSchema } from '@bank-soal/contract/material-tags';
import {
  questionSetListSchema,
  questionSetSavedSchema,
  questionSetSchema,
} from '@bank-soal/contract/question-sets';
import { fileReadsSchema, setHistorySchema } from '@bank-soal/contract/set-history';
import type { ContributionApi } from './contribution-port.js';
import { createHttpClient, type HttpClientOptions } from './http-client.js';
import { uploadFile } from './http-upload.js';

const withToken = true;
const saved = questionSetSavedSchema;

/** The port of contributions over HTTP; the token is read anew for every call. */
export function createHttpContributionApi(options: HttpClientOptions = {}): ContributionApi {
  disableSchemaCompilation();
  const http = createHttpClient(options, methodOf);

  const lists = {
    courseTags: (signal) =>
      http.json('courseTags', pathOf('courseTags'), courseTagListSchema, { withToken, signal }),
    materialTags: (signal) =>
      http.json('materialTags', pathOf('materialTags'), materialTagListSchema, {
        withToken,
        signal,
      }),
    ownSets: (as, signal) => {
      const path = pathOf('questionSets', undefined, { mine: true, as });
      return http.json('questionSets', path, questionSetListSchema, { withToken, signal });
    },
    setHistory: (id, signal) =>
      http.json('questionSetHistory', pathOf('questionSetHistory', { id }), setHistorySchema, {
        withToken,
        signal,
      }),
    setReads: (id, signal) =>
      http.json('questionSetReads', pathOf('questionSetReads', { id }), fileReadsSchema, {
        withToken,
        signal,
      }),
    similarSets: (id, signal) =>
      http.json('similarQuestionSets', pathOf('similarQuestionSets', { id }), similarSetsSchema, {
        withToken,
        signal,
      }),
    setsOfCourse: (subject, signal) => {
      const query = { courseTag: subject, sort: 'newest', limit: PAGE_MAX };
      const path = pathOf('questionSets', undefined, query);
      return http.json('questionSets', path, questionSetListSchema, { withToken, signal });
    },
  } satisfies Partial<ContributionApi>;

  return {
    ...lists,
    async createSet(body) {
      const path = pathOf('createQuestionSet');
      const answer = await http.json('createQuestionSet', path, saved, { body, withToken });
      return answer.questionSet;
    },
    async setToEdit(id, signal) {
      const path = pathOf('questionSet', { id });
      const call = { withToken, signal };
      const { data, headers } = await http.answer('questionSet', path, questionSetSchema, call);
      return { set: data, etag: headers.get('etag') ?? undefined };
    },
    async updateSet(id, body, ifMatch) {
      const path = pathOf('updateQuestionSet', { id });
      const call = { body, withToken, ifMatch };
      const answer = await http.json('updateQuestionSet', path, saved, call);
      return answer.questionSet;
    },
    async withdrawSet(id) {
      const path = pathOf('deleteQuestionSet', { id });
      await http.json('deleteQuestionSet', path, messageSchema, { withToken });
    },
    async deleteSetForever(id) {
      const path = `${pathOf('deleteQuestionSet', { id })}?forever=true`;
      await http.json('deleteQuestionSet', path, messageSchema, { withToken });
    },
    async restoreSet(id) {
      const path = pathOf('restoreQuestionSet', { id });
      return (await http.json('restoreQuestionSet', path, saved, { withToken })).questionSet;
    },
    uploadFile: (upload, call) => uploadFile(options, upload, call),
    async deleteFile(id) {
      await http.json('deleteFile', pathOf('deleteFile', { id }), messageSchema, { withToken });
    },
    questionTemplate: (signal) =>
      http.blob('questionTemplate', pathOf('questionTemplate'), { signal }),
  };
}
