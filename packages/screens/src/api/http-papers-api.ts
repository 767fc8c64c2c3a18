import { methodOf, pathOf } from '@bank-soal/contract/endpoints';
import { messageSchema } from '@bank-soal/contract/error';
import { WARNINGS_HEADER } from '@bank-soal/contract/paper-words';
import {
  paperListSchema,
  paperPublishedSchema,
  paperSchema,
  paperWarningsSchema,
} from '@bank-soal/contract/papers';
import { createHttpClient, type HttpClientOptions, type ReadAnswer } from './http-client.js';
import { pageOf, questionCalls, tagged } from './http-questions.js';
import type { MadePaper, PapersApi } from './papers-port.js';
import type { QuestionsApi } from './questions-port.js';

const withToken = true;

const made = ({ data, headers }: ReadAnswer<Blob>): MadePaper => ({
  blob: data,
  warnings: Number(headers.get(WARNINGS_HEADER) ?? 0),
});

/** The port of questions and papers over HTTP; the token is read anew for every call. */
export function createHttpPapersApi(options: HttpClientOptions = {}): PapersApi & QuestionsApi {
  const http = createHttpClient(options, methodOf);
  return {
    ...questionCalls(http, options),
    async papers(query, signal) {
      const path = pathOf('papers', undefined, query);
      const answer = await http.answer('papers', path, paperListSchema, { withToken, signal });
      return { papers: answer.data, ...pageOf(answer) };
    },
    async paper(id, signal) {
      const path = pathOf('paper', { id });
      return tagged(await http.answer('paper', path, paperSchema, { withToken, signal }));
    },
    async createPaper(body) {
      const call = { body, withToken };
      return tagged(await http.answer('createPaper', pathOf('createPaper'), paperSchema, call));
    },
    async updatePaper(id, body, ifMatch) {
      const call = { body, withToken, ifMatch };
      const path = pathOf('updatePaper', { id });
      return tagged(await http.answer('updatePaper', path, paperSchema, call));
    },
    async deletePaper(id) {
      await http.json('deletePaper', pathOf('deletePaper', { id }), messageSchema, { withToken });
    },
    async copyPaper(id) {
      const path = pathOf('copyPaper', { id });
      return tagged(await http.answer('copyPaper', path, paperSchema, { withToken }));
    },
    async markPaperUsed(id, body) {
      const path = pathOf('usePaper', { id });
      return tagged(await http.answer('usePaper', path, paperSchema, { body, withToken }));
    },
    async publishPaper(id, body) {
      const path = pathOf('publishPaper', { id });
      const call = { body, withToken };
      const answer = await http.json('publishPaper', path, paperPublishedSchema, call);
      return answer.questionSet.id;
    },
    async exportPaper(id, format, choice) {
      const path = pathOf('exportPaper', { id }, { format, ...choice });
      return made(await http.bytes('exportPaper', path, { withToken }));
    },
    paperWarnings: (id, signal) =>
      http.json('paperWarnings', pathOf('paperWarnings', { id }), paperWarningsSchema, {
        withToken,
        signal,
      }),
    async previewPaper(body, choice, signal) {
      const path = pathOf('previewPaper', undefined, { ...choice });
      return made(await http.bytes('previewPaper', path, { body, withToken, signal }));
    },
  };
}
