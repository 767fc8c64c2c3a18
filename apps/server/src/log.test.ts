import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createLog } from './log.js';
import { parseConfig } from './settings/config.js';
import { startServer } from './start/start-server.js';

function collect() {
  let text = '';
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      text += String(chunk);
      done();
    },
  });
  return { log: createLog('trace', stream), text: () => text };
}

describe('createLog', () => {
  it('keeps secrets out, however deep they are passed', () => {
    const { log, text } = collect();
    const secret = 'sangat-rahasia';
    log.info({ password: secret, body: { password: secret, next: secret } }, 'satu');
    log.info({ req: { headers: { authorization: secret, 'x-access-token': secret } } }, 'dua');
    log.error({ err: Object.assign(new Error('gagal'), { token: secret }) }, 'tiga');
    expect(text()).not.toContain(secret);
    expect(text().match(/dirahasiakan/g)).toHaveLength(6);
  });

  it('writes one line of JSON with a readable time', () => {
    const { log, text } = collect();
    log.info({ path: '/api/site' }, 'request');
    const line = JSON.parse(text());
    expect(line).toMatchObject({ path: '/api/site', msg: 'request' });
    expect(new Date(line.time).toISOString()).toBe(line.time);
  });
});

describe('the log of a server', () => {
  it('names requests and never what is secret in them', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'bank-soal-log-'));
    const { log, text } = collect();
    const config = parseConfig({
      PORT: '0',
      DATA_DIR: dataDir,
      ADMIN_EMAIL: 'kepala@uji.ac.id',
      ADMIN_PASSWORD: 'sandi-kepala',
      JWT_SECRET: 'kunci-kunci-kunci-kunci-kunci-kunci',
    });
    const server = await startServer(config, log);
    const send = (path: string, body: object, token = '') =>
      fetch(server.url + path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'x-access-token': token, authorization: `Bearer ${token}` },
      });
    const email = 'kepala@uji.ac.id';
    await send('/api/auth/signin', { email, password: 'sandi-salah' });
    const signedIn = await send('/api/auth/signin', { email, password: 'sandi-kepala' });
    const { accessToken } = (await signedIn.json()) as { accessToken: string };
    const lecturer = { nama: 'Dosen', email: 'dosen@uji.ac.id', password: 'sandi-dosen' };
    await send('/api/admin/dosen', lecturer, accessToken);
    await send('/api/admin/dosen/import?token=sandi-query', { rows: [lecturer] }, accessToken);
    await server.services.db.schema.alterTable('users').renameTo('pindah').execute();
    await send('/api/admin/dosen', { ...lecturer, email: 'lain@uji.ac.id' }, accessToken);
    await server.close();
    await rm(dataDir, { recursive: true, force: true });

    expect(text()).toContain('/api/admin/dosen');
    expect(text()).toContain('"level":50');
    for (const secret of ['sandi-', 'kunci-', 'argon2', accessToken]) {
      expect(text()).not.toContain(secret);
    }
  });
});
