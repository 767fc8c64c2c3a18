import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noteBackup } from '../backup/last-backup.js';
import { runBank } from '../test/run-bank.js';
import { samplePdf } from '../test/sample-bank.js';
import { startTestServer, type TestServer } from '../test/start-test-server.js';
import { uploaded } from '../test/upload.js';
import { failurePart } from './metrics.js';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ env: { METRICS_PORT: '0' } });
});
afterAll(() => server.stop());

/** The numbers as they are now, by name and labels. */
async function numbers(): Promise<Map<string, number>> {
  const text = await (await fetch(server.metricsUrl ?? '')).text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1).replace('Inf', 'Infinity'))];
    }),
  );
}

const requests = (method: string, route: string, status: number) =>
  `bank_soal_http_requests_total{method="${method}",route="${route}",status="${status}"}`;

describe('the numbers for operators', () => {
  it('tell which release runs', async () => {
    const { version, commit } = (await (await server.get('/healthz')).json()) as Record<
      'version' | 'commit',
      string
    >;
    const labels = `{version="${version}",commit="${commit}"}`;
    expect((await numbers()).get(`bank_soal_build_info${labels}`)).toBe(1);
  });

  it('tell how old the newest whole backup is', async () => {
    const age = async () => (await numbers()).get('bank_soal_backup_age_seconds');
    const { dataDir } = server.services.config;
    const file = (name: string) => join(dataDir, name);
    expect(await age()).toBe(Number.POSITIVE_INFINITY);
    expect((await runBank(dataDir, ['backup', file('rows.zip'), '--rows'])).isWell).toBe(true);
    expect(await age()).toBe(Number.POSITIVE_INFINITY);
    expect((await runBank(dataDir, ['backup', file('all.zip')])).isWell).toBe(true);
    expect(await age()).toBeGreaterThan(0);
    expect(await age()).toBeLessThan(60);
    await noteBackup(dataDir, new Date(Date.now() - 86_400_000));
    expect(await age()).toBeGreaterThanOrEqual(86_400);
  });

  it('are served on their own port only, under one address', async () => {
    const answer = await fetch(server.metricsUrl ?? '');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect((await fetch(`${server.metricsUrl}/lain`)).status).toBe(404);
    expect((await server.get('/metrics')).headers.get('content-type')).not.toMatch(/version/);
  });

  it('count requests by method, route and status, and their bytes', async () => {
    const names = {
      found: requests('GET', '/api/questionsets/{id}', 200),
      unknown: requests('GET', '/api/questionsets/{id}', 404),
      timed: 'bank_soal_http_duration_seconds_count{method="GET",route="/api/questionsets/{id}"}',
      sent: 'bank_soal_http_sent_bytes_total{route="/api/questionsets/{id}"}',
    };
    const before = await numbers();
    await (await server.get('/api/questionsets/1')).text();
    await (await server.get('/api/questionsets/2')).text();
    await (await server.get('/api/questionsets/999?q=rahasia')).text();
    const after = await numbers();
    const more = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
    expect(more(names.found)).toBe(2);
    expect(more(names.unknown)).toBe(1);
    expect(more(names.timed)).toBe(3);
    expect(more(names.sent)).toBeGreaterThan(500);
  });

  it('count the list each time that it is made again', async () => {
    await (await server.get('/api/questionsets')).text();
    await (await server.get('/api/questionsets')).text();
    const now = await numbers();
    expect(now.get('bank_soal_list_rebuild_seconds_count{extent="whole"}')).toBe(1);
    expect(now.get('bank_soal_list_sets')).toBe(3);
  });

  it('count refused sign-ins by reason, and never name who it was', async () => {
    const email = 'siapa.ini@uji.ac.id';
    await server.send('POST', '/api/auth/signin', { email, password: 'rahasia-sekali' });
    await server.send('POST', `/api/${email}`, {});
    await server.get(`/api/questionsets?q=${email}`);
    expect((await numbers()).get('bank_soal_sign_in_refusals_total{reason="unknown_email"}')).toBe(
      1,
    );
    const text = await (await fetch(server.metricsUrl ?? '')).text();
    expect(text).not.toContain('siapa');
  });

  it('have as few routes as the API, whatever is asked for', async () => {
    const before = (await numbers()).size;
    for (let turn = 0; turn < 40; turn += 1) {
      await server.get(`/api/questionsets/9${turn}`);
      await server.get(`/api/apa-saja/${turn}/${turn}`);
    }
    expect((await numbers()).size - before).toBeLessThan(40);
  });

  it('tell of uploads and of judged documents', async () => {
    const token = await server.tokenOf('sari@uji.ac.id', 'rahasia-sari');
    const bytes = samplePdf(1);
    await uploaded(server, { token, setId: 1, category: 'questions', name: 'soal.pdf', bytes });
    const now = await numbers();
    expect(now.get('bank_soal_documents_total{kind="judge",end="accepted"}')).toBe(1);
    expect(now.get('bank_soal_documents_pending{kind="judge"}')).toBe(0);
    expect(now.get('bank_soal_uploads{state="running"}')).toBe(0);
    expect(now.get('bank_soal_uploads{state="waiting"}')).toBe(0);
  });

  it('tell of failures of the database', async () => {
    const { db } = server.services;
    await db.schema.alterTable('course_tags').renameTo('course_tags_away').execute();
    expect((await server.get('/api/course-tags')).status).toBe(500);
    await db.schema.alterTable('course_tags_away').renameTo('course_tags').execute();
    expect((await numbers()).get('bank_soal_failures_total{part="database"}')).toBe(1);
  });

  it('have every name that the alerts and the guide look for', async () => {
    const read = (path: string) =>
      readFile(new URL(`../../../../${path}`, import.meta.url), 'utf8');
    const rules = await read('deploy/prometheus-rules.yaml');
    const board = await read('deploy/grafana-board.json');
    expect(JSON.parse(board).panels.length).toBeGreaterThan(10);
    const guide = await read('docs/operator.md');
    const [table = ''] = guide.split('| Angka (`bank_soal_').slice(1).join('').split('\n\n', 1);
    const firstCells = [...table.matchAll(/^\| ((?:`\w+`(?:, )?)+) \|/gm)].map(([, cell]) => cell);
    const listed =
      firstCells
        .join()
        .match(/\w+/g)
        ?.map((name) => `bank_soal_${name}`) ?? [];
    const used =
      `${rules}${board}${guide}`.match(/\b(?:bank_soal|process|nodejs)_[a-z]\w+(?=[`{[ )"])/g) ??
      [];
    const known = await (await fetch(server.metricsUrl ?? '')).text();
    const names = [...listed, ...used].map((name) => name.replace(/_(?:bucket|sum|count)$/, ''));
    expect(listed.length).toBeGreaterThan(10);
    expect(used.length).toBeGreaterThan(14);
    expect(names.filter((name) => !known.includes(`# TYPE ${name} `))).toEqual([]);
  });

  it('tell how the process is', async () => {
    const now = await numbers();
    expect(now.get('process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
    expect([...now.keys()].some((name) => name.startsWith('nodejs_eventloop_lag'))).toBe(true);
  });
});

it('are not there unless they are asked for', async () => {
  const plain = await startTestServer();
  expect(plain.metricsUrl).toBeUndefined();
  expect(plain.services.metrics).toBeUndefined();
  await plain.stop();
});

it.each([
  [Object.assign(new Error('full'), { errcode: 13, code: 'ERR_SQLITE_ERROR' }), 'database'],
  [Object.assign(new Error('locked'), { code: '40001' }), 'database'],
  [Object.assign(new Error('gone'), { name: 'DatabaseGoneError' }), 'database'],
  [Object.assign(new Error('full'), { code: 'ENOSPC' }), 'files'],
  [new TypeError('undefined is not a function'), 'program'],
])('%s is of the %s', (error, part) => {
  expect(failurePart(error)).toBe(part);
});
