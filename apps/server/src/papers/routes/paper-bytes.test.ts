import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { callsOf, sectionOf } from '../../test/paper-calls.js';
import { samplePng } from '../../test/sample-png.js';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';

const FILES = [
  '',
  '?part=kunci&variant=B',
  '?format=docx',
  '?format=docx&part=kunci',
  '?format=zip',
];

const servers: TestServer[] = [];
afterEach(() => vi.unstubAllEnvs());
afterAll(() => Promise.all(servers.map((server) => server.stop())));

/** The files of the same paper, made by a server of its own. */
async function filesOf(): Promise<Buffer[]> {
  const server = await startTestServer();
  servers.push(server);
  const sari = await callsOf(server, 'sari');
  const { ref } = (await (await sari.image(samplePng(60, 40))).json()) as { ref: string };
  const essay = await sari.question({ markdown: `Hitung $$\\sum_i x_i$$.\n\n![peta](${ref})` });
  const choice = await sari.question({
    kind: 'pilihan',
    markdown: 'Pilih.',
    options: ['satu', 'dua', 'tiga'].map((markdown, at) => ({ markdown, right: at === 1 })),
  });
  const { id } = await sari.paper({
    title: 'Sama',
    head: { date: '2026-10-13' },
    sections: [{ ...sectionOf(essay, choice), shuffle: true }],
    variants: 2,
    shuffleOptions: true,
    seed: 7,
  });
  const files: Buffer[] = [];
  for (const query of FILES) {
    const answer = await sari.get(`/papers/${id}/export${query}`);
    expect(answer.status, query).toBe(200);
    files.push(Buffer.from(await answer.arrayBuffer()));
  }
  return files;
}

it('a paper is the same bytes on two servers, whatever day and zone they have', async () => {
  vi.stubEnv('TZ', 'UTC');
  const one = await filesOf();
  vi.stubEnv('TZ', 'Asia/Jakarta');
  expect(new Date(0).getHours()).toBe(7);
  const other = await filesOf();
  for (const [at, query] of FILES.entries())
    expect(other[at]?.equals(one[at] as Buffer), query).toBe(true);
});
