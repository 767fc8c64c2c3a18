import { request } from 'node:http';
import { type EndpointName, endpoints, methodOf, templateOf } from '@bank-soal/contract/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mountedNames } from './http/api.js';
import { startTestServer, type TestServer } from './test/start-test-server.js';

let server: TestServer;

const allowed = async (origin: string) =>
  (await server.get('/api/site', { headers: { origin } })).headers.get(
    'access-control-allow-origin',
  );

beforeAll(async () => {
  server = await startTestServer({ env: { CORS_ORIGINS: 'https://fakultas.contoh.ac.id' } });
});
afterAll(() => server.stop());

interface Document {
  paths: Record<string, Record<string, { operationId: EndpointName }>>;
}

/** Calls of the contract that this server does not have yet; the list may only shrink. */
const NOT_YET: EndpointName[] = [];

describe('the OpenAPI document', () => {
  it('lists exactly the calls that answer', async () => {
    const { paths } = (await (await server.get('/api/openapi.json')).json()) as Document;
    const listed = Object.values(paths).flatMap((path) => Object.values(path));
    const names = listed.map((operation) => operation.operationId);
    const all = Object.keys(endpoints) as EndpointName[];
    expect(names.toSorted()).toEqual(all.filter((name) => !NOT_YET.includes(name)).toSorted());
    for (const name of all) {
      const path = `/api${templateOf(name).replace(/\{\w+\}/g, '1')}`;
      const { status } = await server.get(path, { method: methodOf(name) });
      const answers = status !== 405 && !(status === 404 && NOT_YET.includes(name));
      expect([name, answers]).toEqual([name, names.includes(name)]);
    }
  });

  it('is made of the mounted handlers', () => {
    expect(mountedNames({ site: () => new Response(), signIn: () => new Response() })).toEqual([
      'signIn',
      'site',
    ]);
  });
});

describe('paths', () => {
  it.each([
    '/api/questionsets/',
    '/API/QuestionSets',
    '/Api/questionSETS///',
    '/api/Dropdown/ALL-dropdown-data/',
    '/api/FILES/Blob/1/',
    '/api/files/Combine-Preview/1/?type=questions',
    '/HEALTHZ/',
    '/readyz',
  ])('%s is accepted', async (path) => {
    expect((await server.get(path)).status).toBe(200);
  });

  it.each([
    '/api',
    '/api/',
    '/api/tidak-ada',
    '/API/questionsets/1/lagi',
    '/api/files',
    '/api//site',
  ])('%s is unknown, as JSON', async (path) => {
    for (const method of ['GET', 'POST']) {
      const answer = await server.get(path, { method });
      expect([answer.status, await answer.json()]).toEqual([
        404,
        { message: 'Alamat API tidak ditemukan.', code: 'not-found', what: 'address' },
      ]);
    }
  });

  it.each([
    ['DELETE', '/api/questionsets', 'GET, POST, HEAD, OPTIONS'],
    ['PATCH', '/api/questionsets/1', 'GET, PUT, DELETE, HEAD, OPTIONS'],
    ['GET', '/api/auth/signin', 'POST, OPTIONS'],
    ['POST', '/api/files/download/1', 'GET, HEAD, OPTIONS'],
    ['DELETE', '/api/openapi.json', 'GET, HEAD, OPTIONS'],
  ])('%s %s is not allowed', async (method, path, allow) => {
    const answer = await server.get(path, { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow]);
    expect(await answer.json()).toEqual({
      message: expect.any(String),
      code: 'unknown-method',
    });
  });
});

describe('headers', () => {
  it('guard every answer', async () => {
    for (const path of ['/api/site', '/api/tidak-ada', '/healthz', '/', '/api/files/blob/1']) {
      const { headers } = await server.get(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('content-security-policy')).toBeTruthy();
    }
  });

  it('open the API to the listed origins only', async () => {
    expect(await allowed('https://fakultas.contoh.ac.id')).toBe('https://fakultas.contoh.ac.id');
    expect(await allowed('https://lain.contoh.ac.id')).toBeNull();
  });

  it('let a listed origin send its token', async () => {
    const answer = await server.get('/api/questionsets', {
      method: 'OPTIONS',
      headers: {
        origin: 'https://fakultas.contoh.ac.id',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-access-token',
      },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-headers')?.toLowerCase()).toContain(
      'x-access-token',
    );
  });

  it('say nothing of other origins by default', async () => {
    const closed = await startTestServer();
    const headers = { origin: 'https://lain.contoh.ac.id' };
    const get = await closed.get('/api/site', { headers });
    const options = await closed.get('/api/site', { method: 'OPTIONS', headers });
    await closed.stop();
    expect(get.headers.get('access-control-allow-origin')).toBeNull();
    expect(options.headers.get('access-control-allow-origin')).toBeNull();
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
  });
});

describe('failures of our own', () => {
  it('answer 500 without telling anything', async () => {
    const broken = await startTestServer();
    await broken.services.db.schema.dropTable('material_tags').execute();
    const answer = await broken.get('/api/dropdown/all-dropdown-data');
    await broken.stop();
    expect([answer.status, await answer.json()]).toEqual([
      500,
      { message: 'Terjadi kesalahan pada server.', code: 'server-error' },
    ]);
  });
});

describe('a path that would leave the API', () => {
  it('stays a plain unknown path', async () => {
    const status = await new Promise((resolve, reject) => {
      const { hostname, port } = new URL(server.url);
      request({ hostname, port, path: '/api/../../etc/passwd' }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      })
        .on('error', reject)
        .end();
    });
    expect([404, 503]).toContain(status);
  });
});
