import type { ServerState } from '@bank-soal/contract/administration';

/** A server that is well, with its files on a disk that has room. */
export const serverState: ServerState = {
  at: '2026-11-25T07:05:00.000Z',
  version: '1.4.0',
  node: '26.2.0',
  startedAt: '2026-11-22T02:40:00.000Z',
  database: 'sqlite',
  files: 'disk',
  parts: [
    { part: 'database', problem: null },
    { part: 'files', problem: null },
    { part: 'documents', problem: null },
    { part: 'search', problem: null },
    { part: 'mail', problem: null },
  ],
  storage: {
    disk: { free: 41_200_000_000, total: 64_000_000_000 },
    databaseBytes: 182_000_000,
    kept: {
      sets: 1240,
      files: 3511,
      accounts: 418,
      bytes: 5_400_000_000,
      largest: [
        { id: 2, name: 'Dr. Ratna Wulandari, M.Kom.', bytes: 812_000_000 },
        {
          id: 5,
          name: 'Prof. Dr. Ir. Hendra Gunawan Kusumadiningrat, M.Sc., Ph.D.',
          bytes: 640_300_000,
        },
        { id: 3, name: 'Bagas Prasetyanto, S.T., M.T.', bytes: 97_400_000 },
      ],
    },
  },
  settings: [
    { name: 'PUBLIC_BROWSING', value: true },
    { name: 'REQUIRE_LOGIN', value: false },
    { name: 'DEFAULT_VISIBILITY', value: 'users' },
    { name: 'MAX_UPLOAD_MB', value: 20 },
    { name: 'WRITES_PER_MINUTE', value: 120 },
    { name: 'MAX_SETS_PER_ACCOUNT', value: 0 },
    { name: 'MAX_MB_PER_ACCOUNT', value: 2500 },
    { name: 'AUDIT_DAYS', value: 365 },
    { name: 'TOKEN_TTL_S', value: 86_400 },
    { name: 'TRUST_PROXY', value: true },
    { name: 'CORS_ORIGINS', value: 0 },
    { name: 'OIDC_ISSUER', value: true },
    { name: 'SMTP_URL', value: true },
    { name: 'S3_BUCKET', value: false },
    { name: 'METRICS_PORT', value: false },
  ],
};
