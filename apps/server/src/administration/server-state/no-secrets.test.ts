import { SERVER_SETTINGS } from '@bank-soal/contract/administration';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestBucket } from '../../test/s3/test-bucket.js';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';

const SENTINELS = {
  JWT_SECRET: 'penanda-sesi-yang-cukup-panjang-sekali',
  ADMIN_EMAIL: 'penanda-admin@uji.ac.id',
  ADMIN_PASSWORD: 'penanda-sandi-admin',
  ADMIN_NAME: 'Penanda Nama Admin',
  SITE_URL: 'https://penanda-situs.uji.ac.id',
  SITE_NAME: 'Penanda Situs',
  SITE_FACULTY: 'Penanda Fakultas',
  CORS_ORIGINS: 'https://penanda-satu.uji.ac.id,https://penanda-dua.uji.ac.id',
  OIDC_ISSUER: 'https://penanda-kampus.uji.ac.id',
  OIDC_CLIENT_ID: 'penanda-klien',
  OIDC_CLIENT_SECRET: 'penanda-rahasia-klien',
  OIDC_LABEL: 'Penanda Kampus',
  OIDC_EMAIL_DOMAINS: 'penanda.ac.id',
  SMTP_URL: 'smtp://penanda-surat:penanda-sandi-surat@127.0.0.2',
  MAIL_FROM: 'penanda-dari@uji.ac.id',
};

let bucket: Awaited<ReturnType<typeof openTestBucket>>;
let server: TestServer;
beforeAll(async () => {
  bucket = await openTestBucket();
  server = await startTestServer({
    env: {
      ...SENTINELS,
      ...bucket.env,
      DEFAULT_VISIBILITY: 'users',
      REQUIRE_LOGIN: 'true',
      MAX_MB_PER_ACCOUNT: '250',
      METRICS_PORT: '0',
    },
  });
});
afterAll(async () => {
  await server.stop();
  await bucket.stop();
});

/** Every text in a value, however deep it stands. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

async function answered(): Promise<string> {
  const token = await server.tokenOf('kepala@uji.ac.id', 'rahasia-kepala');
  const answer = await server.get('/api/admin/server', { headers: { 'x-access-token': token } });
  expect(answer.status).toBe(200);
  return answer.text();
}

it('tells nothing that the environment or the configuration says in words', async () => {
  const text = (await answered()).toLowerCase();
  expect(text).not.toContain('penanda');
  const { config } = server.services;
  const words = [...Object.values(bucket.env), ...textsIn(config)];
  // Shorter ones are words such as 'all', which stand anywhere.
  const long = words.filter((word) => word.length > 5);
  expect(long).toEqual(expect.arrayContaining([config.dataDir, config.host]));
  expect(long.filter((word) => text.includes(word.toLowerCase()))).toEqual([]);
});

it('says of settings what they are, and of those with an address only that there is one', async () => {
  const { settings, storage, files } = JSON.parse(await answered()) as {
    settings: { name: string; value: unknown }[];
    storage: object;
    files: string;
  };
  expect(settings.map(({ name }) => name)).toEqual(SERVER_SETTINGS);
  expect(Object.fromEntries(settings.map(({ name, value }) => [name, value]))).toMatchObject({
    REQUIRE_LOGIN: true,
    DEFAULT_VISIBILITY: 'users',
    MAX_MB_PER_ACCOUNT: 250,
    CORS_ORIGINS: 2,
    OIDC_ISSUER: true,
    SMTP_URL: true,
    S3_BUCKET: true,
    METRICS_PORT: true,
  });
  expect({ files, storage }).toMatchObject({ files: 's3', storage: { disk: null } });
});
