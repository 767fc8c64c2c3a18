import type { Blueprint } from '@bank-soal/contract/papers';
import type { CourseTagAnswer, OutcomeAnswer } from '@bank-soal/contract/tags';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AdminServer, startAdminServer } from '../../test/admin-calls.js';
import { type PaperCalls, paperCalls } from '../../test/paper-calls.js';

let server: AdminServer;
let sari: PaperCalls;
let outcomes: OutcomeAnswer[];
let paper: number;

beforeAll(async () => {
  server = await startAdminServer();
  sari = paperCalls(server, await server.tokenOf('sari@uji.ac.id', 'rahasia-sari'));
  const { body: course } = await server.call<CourseTagAnswer>('POST', '/course-tags', {
    name: 'Struktur Diskret',
  });
  outcomes = [];
  for (const code of ['CPMK-1', 'CPMK-2', 'CPMK-3']) {
    const body = { code, description: `Mampu ${code}`, cpl: ['CPL-1'] };
    const path = `/course-tags/${course.id}/outcomes`;
    outcomes.push((await server.call<OutcomeAnswer>('POST', path, body)).body);
  }
  const [one, two] = outcomes.map(({ id }) => id) as [number, number];
  const questions = [
    await sari.question({ outcomeIds: [two, one], cognitive: 'C4' }),
    await sari.question({ outcomeIds: [one], cognitive: 'C1' }),
    await sari.question(),
  ];
  const items = questions.map(({ id }, at) => ({ questionId: id, points: [10, 5, 5][at]! }));
  const made = await sari.paper({
    title: 'UTS Diskret',
    head: { course: 'struktur diskret' },
    sections: [{ title: '', note: '', shuffle: false, items }],
    variants: 2,
  });
  paper = made.id;
});
afterAll(() => server.stop());

const blueprint = async () =>
  (await (await sari.get(`/papers/${paper}/blueprint`)).json()) as Blueprint;

it('tells by outcome and level what a paper asks for', async () => {
  const { totalPoints, rows, outcomes: sums, levels, missing } = await blueprint();
  expect(totalPoints).toBe(20);
  expect(
    rows.map(({ outcome, cognitive, numbers, kinds, points, percent }) => {
      return [outcome?.code ?? null, cognitive, numbers, kinds, points, percent];
    }),
  ).toEqual([
    ['CPMK-1', 'C1', [2], ['uraian'], 5, 25],
    ['CPMK-1', 'C4', [1], ['uraian'], 5, 25],
    ['CPMK-2', 'C4', [1], ['uraian'], 5, 25],
    [null, null, [3], ['uraian'], 5, 25],
  ]);
  expect(rows[0]?.outcome).toEqual({
    id: outcomes[0]?.id,
    code: 'CPMK-1',
    description: 'Mampu CPMK-1',
    cpl: ['CPL-1'],
  });
  expect(sums.map(({ code, points }) => [code, points])).toEqual([
    ['CPMK-1', 10],
    ['CPMK-2', 5],
  ]);
  expect(levels.map(({ cognitive, percent }) => [cognitive, percent])).toEqual([
    ['C1', 25],
    ['C4', 50],
    [null, 25],
  ]);
  expect(missing).toEqual([{ id: outcomes[2]?.id, code: 'CPMK-3' }]);
});

it('is its readers’ alone', async () => {
  const path = `/api/papers/${paper}/blueprint`;
  expect((await server.get(path)).status).toBe(401);
  const headers = { 'x-access-token': server.adminToken };
  expect((await server.get(path, { headers })).status).toBe(404);
});

const exported = (query: string) => sari.get(`/papers/${paper}/export?${query}`);

it('is filed as CSV, PDF and Word', async () => {
  const csv = await exported('part=kisi-kisi&format=csv');
  expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const text = await csv.text();
  expect(text.split('\n').slice(0, 2)).toEqual([
    'Nomor,CPMK,Indikator,Level,Jenis,Poin,Persen',
    '2,CPMK-1,Mampu CPMK-1,C1,Uraian,5,"25,0%"',
  ]);
  expect(text).toContain('Jumlah,,,,,20,"100,0%"');
  expect(text).toContain('Belum diuji,CPMK-3');
  const pdf = await exported('part=kisi-kisi');
  expect(pdf.headers.get('content-disposition')).toContain('kisi-kisi.pdf');
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 4)
      .toString(),
  ).toBe('%PDF');
  const docx = await exported('part=kisi-kisi&format=docx');
  expect(docx.status).toBe(200);
  expect(
    Buffer.from(await docx.arrayBuffer())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
});

it.each([
  'part=soal&format=csv',
  'part=kisi-kisi&format=txt',
  'part=kisi-kisi&format=zip',
  'part=x',
])('refuses %s', async (query) => {
  expect((await exported(query)).status).toBe(400);
});

it('goes into the ZIP where a question says an outcome or a level', async () => {
  const names = async (id: number) => {
    const zip = Buffer.from(
      await (await sari.get(`/papers/${id}/export?format=zip`)).arrayBuffer(),
    );
    return zip.toString('latin1').match(/kisi-kisi\.(pdf|docx)/g) ?? [];
  };
  expect(new Set(await names(paper))).toEqual(new Set(['kisi-kisi.pdf', 'kisi-kisi.docx']));
  const plain = await sari.question();
  const other = await sari.paper({ sections: [{ items: [{ questionId: plain.id }] }] });
  expect(await names(other.id)).toEqual([]);
});
