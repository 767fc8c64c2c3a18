import { dropdownSchema } from '@bank-soal/contract/dropdown';
import { pathOf } from '@bank-soal/contract/endpoints';
import { disableSchemaCompilation } from '@bank-soal/contract/jitless';
import { questionSetListSchema, questionSetSchema } from '@bank-soal/contract/question-sets';
import { passwordAnswerSchema, sessionUserSchema } from '@bank-soal/contract/session';
import { NEXT_CURSOR_HEADER, TOTAL_COUNT_HEADER } from '@bank-soal/contract/set-paging';
import { siteSchema } from '@bank-soal/contract/site';
import { createHttpClient, type HttpClientOptions } from './http-client.js';
import type { BankSoalApi } from './port.js';

/** The port over HTTP: the calls of §7 on the page's own origin, or on another. */
export function createHttpApi(options: HttpClientOptions = {}): BankSoalApi {
  disableSchemaCompilation();
  const http = createHttpClient(options);
  return {
    signIn: (body, signal) =>
      http.json('signIn', pathOf('signIn'), sessionUserSchema, { body, signal }),
    changePassword: (body) =>
      http.json('changePassword', pathOf('changePassword'), passwordAnswerSchema, {
        body,
        withToken: true,
      }),
    site: (signal) => http.json('site', pathOf('site'), siteSchema, { signal }),
    questionSets: (signal) =>
      http.json('questionSets', pathOf('questionSets'), questionSetListSchema, { signal }),
    newestSets: (limit, signal) => {
      const path = pathOf('questionSets', undefined, { sort: 'newest', limit });
      return http.json('questionSets', path, questionSetListSchema, { signal });
    },
    async questionSetPage(query, signal) {
      const path = pathOf('questionSets', undefined, query);
      const { data, headers } = await http.answer('questionSets', path, questionSetListSchema, {
        signal,
      });
      const total = Number(headers.get(TOTAL_COUNT_HEADER) ?? Number.NaN);
      return {
        sets: data,
        total: Number.isFinite(total) ? total : data.length,
        next: headers.get(NEXT_CURSOR_HEADER) ?? undefined,
      };
    },
    dropdown: (signal) =>
      http.json('dropdownData', pathOf('dropdownData'), dropdownSchema, { signal }),
    questionSet: (id, signal) =>
      http.json('questionSet', pathOf('questionSet', { id }), questionSetSchema, { signal }),
    combinedPreview: (id, type, signal) =>
      http.blob('combinedPreview', pathOf('combinedPreview', { id }, { type }), { signal }),
    fileContent: (id, signal) => http.blob('fileBlob', pathOf('fileBlob', { id }), { signal }),
    downloadFile: (id, signal) =>
      http.blob('downloadFile', pathOf('downloadFile', { id }), { signal }),
    archive: (id, signal) =>
      http.blob('questionSetArchive', pathOf('questionSetArchive', { id }), { signal }),
  };
}
