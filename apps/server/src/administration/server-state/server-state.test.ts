import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mailer } from '../../talk/mail/mailer.js';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';
import { type StateTools, serverState } from './server-state.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const never = () => new Promise<never>(() => undefined);
const gone = async () => Promise.reject(new Error('away'));
const asked = { caller: '127.0.0.1', startedAt: '2026-11-01T00:00:00.000Z' };

const stateOf = (change: Partial<StateTools>, waitMs?: number) =>
  serverState({ ...server.services, ...change }, { ...asked, ...(waitMs && { waitMs }) });

const problemsOf = ({ parts }: Awaited<ReturnType<typeof stateOf>>) =>
  Object.fromEntries(parts.map(({ part, problem }) => [part, problem]));

const textQueue = (isPutOff: boolean): StateTools['textQueue'] => ({
  wake: () => undefined,
  idle: async () => undefined,
  isPutOff: () => isPutOff,
  stop: async () => undefined,
});

describe('serverState', () => {
  it('waits for nothing that does not answer, however many do not', async () => {
    const { store, inspector, searches } = server.services;
    const begun = performance.now();
    const state = await stateOf(
      {
        store: { ...store, check: never },
        inspector: { ...inspector, prepare: never },
        searches: { ...searches, run: never },
      },
      50,
    );
    expect(performance.now() - begun).toBeLessThan(3000);
    expect(problemsOf(state)).toMatchObject({ files: 'slow', documents: 'slow' });
    expect(state.storage.kept).toBeNull();
    expect(state.storage.databaseBytes).toBeGreaterThan(0);
  });

  it('answers without a database', async () => {
    const { searches, inspector } = server.services;
    // Nothing of it can be asked: not how it is, and not how large.
    const db = new Proxy(server.services.db, {
      get: () => {
        throw new Error('away');
      },
    });
    const state = await stateOf({
      db,
      searches: { ...searches, run: gone },
      inspector: { ...inspector, prepare: gone },
    });
    expect(problemsOf(state)).toEqual({
      database: 'unreachable',
      files: null,
      documents: 'unreachable',
    });
    expect(state.storage).toMatchObject({ databaseBytes: null, kept: null });
  });

  it('knows of a reading of texts that is put off, and of no reading at all', async () => {
    expect(problemsOf(await stateOf({}))).not.toHaveProperty('search');
    expect(problemsOf(await stateOf({ textQueue: textQueue(false) }))).toMatchObject({
      search: null,
    });
    expect(problemsOf(await stateOf({ textQueue: textQueue(true) }))).toMatchObject({
      search: 'delayed',
    });
  });

  it('knows of mails that could not be sent, not of one that is being sent', async () => {
    const mailer = {} as Mailer;
    const notice = (mail_tries: number) =>
      server.services.db
        .insertInto('notices')
        .values({
          user_id: 2,
          question_set_id: 1,
          kind: 'paket',
          at: '2026-11-01T00:00:00.000Z',
          mail_due: '2026-11-01T00:10:00.000Z',
          mail_tries,
        })
        .execute();
    await notice(1);
    expect(problemsOf(await stateOf({ mailer }))).toMatchObject({ mail: null });
    await notice(2);
    expect(problemsOf(await stateOf({ mailer }))).toMatchObject({ mail: 'delayed' });
  });
});
