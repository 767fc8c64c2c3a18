import { pathOf } from '@bank-soal/contract/endpoints';
import { messageSchema } from '@bank-soal/contract/error';
import { disableSchemaCompilation } from '@bank-soal/contract/jitless';
import { imageKeptSchema } from '@bank-soal/contract/papers';
import { questionRowsSchema, questionsImportedSchema } from '@bank-soal/contract/question-exchange';
import {
  questionListSchema,
  questionSchema,
  questionUsageSchema,
  questionVersionSchema,
  questionVersionsSchema,
} from '@bank-soal/contract/questions';
import { NEXT_CURSOR_HEADER, TOTAL_COUNT_HEADER } from '@bank-soal/contract/set-paging';
import type { HttpClient, HttpClientOptions, ReadAnswer } from './http-client.js';
import { sendForm } from './http-form.js';
import type { QuestionFile, QuestionsApi, Tagged } from './questions-port.js';

disableSchemaCompilation();

const withToken = true;

/** The thing and its tag out of an answer. */
export const tagged = <T>({ data, headers }: ReadAnswer<T>): Tagged<T> => ({
  data,
  etag: headers.get('etag') ?? undefined,
});

/** What an answer of one page says of the others. */
export const pageOf = ({ data, headers }: ReadAnswer<readonly unknown[]>) => ({
  total: Number(headers.get(TOTAL_COUNT_HEADER) ?? data.length),
  next: headers.get(NEXT_CURSOR_HEADER) ?? undefined,
});

function formOf(file: File, skip: readonly number[] = []): FormData {
  const form = new FormData();
  if (skip.length > 0) form.set('skip', skip.join(','));
  form.set('file', file);
  return form;
}

const importPath = ({ format }: QuestionFile, dryRun?: boolean) =>
  pathOf('importQuestions', undefined, { format, dryRun });

/** The bank's questions over HTTP. */
export function questionCalls(http: HttpClient, options: HttpClientOptions): QuestionsApi {
  return {
    async questions(query, signal) {
      const path = pathOf('questions', undefined, query);
      const call = { withToken, signal };
      const answer = await http.answer('questions', path, questionListSchema, call);
      return { questions: answer.data, ...pageOf(answer) };
    },
    async question(id, signal) {
      const path = pathOf('question', { id });
      return tagged(await http.answer('question', path, questionSchema, { withToken, signal }));
    },
    async createQuestion(body) {
      const call = { body, withToken };
      const path = pathOf('createQuestion');
      return tagged(await http.answer('createQuestion', path, questionSchema, call));
    },
    async updateQuestion(id, body, ifMatch) {
      const call = { body, withToken, ifMatch };
      const path = pathOf('updateQuestion', { id });
      return tagged(await http.answer('updateQuestion', path, questionSchema, call));
    },
    async deleteQuestion(id) {
      await http.json('deleteQuestion', pathOf('deleteQuestion', { id }), messageSchema, {
        withToken,
      });
    },
    questionVersions: (id, signal) =>
      http.json('questionVersions', pathOf('questionVersions', { id }), questionVersionsSchema, {
        withToken,
        signal,
      }),
    questionVersion: (id, version, signal) =>
      http.json(
        'questionVersion',
        pathOf('questionVersion', { id, version }),
        questionVersionSchema,
        { withToken, signal },
      ),
    questionUsage: (id, signal) =>
      http.json('questionUsage', pathOf('questionUsage', { id }), questionUsageSchema, {
        withToken,
        signal,
      }),
    async lookIntoFile(file, signal) {
      const call = { form: formOf(file.file), withToken, signal };
      const path = importPath(file, true);
      return (await http.json('importQuestions', path, questionRowsSchema, call)).rows;
    },
    async importQuestions(file, skip) {
      const call = { form: formOf(file.file, skip), withToken };
      const path = importPath(file);
      return (await http.json('importQuestions', path, questionsImportedSchema, call)).created;
    },
    exportQuestions: (ids, format) =>
      http.blob(
        'exportQuestions',
        pathOf('exportQuestions', undefined, { ids: ids.join(','), format }),
        { withToken },
      ),
    keepImage: async (file, call) =>
      (await sendForm(options, 'keepImage', formOf(file), imageKeptSchema, call)).ref,
    image: (sha256, signal) =>
      http.blob('image', pathOf('image', { sha256 }), { withToken, signal }),
  };
}
