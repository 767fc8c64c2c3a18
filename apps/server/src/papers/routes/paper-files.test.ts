import { inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { callsOf, examOf, type PaperCalls, sectionOf } from '../../test/paper-calls.js';
import { pdfText } from '../../test/pdf-text.js';
import { samplePng } from '../../test/sample-png.js';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';

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

  it('has all answers that a question accepts in its key', async () => {
    const frog = await sari.question({
      kind: 'isian',
      markdown: 'Amfibi?',
      answer: 'Katak',
      answers: [
        { text: 'Katak', weight: 100 },
        { text: 'Kodok *', weight: 50 },
      ],
    });
    const pi = await sari.question({
      kind: 'isian',
      markdown: 'π?',
      answer: '3.14',
      tolerance: 0.01,
    });
    const { id } = await sari.paper({ title: 'Kuis', sections: [sectionOf(frog, pi)] });
    const key = await (await sari.get(`/papers/${id}/export?format=txt&part=kunci`)).text();
    expect(key).toContain('Katak atau Kodok * (50%)');
    expect(key).toContain('3.14 (± 0.01)');
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

describe('what would take very long', () => {
  const DEEP = `${'* '.repeat(9000)}x`;
  const refusal = {
    message: 'Daftar, kutipan, dan tanda di dalam teks paling dalam 50 tingkat.',
    code: 'too-nested',
  };

  it('is no question: neither a new one, nor a change', async () => {
    const { id } = await sari.question();
    for (const answer of [
      await sari.send('POST', '/questions', { kind: 'uraian', markdown: DEEP }),
      await sari.send('PUT', `/questions/${id}`, { explanation: DEEP }),
    ]) {
      expect([answer.status, await answer.json()]).toMatchObject([400, refusal]);
    }
  });

  it('is written in no paper, where it was stored before', async () => {
    const question = await sari.question();
    await server.services.db
      .updateTable('question_versions')
      .set({ body: JSON.stringify({ ...question, markdown: DEEP }) } as object)
      .where('question_id', '=', question.id)
      .execute();
    const { id } = await sari.paper({ sections: [sectionOf(question)] });
    for (const answer of [
      await sari.send('POST', '/papers/preview', { sections: [sectionOf(question)] }),
      await sari.get(`/papers/${id}/export`),
    ]) {
      expect([answer.status, await answer.json()]).toMatchObject([422, refusal]);
    }
  });

  it('is tried once', async () => {
    const slow = await startTestServer({
      change: (config) => ({ ...config, documents: { ...config.documents, maxCpuMs: 100 } }),
    });
    try {
      const calls = await callsOf(slow, 'sari');
      const sections = [sectionOf(await calls.question())];
      const failed = vi.spyOn(slow.services.log, 'warn');
      for (let turn = 0; turn < 3; turn += 1) {
        const answer = await calls.send('POST', '/papers/preview', { sections });
        expect([answer.status, await answer.json()]).toMatchObject([
          422,
          { code: 'paper-too-complex' },
        ]);
      }
      const told = failed.mock.calls.filter(([, text]) =>
        `${text}`.includes('failed to write paper'),
      );
      expect(told).toHaveLength(1);
    } finally {
      await slow.stop();
    }
  });
});
