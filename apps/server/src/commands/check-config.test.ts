import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { environmentSchema } from '../settings/environment-schema.js';
import { ownProgram } from '../start/source-program.js';
import { runBank } from '../test/run-bank.js';

const NAMES = Object.keys(environmentSchema.shape);

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'bank-soal-config-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const check = (env: Record<string, string> = {}) =>
  runBank(dataDir, ['config', 'check'], '', { DATA_DIR: dataDir, ...env });
const lineOf = (text: string, name: string) =>
  text.split('\n').find((line) => line.startsWith(name) && /[=:]/.test(line[name.length] ?? ''));

describe('config check', () => {
  it('names every setting once', async () => {
    const { isWell, out } = await check();
    expect(isWell).toBe(true);
    expect(out.split('\n').map((line) => line.split(/[=:]/, 1)[0])).toEqual(NAMES);
  });

  it('says what holds, and where it comes from', async () => {
    const { out } = await check({
      PORT: '8080',
      OCR: 'on',
      HOST: '',
      CORS_ORIGINS: 'https://a.id, https://b.id',
      BANK_SOAL_FROM_FILE: '/etc/bank-soal.env\nOCR\nLAIN',
    });
    expect(lineOf(out, 'PORT')).toBe('PORT=8080 (lingkungan)');
    expect(lineOf(out, 'OCR')).toBe('OCR=true (file /etc/bank-soal.env)');
    expect(lineOf(out, 'HOST')).toBe('HOST=127.0.0.1 (bawaan)');
    expect(lineOf(out, 'CORS_ORIGINS')).toBe(
      'CORS_ORIGINS=https://a.id, https://b.id (lingkungan)',
    );
    expect(lineOf(out, 'SITE_LOGO_UNIVERSITY')).toBe('SITE_LOGO_UNIVERSITY: tidak diatur');
  });

  it('says the default that other settings make', async () => {
    expect(lineOf((await check()).out, 'SEED_DEMO')).toBe('SEED_DEMO=true (bawaan)');
    const { out } = await check({ TRUST_PROXY: 'true', NODE_ENV: 'production' });
    expect(lineOf(out, 'SEED_DEMO')).toBe('SEED_DEMO=false (bawaan)');
  });

  it('says of a secret only whether it is there', async () => {
    const secrets = {
      JWT_SECRET: 'penanda-sesi-yang-cukup-panjang-sekali',
      DATABASE_URL: 'postgres://bank:penanda@127.0.0.1/bank',
      ADMIN_PASSWORD: 'penanda-admin',
      S3_ACCESS_KEY_ID: 'penanda-kunci',
      S3_SECRET_ACCESS_KEY: 'penanda-rahasia',
      OIDC_CLIENT_SECRET: 'penanda-klien',
      SMTP_URL: 'smtps://bank:penanda@mail.uji.ac.id',
    };
    const { out } = await check({
      ...secrets,
      S3_BUCKET: 'bank-soal',
      OIDC_ISSUER: 'https://sso.uji.ac.id',
      OIDC_CLIENT_ID: 'bank',
      SITE_URL: 'https://soal.uji.ac.id',
      MAIL_FROM: 'bank@uji.ac.id',
    });
    expect(out).not.toContain('penanda');
    for (const name of Object.keys(secrets)) {
      expect(lineOf(out, name)).toBe(`${name}: diatur (lingkungan)`);
    }
    const secret = Object.entries(environmentSchema.shape).filter(([, { meta }]) => meta()?.secret);
    expect(secret.map(([name]) => name).toSorted()).toEqual(Object.keys(secrets).toSorted());
    // A new one that sounds like a secret has to be marked as one.
    expect(
      NAMES.filter((name) => /SECRET|KEY|TOKEN_(?!TTL)/.test(name) && !(name in secrets)),
    ).toEqual([]);
  });

  it('knows the key that the server made', async () => {
    expect(lineOf((await check()).out, 'JWT_SECRET')).toBe('JWT_SECRET: tidak diatur');
    const file = join(dataDir, 'jwt-secret');
    await writeFile(file, 'penanda');
    expect(lineOf((await check()).out, 'JWT_SECRET')).toBe(`JWT_SECRET: diatur (file ${file})`);
  });

  it.each([[['config']], [['config', 'tanya']]])('shows how %j is called', async (args) => {
    const { isWell, err } = await runBank(dataDir, args, '', { DATA_DIR: dataDir });
    expect(isWell).toBeUndefined();
    expect(err).toMatch(/Cara pakai: .* config check/);
  });

  it('ends with 1 and a sentence for each that cannot be used', async () => {
    const { path, execArgv } = ownProgram(import.meta.url, '../main');
    const { PATH } = process.env;
    const env = { PATH, DATA_DIR: dataDir, PORT: 'tiga', JWT_SECRET: 'pendek' };
    const [code, said] = await new Promise<[unknown, string]>((resolve) => {
      execFile(
        process.execPath,
        [...execArgv, path, 'config', 'check'],
        { env },
        (error, out, err) => resolve([error?.code, out + err]),
      );
    });
    expect(code).toBe(1);
    expect(said).toContain('  PORT: harus angka\n  JWT_SECRET: paling sedikit 32 karakter');
    expect(said).not.toContain('pendek');
  });
});
