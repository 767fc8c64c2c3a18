import { inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callsOf, type PaperCalls, sectionOf } from '../test/paper-calls.js';
import { pdfText } from '../test/pdf-text.js';
import { samplePng } from '../test/sample-png.js';
import { startTestServer, type TestServer } from '../test/start-test-server.js';

let server: TestServer;
let sari: PaperCalls;

beforeAll(async () => {
  server = await startTestServer();
  sari = await callsOf(server, 'sari');
});
afterAll(() => server.stop());

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

/** The entries of a ZIP, by its list at the end. */
function unzipped(zip: Buffer): Map<string, Buffer> {
  const entries = new Map<string, Buffer>();
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [packed, name, extra, note] = [20, 28, 30, 32].map((place) =>
      place === 20 ? zip.readUInt32LE(at + place) : zip.readUInt16LE(at + place),
    ) as [number, number, number, number];
    const method = zip.readUInt16LE(at + 10);
    const head = zip.readUInt32LE(at + 42);
    const start = head + 30 + zip.readUInt16LE(head + 26) + zip.readUInt16LE(head + 28);
    const content = zip.subarray(start, start + packed);
    const title = zip.toString('utf8', at + 46, at + 46 + name);
    entries.set(title, method === 0 ? content : inflateRawSync(content));
    at += 46 + name + extra + note;
  }
  return entries;
}

async function examOf(calls: PaperCalls) {
  const choice = await calls.question({
    kind: 'pilihan',
    markdown: 'Berapa $$2^3$$?',
    options: [
      { markdown: '6', right: false },
      { markdown: '8', right: true },
      { markdown: '9', right: false },
    ],
    points: 2,
  });
  const essay = await calls.question({
    markdown: 'Jelaskan *antrean*.',
    answer: '=1+1',
    points: 3,
  });
  return calls.paper({
    title: 'UTS: Struktur/Data',
    head: { university: 'Universitas Uji', course: 'Struktur Data' },
    sections: [{ ...sectionOf(choice, essay), shuffle: true }],
    variants: 2,
    shuffleOptions: true,
    seed: 3,
  });
}

describe('an export', () => {
  it.each([
    ['', 'soal-A.pdf', 'application/pdf', '%PDF-'],
    ['?part=kunci&variant=B', 'kunci-B.pdf', 'application/pdf', '%PDF-'],
    ['?format=docx&variant=B', 'soal-B.docx', 'application/vnd.openxmlformats', 'PK'],
    ['?format=txt&part=kunci', 'kunci-A.txt', 'text/plain; charset=utf-8', ''],
  ])(
    '%s is %s, the same bytes each time, and for its owner alone',
    async (query, name, type, begins) => {
      const { id } = await examOf(sari);
      const answer = await sari.get(`/papers/${id}/export${query}`);
      expect(answer.status).toBe(200);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': expect.stringContaining(type),
        'content-disposition': `attachment; filename=${name}`,
        'cache-control': 'private, no-store',
        'content-security-policy': expect.stringContaining('sandbox'),
        'x-warnings': '0',
      });
      const bytes = await bytesOf(answer);
      expect(bytes.toString('latin1', 0, begins.length)).toBe(begins);
      expect(answer.headers.get('content-length')).toBe(String(bytes.length));
      expect(await bytesOf(await sari.get(`/papers/${id}/export${query}`))).toEqual(bytes);
    },
  );

  it('has the words of the paper, its key, and its variant', async () => {
    const { id } = await examOf(sari);
    const asked = await pdfText(await bytesOf(await sari.get(`/papers/${id}/export?variant=B`)));
    expect(asked).toMatch(/Universitas Uji/i);
    expect(asked).toMatch(/Jelaskan antrean/);
    expect(asked).not.toContain('=1+1');
    const key = await sari.get(`/papers/${id}/export?format=txt&part=kunci&variant=B`);
    expect(await key.text()).toContain('=1+1');
    const refused = await sari.get(`/papers/${id}/export?variant=C`);
    expect([refused.status, ((await refused.json()) as { what: string }).what]).toEqual([
      400,
      'variant',
    ]);
    expect((await sari.get(`/papers/${id}/export?format=odt`)).status).toBe(400);
  });

  it('has all variants of both documents in a ZIP, with the table of right answers', async () => {
    const { id, sections } = await examOf(sari);
    const answer = await sari.get(`/papers/${id}/export?format=zip`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="UTS_ Struktur_Data.zip"',
    );
    const bytes = await bytesOf(answer);
    const entries = unzipped(bytes);
    const names = ['soal', 'kunci'].flatMap((part) =>
      ['A', 'B'].flatMap((variant) =>
        ['pdf', 'docx', 'txt'].map((format) => `${part}-${variant}.${format}`),
      ),
    );
    expect([...entries.keys()].toSorted()).toEqual([...names, 'tabel-kunci.csv'].toSorted());
    const rows = `${entries.get('tabel-kunci.csv')}`.trim().split('\n');
    expect(rows[0]).toBe('variant,number,question_id,answer');
    expect(rows).toHaveLength(5);
    const [choice, essay] = sections[0]?.items.map(({ questionId }) => questionId) ?? [];
    expect(rows.filter((row) => row.endsWith(`,${essay},'=1+1`))).toHaveLength(2);
    for (const variant of ['A', 'B']) {
      const row = rows.find((one) => new RegExp(`^${variant},\\d,${choice},[ABC]$`).test(one));
      const letter = row?.at(-1) ?? '';
      expect(`${entries.get(`soal-${variant}.txt`)}`).toMatch(new RegExp(`${letter}\\.\\s*8`));
    }
    const alone = await bytesOf(await sari.get(`/papers/${id}/export?variant=B`));
    expect(entries.get('soal-B.pdf')).toEqual(alone);
    expect(await bytesOf(await sari.get(`/papers/${id}/export?format=zip`))).toEqual(bytes);
  });

  it('stays as it was when the questions of a used paper are changed and withdrawn', async () => {
    const question = await sari.question({ markdown: 'Sebelum diubah' });
    const { id } = await sari.paper({ sections: [sectionOf(question)] });
    await sari.send('POST', `/papers/${id}/use`, { usedOn: '2026-10-20T01:00:00Z' });
    const before = await bytesOf(await sari.get(`/papers/${id}/export`));
    await sari.send('PUT', `/questions/${question.id}`, { markdown: 'Sesudah diubah' });
    expect((await sari.send('DELETE', `/questions/${question.id}`)).status).toBe(200);
    expect(await bytesOf(await sari.get(`/papers/${id}/export`))).toEqual(before);
  });
});

describe('a preview', () => {
  it('is a PDF of what was not saved, to be looked at in its place', async () => {
    const question = await sari.question();
    const body = { title: 'Belum disimpan', sections: [sectionOf(question)], variants: 2 };
    const answer = await sari.send('POST', '/papers/preview?part=kunci&variant=B', body);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toBe('inline; filename=kunci-B.pdf');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(await pdfText(await bytesOf(answer))).toMatch(/Pohon dengan dua anak/);
    expect((await sari.send('POST', '/papers/preview?variant=C', body)).status).toBe(400);
  });

  it('names a formula that cannot be read, and draws the rest', async () => {
    const question = await sari.question({ markdown: 'Hitung $$\\frac{1$$ lalu jelaskan.' });
    const body = { sections: [sectionOf(question)] };
    const answer = await sari.send('POST', '/papers/preview', body);
    expect([answer.status, answer.headers.get('x-warnings')]).toEqual([200, '1']);
    const { id } = await sari.paper(body);
    expect(await (await sari.get(`/papers/${id}/warnings`)).json()).toEqual([
      { questionId: question.id, code: 'formula-unreadable', message: expect.any(String) },
    ]);
  });
});

describe('a picture that nothing can open', () => {
  it.each(['pdf', 'docx', 'zip'])('is named, counted and listed for %s', async (format) => {
    const cut = samplePng(40, 40).subarray(0, 50);
    const { ref } = (await (await sari.image(cut)).json()) as { ref: string };
    const question = await sari.question({ markdown: `![peta](${ref})` });
    const { id } = await sari.paper({ sections: [sectionOf(question)] });
    const answer = await sari.get(`/papers/${id}/export?format=${format}`);
    expect([answer.status, answer.headers.get('x-warnings')]).toEqual([200, '1']);
    if (format === 'pdf') expect(await pdfText(await bytesOf(answer))).toContain('1. peta');
    expect(await (await sari.get(`/papers/${id}/warnings`)).json()).toEqual([
      {
        questionId: question.id,
        code: 'image-unreadable',
        message: expect.stringMatching(/: peta$/),
      },
    ]);
  });
});

describe('publishing', () => {
  const set = { title: 'UTS jadi paket', subject: 'Struktur Data', difficulty: 'Sedang' };

  it('makes a question set of a draft: the questions of each variant, and their keys under its release', async () => {
    const { id } = await examOf(sari);
    const body = { ...set, visibility: 'lecturers', keyVisibility: 'owner' };
    const answer = await sari.send('POST', `/papers/${id}/publish`, body);
    expect(answer.status).toBe(201);
    const { questionSet } = (await answer.json()) as { questionSet: { id: number } };
    const shown = await (await sari.get(`/questionsets/${questionSet.id}`)).json();
    expect(shown).toMatchObject({
      title: set.title,
      questionCount: 2,
      release: { visibility: 'lecturers', keyVisibility: 'owner' },
      files: [
        { originalname: 'soal-A.pdf', filecategory: 'questions' },
        { originalname: 'soal-B.pdf', filecategory: 'questions' },
        { originalname: 'kunci-A.pdf', filecategory: 'answers' },
        { originalname: 'kunci-B.pdf', filecategory: 'answers' },
      ],
    });
    const [{ id: file }] = (shown as { files: [{ id: number }] }).files;
    const stored = await bytesOf(await sari.get(`/files/blob/${file}`));
    expect(stored).toEqual(await bytesOf(await sari.get(`/papers/${id}/export`)));
    expect((await server.get(`/api/questionsets/${questionSet.id}`)).status).toBe(404);
  });

  it('makes nothing where a set may not be so', async () => {
    const { id } = await examOf(sari);
    const count = async () =>
      (await server.services.db.selectFrom('question_sets').select('id').execute()).length;
    const before = await count();
    for (const body of [
      { ...set, title: '' },
      { ...set, year: 1800 },
      { ...set, visibility: 'owner', keyVisibility: 'public' },
    ]) {
      expect((await sari.send('POST', `/papers/${id}/publish`, body)).status).toBe(400);
    }
    expect(await count()).toBe(before);
  });
});
