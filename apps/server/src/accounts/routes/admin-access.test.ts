import { type EndpointName, endpoints, methodOf, templateOf } from '@bank-soal/contract/endpoints';
import { routes } from '@bank-soal/contract/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AdminServer, startAdminServer } from '../../test/admin-calls.js';

let server: AdminServer;
let lecturer: string;

beforeAll(async () => {
  server = await startAdminServer();
  lecturer = await server.tokenOf('sari@uji.ac.id', 'rahasia-sari');
});
afterAll(() => server.stop());

const ADMIN_ONLY = (Object.keys(endpoints) as EndpointName[]).filter(
  (name) => routes[name].access === 'admin',
);

async function statusOf(name: EndpointName, id: string, token: string, body?: string) {
  const method = methodOf(name);
  const answer = await server.get(`/api${templateOf(name).replace(/\{\w+\}/g, id)}`, {
    method,
    body: method === 'GET' || method === 'DELETE' ? null : (body ?? '{}'),
    headers: { 'x-access-token': token },
  });
  await answer.arrayBuffer();
  return answer.status;
}

describe('calls for administrators', () => {
  it('are those that the wire names', () => {
    expect(ADMIN_ONLY.map((name) => endpoints[name]).toSorted()).toEqual(
      [
        ...['course-tags', 'material-tags', 'admin/dosen'].flatMap((path) => [
          `POST /${path}`,
          `PUT /${path}/{id}`,
          `DELETE /${path}/{id}`,
          `POST /${path}/import`,
        ]),
        'GET /admin/accounts',
        'PUT /admin/accounts/{id}',
        'DELETE /admin/accounts/{id}',
        'POST /admin/accounts/import',
        'GET /admin/audit',
        'GET /admin/overview',
        'GET /admin/questionsets',
        'PUT /admin/questionsets/{id}/owner',
        'GET /admin/search-index',
        'GET /admin/server',
        'GET /admin/dosen',
        'GET /admin/dosen/{id}',
        'GET /admin/tag-uses',
        'GET /admin/coverage',
        'POST /course-tags/{id}/outcomes',
        'POST /course-tags/{id}/outcomes/import',
        'PUT /outcomes/{id}',
        'DELETE /outcomes/{id}',
        'POST /course-tags/{id}/merge',
        'POST /material-tags/{id}/merge',
        'POST /tag-merges/{id}/undo',
        'PUT /material-tags/{id}/assign-course',
        'PUT /material-tags/{id}/unassign-course',
        'POST /course-materials',
        'PUT /course-materials/{id}',
        'DELETE /course-materials/{id}',
      ].toSorted(),
    );
  });

  it.each(ADMIN_ONLY)('%s asks for the token and the role before anything else', async (name) => {
    for (const id of ['1', '99', 'abc']) {
      for (const body of ['{}', '{']) {
        expect(await statusOf(name, id, '', body)).toBe(401);
        expect(await statusOf(name, id, lecturer, body)).toBe(403);
      }
    }
  });

  it.each(ADMIN_ONLY.filter((name) => templateOf(name).includes('{')))(
    '%s answers 404 to an unknown id before it reads the body',
    async (name) => {
      for (const id of ['99', 'abc', '0', '1.5']) {
        expect(await statusOf(name, id, server.adminToken, '{')).toBe(404);
      }
    },
  );
});
