import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pendingFolder } from '../../test/s3/test-bucket.js';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    env: { PUBLIC_BROWSING: 'true', MAX_UPLOAD_MB: '5', SITE_LOGO_UNIVERSITY: '/logo/u.svg' },
  });
});
afterAll(() => server.stop());

describe('GET /api/site', () => {
  it('tells the settings and the number of sets', async () => {
    expect(await (await server.get('/api/site')).json()).toEqual({
      name: 'Bank Soal Informatika',
      faculty: 'Program Studi Informatika',
      logos: { university: '/logo/u.svg', department: null },
      publicBrowsing: true,
      maxUploadMb: 5,
      questionSetCount: 3,
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      defaultVisibility: 'public',
      signIn: { password: true, oidc: null },
    });
  });
});

describe('GET /api/dropdown/all-dropdown-data', () => {
  it('gives courses, materials and levels', async () => {
    const answer = await server.get('/api/dropdown/all-dropdown-data');
    const id = expect.any(Number);
    expect(await answer.json()).toEqual({
      success: true,
      message: expect.any(String),
      data: {
        courseTags: [
          { id, name: 'Basis Data' },
          { id, name: 'Struktur Data' },
        ],
        materialTags: [
          { id, name: 'Graph' },
          { id, name: 'Normalisasi' },
          { id, name: 'SQL' },
        ],
        difficultyLevels: [
          { id, level: 'Mudah' },
          { id, level: 'Sedang' },
          { id, level: 'Sulit' },
        ],
      },
    });
  });
});

describe('health', () => {
  it('is good while database and files can be reached', async () => {
    expect((await server.get('/healthz')).status).toBe(200);
    expect((await server.get('/readyz')).status).toBe(200);
    await rm(pendingFolder(server.dataDir), { recursive: true });
    expect((await server.get('/readyz')).status).toBe(503);
    expect((await server.get('/healthz')).status).toBe(200);
  });
});
