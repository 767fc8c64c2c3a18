import { mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';

const INDEX = '<!doctype html><title>Bank Soal</title>';
const SCRIPT = `export const soal = '${'a'.repeat(2000)}';`;
const html = { headers: { accept: 'text/html,application/xhtml+xml' } };
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ env: { PUBLIC_BROWSING: 'true' } });
  const site = join(server.dataDir, 'site');
  await mkdir(join(site, 'assets'), { recursive: true });
  await writeFile(join(site, 'index.html'), INDEX);
  await writeFile(join(site, 'assets', 'App-Bk3_xZ.js'), SCRIPT);
  await writeFile(join(site, 'assets', 'pdf.wasm'), 'wasm');
  await writeFile(join(site, 'favicon.svg'), '<svg/>');
  await writeFile(join(site, '.rahasia'), 'x');
});
afterAll(() => server.stop());

/** Sends a path as it is: fetch would tidy it, and unpack the answer. */
function raw(path: string, headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(server.url);
  return new Promise<{ status: number | undefined; encoding: string | undefined; body: Buffer }>(
    (resolve, reject) => {
      request({ hostname, port, path, headers }, async (answer) => {
        const chunks: Buffer[] = [];
        for await (const chunk of answer) chunks.push(chunk);
        const encoding = answer.headers['content-encoding'];
        resolve({ status: answer.statusCode, encoding, body: Buffer.concat(chunks) });
      })
        .on('error', reject)
        .end();
    },
  );
}

describe('the page', () => {
  it.each(['/', '/index.html', '/login', '/preview/3', '/admin/dosen', '/tidak/ada', '/Search/'])(
    'answers %s',
    async (path) => {
      const answer = await server.get(path, html);
      expect([answer.status, await answer.text()]).toEqual([200, INDEX]);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    },
  );

  it('has exactly the policy that the site was built for', async () => {
    expect((await server.get('/', html)).headers.get('content-security-policy')).toBe(
      "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; " +
        "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self' blob:; " +
        "frame-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'self'; " +
        "frame-ancestors 'none'",
    );
  });

  it('comes in the theme that its viewer chose, and in no other', async () => {
    const file = join(server.dataDir, 'site', 'index.html');
    const page = `<!doctype html><html lang="id"><title>${'Bank Soal '.repeat(80)}</title>`;
    await writeFile(file, page);
    const read = (cookie: string) => server.get('/login', { headers: { ...html.headers, cookie } });
    const dark = await read('lain=1; bank-soal-theme=dark');
    expect(await dark.text()).toBe(page.replace('<html', '<html data-theme="dark"'));
    expect(dark.headers.get('vary')).toBe('Accept-Encoding, Cookie');
    const strange = await read('bank-soal-theme=%22%3E%3Cscript%3E');
    expect(await strange.text()).toBe(page);
    expect(strange.headers.get('etag')).not.toBe(dark.headers.get('etag'));
    await writeFile(file, INDEX);
  });

  it('comes in the language that its viewer chose, which the browser keeps', async () => {
    const file = join(server.dataDir, 'site', 'index.html');
    const page = '<!doctype html><html lang="id"><p>Memuat Bank Soal...</p>';
    const english = '<!doctype html><html lang="en"><p>Loading the question bank...</p>';
    await writeFile(file, page);
    const read = (path: string, cookie = '') =>
      server.get(path, { headers: { ...html.headers, 'accept-language': 'en', cookie } });
    const first = await read('/login');
    expect([await first.text(), first.headers.get('set-cookie')]).toEqual([page, null]);
    const lost = await server.get('/assets/Lama-1.js', { headers: { cookie: 'bahasa=en' } });
    expect([lost.status, await lost.text()]).toEqual([404, 'Not found']);
    const chosen = await read('/admin/dosen?x=1&lang=en', 'bahasa=ms');
    expect(await chosen.text()).toBe(english);
    expect(chosen.headers.get('set-cookie')).toBe(
      'bahasa=en; Max-Age=31536000; Path=/; SameSite=Lax',
    );
    expect(chosen.headers.get('cache-control')).toBe('private, no-store');
    expect(chosen.headers.get('vary')).toBe('Cookie');
    const again = await read('/login', 'bahasa=en');
    expect([await again.text(), again.headers.get('set-cookie')]).toEqual([english, null]);
    expect(again.headers.get('vary')).toBe('Cookie');
    expect(again.headers.get('etag')).not.toBe(first.headers.get('etag'));
    for (const word of ['fr', 'EN', '%22%3E%3Cscript%3E', '']) {
      const answer = await read(`/?lang=${word}`, `bahasa=${word}`);
      expect([await answer.text(), answer.headers.get('set-cookie')]).toEqual([page, null]);
    }
    expect(await (await read('/?lang=id', 'bahasa=en')).text()).toBe(page);
    await writeFile(file, INDEX);
  });

  it.each([
    ['throws', 'throw new Error("rusak");'],
    ['fails while it is loaded', '}'],
    ['has no answer', 'return undefined;'],
  ])('is the shell where what draws it %s', async (_, body) => {
    const program = join(server.dataDir, 'site', '.server', 'render.js');
    const install = async (text: string, later: number) => {
      await writeFile(program, text);
      await utimes(program, new Date(), new Date(Date.now() + later));
    };
    await mkdir(join(server.dataDir, 'site', '.server'), { recursive: true });
    await install('export const renderPage = async ({ address }) => `<p>${address}`;', 5000);
    expect(await (await server.get('/search?q=a', html)).text()).toBe('<p>/search?q=a');
    await install(`export const renderPage = async () => { ${body} };`, 10_000);
    const answer = await server.get('/search?q=a', html);
    expect([answer.status, await answer.text()]).toEqual([200, INDEX]);
    await rm(program);
  });

  it('is the shell for a caller of many uncached pages', async () => {
    const program = join(server.dataDir, 'site', '.server', 'render.js');
    await mkdir(join(server.dataDir, 'site', '.server'), { recursive: true });
    await writeFile(program, 'export const renderPage = async ({ address }) => `<p>${address}`;');
    await utimes(program, new Date(), new Date(Date.now() + 15_000));
    const pages = await Promise.all(
      Array.from({ length: 60 }, async (_, turn) =>
        (await server.get(`/preview/1?x=${turn}`, html)).text(),
      ),
    );
    await rm(program);
    const shells = pages.filter((page) => page === INDEX).length;
    // Two seconds may have begun meanwhile, and eight are rendered at once.
    expect(shells).toBeGreaterThanOrEqual(40);
    expect(shells).toBeLessThan(60);
  });

  it('is the new one as soon as the site is built again', async () => {
    const file = join(server.dataDir, 'site', 'index.html');
    await writeFile(file, `${INDEX}<p>baru`);
    await utimes(file, new Date(), new Date(Date.now() + 5000));
    expect(await (await server.get('/', html)).text()).toContain('baru');
    await writeFile(file, INDEX);
  });
});

describe('files', () => {
  it('with hashed names are cached for a year', async () => {
    const answer = await server.get('/assets/App-Bk3_xZ.js');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await answer.text()).toBe(SCRIPT);
  });

  it('of text travel compressed', async () => {
    const packed = await raw('/assets/App-Bk3_xZ.js', { 'accept-encoding': 'gzip, br' });
    expect(packed.encoding).toBe('br');
    expect(brotliDecompressSync(packed.body).toString()).toBe(SCRIPT);
    expect((await raw('/assets/App-Bk3_xZ.js')).encoding).toBeUndefined();
  });

  it('answer 304 to their own ETag', async () => {
    const etag = (await server.get('/favicon.svg')).headers.get('etag') ?? '';
    const again = await server.get('/favicon.svg', { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  it('keep the case of their names', async () => {
    expect((await server.get('/assets/app-bk3_xz.js')).status).toBe(404);
  });

  it('that are missing are no page', async () => {
    expect((await server.get('/assets/Lama-1.js', html)).status).toBe(404);
    expect((await server.get('/lama.js')).status).toBe(404);
  });

  it.each([
    '/../jwt-secret',
    '/..%2fjwt-secret',
    '/assets/../../jwt-secret',
    '/%2e%2e/jwt-secret',
    '/..%5cjwt-secret',
    '/.rahasia',
    '/jwt-secret%00.html',
    '/%ff',
  ])('outside the site stay there: %s', async (path) => {
    const { body } = await raw(path, { accept: 'application/json' });
    expect(body.toString()).toBe('Tidak ditemukan');
  });

  it('cannot be written', async () => {
    const answer = await server.get('/', { method: 'POST' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('a site that is not built', () => {
  it('says so', async () => {
    const bare = await startTestServer();
    const answer = await bare.get('/login', html);
    await bare.stop();
    expect([answer.status, await answer.text()]).toEqual([
      503,
      'Situs belum dibangun: npm run build',
    ]);
  });
});
