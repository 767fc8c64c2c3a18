import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { doublingTree, pagePdf, streamObject } from '../../test/hostile/make-pdf.js';
import { sampleBank, sampleFile, samplePdf, sampleSet } from '../../test/sample-bank.js';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';
import { uploaded } from '../../test/upload.js';

let server: TestServer;
let admin: string;
const ids = new Map<string, number>();

const content = (text: string) => streamObject('', Buffer.from(text));
const drawn = (page: string, more: (string | Buffer)[]) =>
  pagePdf({
    page: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R ${page} >>`,
    more,
  });

/** Every point another colour: nothing that packs well. */
const noise = Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, i) => (i * 7919) % 251));

const PDFS = {
  lines: drawn('', [content('2 w 60 760 m 530 760 l S 60 700 m 400 700 l S')]),
  noise: drawn('/Resources << /XObject << /P 5 0 R >> >>', [
    content('595 0 0 842 0 0 cm /P Do'),
    streamObject(
      '/Type /XObject /Subtype /Image /Width 300 /Height 300 /BitsPerComponent 8 /ColorSpace /DeviceRGB',
      noise,
    ),
  ]),
  ribbon: pagePdf({ page: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 2 14400] >>' }),
  vast: pagePdf({ page: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 1000000 1000000] >>' }),
  picture: drawn('/Resources << /XObject << /P 5 0 R >> >>', [
    content('595 0 0 842 0 0 cm /P Do'),
    streamObject(
      '/Type /XObject /Subtype /Image /Width 60000 /Height 60000 /BitsPerComponent 8 /ColorSpace /DeviceRGB',
      noise,
    ),
  ]),
  itself: drawn('/Resources << /XObject << /P 5 0 R >> >>', [
    content('/P Do'),
    streamObject(
      '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /P 5 0 R >> >>',
      Buffer.from('/P Do /P Do'),
    ),
  ]),
  tree: doublingTree(60),
  broken: Buffer.from('%PDF-1.5\nrusak'),
};

const PAPERS = Array.from({ length: 4 }, (_, index) => `paper ${index + 1}`);

beforeAll(async () => {
  const papers = PAPERS.map((name, index): [string, Buffer] => [
    name,
    drawn('', [content(`2 w 60 ${700 - index * 9} m 530 760 l S`)]),
  ]);
  const files = [...Object.entries(PDFS), ...papers].map(([name, bytes]) =>
    sampleSet({ title: name, files: [sampleFile('questions', `${name}.pdf`, bytes)] }),
  );
  const key = [sampleFile('answers', 'kunci.pdf', samplePdf(1))];
  const text = [sampleFile('questions', 'soal.txt', 'Soal nomor satu.')];
  const sets = [
    ...files,
    sampleSet({ title: 'key', files: key }),
    sampleSet({ title: 'text', files: text }),
  ];
  server = await startTestServer({ bank: sampleBank(sets) });
  admin = await server.tokenOf('kepala@uji.ac.id', 'rahasia-kepala');
  const { db } = server.services;
  const rows = await db.selectFrom('question_sets').select(['id', 'title']).execute();
  for (const { id, title } of rows) ids.set(title, id);
});
afterAll(() => server.stop());

const cover = (title: string, init?: RequestInit) =>
  server.get(`/api/questionsets/${ids.get(title) ?? 9999}/cover`, init);

async function cachedCovers(): Promise<string[]> {
  const names = await readdir(join(server.dataDir, 'previews', 'covers'));
  return names.filter((name) => name.endsWith('.webp'));
}

async function picture(answer: Response): Promise<Buffer> {
  expect(answer.status).toBe(200);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.subarray(0, 4).toString() + bytes.subarray(8, 12).toString()).toBe('RIFFWEBP');
  expect(bytes.byteLength).toBeLessThanOrEqual(8000);
  return bytes;
}

describe('the cover of a set', () => {
  it('is a small picture of the first page, the same at every look', async () => {
    const first = await cover('lines');
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-cache',
    });
    const bytes = await picture(first);
    const again = await cover('lines');
    expect((await picture(again)).equals(bytes)).toBe(true);
    const etag = again.headers.get('etag') ?? '';
    expect((await cover('lines', { headers: { 'if-none-match': etag } })).status).toBe(304);
    const blank = await picture(await cover('ribbon'));
    expect(blank.equals(bytes)).toBe(false);
    expect((await cachedCovers()).length).toBe(2);
  });

  it('is rendered after an upload, of the set’s first file', async () => {
    server.services.config.settings.INDEX_FILES = true;
    const setId = ids.get('key') ?? 0;
    const bytes = drawn('', [content('4 w 60 60 m 500 760 l S')]);
    const file = { setId, category: 'questions', name: 'baru.pdf', bytes, token: admin };
    const { id } = await uploaded(server, file);
    server.services.config.settings.INDEX_FILES = false;
    await vi.waitFor(async () => expect((await cachedCovers()).length).toBe(3), 20_000);
    await server.get(`/api/files/${id}`, {
      method: 'DELETE',
      headers: { 'x-access-token': admin },
    });
  });

  it('is there of texts, and of pages that hardly pack', async () => {
    await picture(await cover('text'));
    await picture(await cover('noise'));
  });

  it('is rendered by the process of the one before', async () => {
    let started = 0;
    const count = () => {
      started += 1;
    };
    subscribe('child_process', count);
    try {
      for (const title of PAPERS) await picture(await cover(title));
    } finally {
      unsubscribe('child_process', count);
    }
    // Leftovers of an earlier test may be used up meanwhile.
    expect(started).toBeLessThanOrEqual(2);
  });

  it.each(['vast', 'picture', 'itself', 'tree', 'broken'])('of %s ends soon', async (title) => {
    const answer = await cover(title);
    expect([200, 404]).toContain(answer.status);
    if (answer.status === 200) await picture(answer);
    else await answer.arrayBuffer();
  });

  it('refuses unknown, closed and unrenderable ones alike', async () => {
    const { db, setList } = server.services;
    const id = ids.get('lines') ?? 0;
    const visibility = (value: 'owner' | 'public') =>
      db.updateTable('question_sets').set({ visibility: value }).where('id', '=', id).execute();
    const said = async (title: string) => {
      const answer = await cover(title);
      return [answer.status, await answer.text()];
    };
    const unknown = await said('tidak ada');
    expect(unknown[0]).toBe(404);
    await visibility('owner');
    setList.changed(id);
    for (const title of ['lines', 'key', 'broken']) expect(await said(title)).toEqual(unknown);
    const own = await cover('lines', { headers: { 'x-access-token': admin } });
    expect(own.headers.get('cache-control')).toBe('private, no-store');
    await picture(own);
    await visibility('public');
  });
});
