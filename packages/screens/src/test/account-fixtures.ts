import type { AccountAnswer } from '@bank-soal/contract/accounts';
import { type HttpHandler, HttpResponse } from 'msw';
import { answers } from './mock.js';

const person = (
  id: number,
  name: string,
  email: string,
  part: Partial<AccountAnswer> = {},
): AccountAnswer => ({
  id,
  name,
  email: `${email}@contoh.ac.id`,
  kind: 'student',
  status: 'Aktif',
  lastSignIn: '2026-11-21T03:00:00.000Z',
  created_at: '2026-08-03T03:00:00.000Z',
  ...part,
});

/** Accounts of every kind; one of them may not sign in, and one never did. */
export const accountAnswers: readonly AccountAnswer[] = [
  person(1, 'Administrator', 'admin', { kind: 'admin' }),
  person(6, 'Budi Santoso', 'budi.santoso', { lastSignIn: null }),
  person(7, 'Citra Maharani', 'citra.maharani', { status: 'Nonaktif' }),
  person(2, 'Dr. Ratna Wulandari, M.Kom.', 'ratna.wulandari', { kind: 'lecturer' }),
  person(
    5,
    'Prof. Dr. Ir. Hendra Gunawan Kusumadiningrat, M.Sc., Ph.D.',
    'hendra.gunawan.kusumadiningrat.informatika',
    { kind: 'lecturer' },
  ),
];

/** Accounts that can be changed and deleted, the administrator apart; every list that was asked for is noted. */
export function accountServer(asked: string[]): HttpHandler[] {
  let rows = [...accountAnswers];
  const refused = () =>
    HttpResponse.json(
      {
        message: 'Ini administrator aktif yang terakhir.',
        code: 'last-administrator',
        what: 'change',
      },
      { status: 409 },
    );
  return [
    answers('accounts', ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams.toString());
      const kind = searchParams.get('kind');
      return rows.filter((row) => kind === null || row.kind === kind);
    }),
    answers('updateAccount', async ({ params, request }) => {
      const id = Number(params.id);
      if (id === 1) return refused();
      const body = (await request.json()) as Partial<AccountAnswer>;
      rows = rows.map((row) => (row.id === id ? { ...row, ...body } : row));
      return rows.find((row) => row.id === id);
    }),
    answers('deleteAccount', ({ params }) => {
      if (params.id === '1') return refused();
      rows = rows.filter(({ id }) => id !== Number(params.id));
      return { message: 'Akun berhasil dihapus' };
    }),
    answers('importAccounts', async ({ request }) => {
      const { rows: added } = (await request.json()) as { rows: Record<string, string>[] };
      const made = added.map(({ nama = '', email = '' }, index) => ({
        ...person(100 + index, nama, '', { lastSignIn: null }),
        email,
      }));
      rows = [...rows, ...made];
      return { message: 'Berhasil', count: added.length };
    }),
  ];
}
