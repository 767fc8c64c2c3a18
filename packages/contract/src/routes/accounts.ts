import {
  accountBodySchema,
  accountListSchema,
  accountQuerySchema,
  accountSchema,
} from '../accounts/accounts.js';
import { messageSchema } from '../common/error.js';
import { importRoute } from './import-route.js';
import { pageHeaders } from './page-headers.js';
import type { Route } from './route.js';

/** Calls of all accounts, by administrators. */
export const accountRoutes = {
  accounts: {
    endpoint: 'GET /admin/accounts',
    access: 'admin',
    summary: 'Semua akun, menurut nama, akun terbaru, atau yang terakhir masuk',
    query: accountQuerySchema,
    answers: { 200: accountListSchema },
    etag: true,
    answerHeaders: pageHeaders('akun'),
    refusals: [400],
  },
  updateAccount: {
    endpoint: 'PUT /admin/accounts/{id}',
    access: 'admin',
    summary: 'Mengubah nama, email, jenis, status, atau password akun; token lamanya berakhir',
    body: accountBodySchema,
    answers: { 200: accountSchema },
    refusals: [409],
  },
  deleteAccount: {
    endpoint: 'DELETE /admin/accounts/{id}',
    access: 'admin',
    summary: 'Menghapus akun; paket soalnya tetap ada',
    answers: { 200: messageSchema },
    refusals: [409],
  },
  importAccounts: importRoute('POST /admin/accounts/import', 'Menambah akun mahasiswa'),
} as const satisfies Record<string, Route>;
