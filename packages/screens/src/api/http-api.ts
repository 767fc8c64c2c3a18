import { methodIn } from '@bank-soal/contract/endpoint-paths';
import {
  readingPathOf as pathOf,
  type ReadingName,
  readingEndpoints,
} from '@bank-soal/contract/reading-endpoints';
import { NEXT_CURSOR_HEADER, TOTAL_COUNT_HEADER } from '@bank-soal/contract/set-paging';
import { type AnswerSchema, createHttpClient, type HttpClientOptions } from './http-client.js';
import type { BankSoalApi } from './port.js';

type Schemas = typeof import('./answer-schemas.js');

// Who asks decides what is there to see; a visitor has no token to send.
const withToken = true;

const schemas = () => import('./answer-schemas.js');

/** Reads with a schema that comes beside the answer: nothing waits for it before there is one. */
function later<T>(choose: (all: Schemas) => AnswerSchema<T>): AnswerSchema<T> {
  return { safeParse: async (value) => choose(await schemas()).safeParse(value) };
}

const read = {
  dropdown: later((all) => all.dropdownSchema),
  passwordAnswer: later((all) => all.passwordAnswerSchema),
  questionSet: later((all) => all.questionSetSchema),
  questionSetList: later((all) => all.questionSetListSchema),
  sessionUser: later((all) => all.sessionUserReader),
  site: later((all) => all.siteSchema),
};

/** The port over HTTP: its calls on the page's own origin, or on another. */
export function createHttpApi(options: HttpClientOptions = {}): BankSoalApi {
  const http = createHttpClient(options, (name) => methodIn(readingEndpoints[name as ReadingName]));
  // The first call follows at once; whoever needs the schemas hears when they cannot be had.
  void schemas().catch(() => undefined);
  return {
    signIn: (body, signal) =>
      http.json('signIn', pathOf('signIn'), read.sessionUser, { body, signal }),
    oidcSession: (body, signal) =>
      http.json('oidcSession', pathOf('oidcSession'), read.sessionUser, { body, signal }),
    oidcAddress: (next) => (options.origin ?? '') + pathOf('startOidc', undefined, { next }),
    async signOut() {
      await http.blob('signOut', pathOf('signOut'), { withToken, keepalive: true });
    },
    changePassword: (body) =>
      http.json('changePassword', pathOf('changePassword'), read.passwordAnswer, {
        body,
        withToken,
      }),
    site: (signal) => http.json('site', pathOf('site'), read.site, { signal }),
    questionSets: (signal) =>
      http.json('questionSets', pathOf('questionSets'), read.questionSetList, {
        withToken,
        signal,
      }),
    newestSets: (limit, signal) => {
      const path = pathOf('questionSets', undefined, { sort: 'newest', limit });
      return http.json('questionSets', path, read.questionSetList, { withToken, signal });
    },
    async questionSetPage(query, signal) {
      const path = pathOf('questionSets', undefined, query);
      const { data, headers } = await http.answer('questionSets', path, read.questionSetList, {
        withToken,
        signal,
      });
      const total = Number(headers.get(TOTAL_COUNT_HEADER) ?? Number.NaN);
      return {
        sets: data,
        total: Number.isFinite(total) ? total : data.length,
        next: headers.get(NEXT_CURSOR_HEADER) ?? undefined,
      };
    },
    searchFiles: async (query, signal) =>
      (await import('./http-file-search.js')).searchFiles(http, query, signal),
    dropdown: (signal) =>
      http.json('dropdownData', pathOf('dropdownData'), read.dropdown, { withToken, signal }),
    cover: (id, signal) =>
      http.blob('questionSetCover', pathOf('questionSetCover', { id }), { withToken, signal }),
    questionSet: (id, signal, as) =>
      http.json('questionSet', pathOf('questionSet', { id }, { as }), read.questionSet, {
        withToken,
        signal,
      }),
    combinedPreview: (id, type, signal, as) =>
      http.blob('combinedPreview', pathOf('combinedPreview', { id }, { type, as }), {
        withToken,
        signal,
      }),
    fileContent: (id, signal) =>
      http.blob('fileBlob', pathOf('fileBlob', { id }), { withToken, signal }),
    downloadFile: (id, signal) =>
      http.blob('downloadFile', pathOf('downloadFile', { id }), { withToken, signal }),
    archive: (id, signal, as) =>
      http.blob('questionSetArchive', pathOf('questionSetArchive', { id }, { as }), {
        withToken,
        signal,
      }),
    archives: async (ids, call) =>
      (await import('./http-archives.js')).fetchArchive(options, ids, call),
  };
}
