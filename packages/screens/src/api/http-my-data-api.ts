import { methodOf, pathOf } from '@bank-soal/contract/endpoints';
import { messageSchema } from '@bank-soal/contract/error';
import { mySettingsSchema } from '@bank-soal/contract/my-page';
import { createHttpClient, type HttpClientOptions } from './http-client.js';
import type { MyDataApi } from './my-data-port.js';

const withToken = true;

/** The port of what an account has for itself over HTTP; the token is read anew for every call. */
export function createHttpMyDataApi(options: HttpClientOptions = {}): MyDataApi {
  const http = createHttpClient(options, methodOf);
  return {
    settings: (signal) =>
      http.json('mySettings', pathOf('mySettings'), mySettingsSchema, { withToken, signal }),
    changeSettings: (body) =>
      http.json('updateMySettings', pathOf('updateMySettings'), mySettingsSchema, {
        body,
        withToken,
      }),
    exportData: () => http.blob('exportMe', pathOf('exportMe'), { withToken }),
    async removeAccount(password) {
      const call = { body: { password }, withToken };
      await http.json('deleteMe', pathOf('deleteMe'), messageSchema, call);
    },
  };
}
