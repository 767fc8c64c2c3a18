import { startTestServer, type TestOptions, type TestServer } from './start-test-server.js';

export interface Answered<T = unknown> {
  status: number;
  body: T;
}

/** A test server, and calls on it as an administrator. */
export interface AdminServer extends TestServer {
  adminToken: string;
  call: <T = { id: number; message: string }>(
    method: string,
    path: string,
    body?: unknown,
    token?: string,
  ) => Promise<Answered<T>>;
  /** Audit entries since the last look, without dates, places and sign-ins. */
  audit: () => Promise<object[]>;
}

export async function startAdminServer(options?: TestOptions): Promise<AdminServer> {
  const server = await startTestServer(options);
  const adminToken = await server.tokenOf('kepala@uji.ac.id', 'rahasia-kepala');
  let seen = 0;
  return {
    ...server,
    adminToken,
    call: async <T>(method: string, path: string, body?: unknown, token = adminToken) => {
      const answer = await server.get(`/api${path}`, {
        method,
        body: body === undefined ? null : JSON.stringify(body),
        headers: token === '' ? {} : { 'x-access-token': token },
      });
      return { status: answer.status, body: (await answer.json()) as T };
    },
    audit: async () => {
      const rows = await server.services.db
        .selectFrom('audit_log')
        .select(['id', 'actor_id', 'actor_name', 'action', 'target', 'target_id'])
        .select(['before', 'after'])
        .where('id', '>', seen)
        .where('action', '<>', 'sign-in')
        .orderBy('id')
        .execute();
      seen = rows.at(-1)?.id ?? seen;
      return rows.map(({ id: _, ...row }) => row);
    },
  };
}
