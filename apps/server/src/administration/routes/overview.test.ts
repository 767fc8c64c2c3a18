import type { OverviewAnswer } from '@bank-soal/contract/administration';
import { jakartaWeek } from '@bank-soal/contract/common';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleBank, sampleFile, sampleSet } from '../../test/sample-bank.js';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';

let server: TestServer;
let admin: string;
let lecturer: string;

beforeAll(async () => {
  server = await startTestServer({
    bank: sampleBank([
      sampleSet({
        files: [
          sampleFile('questions', 'a.txt', 'sama'),
          sampleFile('answers', 'k1.txt', 'kunci satu'),
          sampleFile('answers', 'k2.txt', 'kunci dua'),
        ],
      }),
      sampleSet({ files: [sampleFile('questions', 'b.txt', 'sama')] }),
      sampleSet({ year: 2023, files: [sampleFile('testCases', 'uji.txt', 'uji')] }),
      sampleSet({ year: 2023, files: [sampleFile('questions', 'c.txt', 'ditarik')] }),
    ]),
  });
  admin = await server.tokenOf('kepala@uji.ac.id', 'rahasia-kepala');
  lecturer = await server.tokenOf('sari@uji.ac.id', 'rahasia-sari');
  await server.send('DELETE', '/api/questionsets/4', {}, lecturer);
});
afterAll(() => server.stop());

const ask = (token?: string) =>
  server.get('/api/admin/overview', { headers: token ? { 'x-access-token': token } : {} });

const overview = async () => (await (await ask(admin)).json()) as OverviewAnswer;

describe('GET /api/admin/overview', () => {
  it('is for administrators', async () => {
    expect([(await ask()).status, (await ask(lecturer)).status]).toEqual([401, 403]);
  });

  it('counts what stands: a content that two sets have once, a withdrawn set not at all', async () => {
    const { sets, files, bytes } = await overview();
    const kept = ['sama', 'kunci satu', 'kunci dua', 'uji'].join('').length;
    expect({ sets, files, bytes }).toEqual({ sets: 3, files: 5, bytes: kept });
  });

  it('says of each course and year how many sets have a key', async () => {
    expect((await overview()).coverage).toEqual([
      { course: 'Basis Data', year: 2023, sets: 1, withKey: 0 },
      { course: 'Basis Data', year: 2024, sets: 2, withKey: 1 },
    ]);
  });

  it('counts the sets that the list of all sets has for the same course and year', async () => {
    for (const { course, year, sets, withKey } of (await overview()).coverage) {
      const total = async (key: string) => {
        const query = new URLSearchParams({ course: course.toUpperCase(), year: `${year}`, key });
        const headers = { 'x-access-token': admin };
        const path = `/api/admin/questionsets?withdrawn=false&${query}`;
        const answer = await server.get(path, { headers });
        expect(((await answer.json()) as unknown[]).length).toBe(
          Number(answer.headers.get('x-total-count')),
        );
        return Number(answer.headers.get('x-total-count'));
      };
      const counts = [await total(''), await total('with'), await total('without')];
      expect(counts).toEqual([sets, withKey, sets - withKey]);
    }
    const headers = { 'x-access-token': admin };
    const all = async (query: string) =>
      server.get(`/api/admin/questionsets?${query}`, { headers });
    // A part of the name is another course.
    expect((await all('course=Basis')).headers.get('x-total-count')).toBe('0');
    expect((await all('key=tanpa')).status).toBe(400);
  });

  it('counts downloads by week, however many come at once, and fills the weeks between', async () => {
    expect((await overview()).downloads).toEqual([]);
    const files = server.services.db.selectFrom('files').select('id').where('name', '=', 'a.txt');
    const { id } = await files.executeTakeFirstOrThrow();
    const get = async () => (await server.get(`/api/files/download/${id}`)).arrayBuffer();
    await Promise.all(Array.from({ length: 5 }, get));
    const now = new Date();
    const earlier = jakartaWeek(new Date(now.getTime() - 14 * 86_400_000));
    await server.services.db
      .insertInto('download_weeks')
      .values({ week: earlier, count: 2 })
      .execute();
    const { downloads } = await overview();
    expect(downloads.map(({ count }) => count)).toEqual([2, 0, 5]);
    expect([downloads[0]?.week, downloads[2]?.week]).toEqual([earlier, jakartaWeek(now)]);
  });

  it('says how far the texts of files are read', async () => {
    expect((await overview()).index).toEqual({ waiting: 5, done: 0, withoutText: 0, failed: 0 });
  });
});
