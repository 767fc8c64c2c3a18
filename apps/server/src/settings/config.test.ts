import { describe, expect, it } from 'vitest';
import { isLoopback } from '../loopback.js';
import { ConfigError, parseConfig } from './config.js';

function messageOf(env: Record<string, string>): string {
  try {
    parseConfig(env);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
  return '';
}

const seeds = (env: Record<string, string>) => parseConfig(env).seedDemo;

describe('parseConfig', () => {
  it('requires a sandbox where asked to', () => {
    expect(parseConfig({ REQUIRE_SANDBOX: 'true' }).tools.requireSandbox).toBe(true);
    expect(messageOf({ REQUIRE_SANDBOX: 'ya' })).toContain(
      'REQUIRE_SANDBOX: harus true atau false',
    );
  });

  it('has a default for everything', () => {
    expect(parseConfig({})).toMatchObject({
      production: false,
      port: 3000,
      host: '127.0.0.1',
      settings: {
        TOKEN_TTL_S: 86_400,
        CORS_ORIGINS: [],
        TRUST_PROXY: false,
        MAX_UPLOAD_MB: 20,
        ANSWER_IDLE_S: 60,
        AUDIT_DAYS: 365,
        WRITES_PER_MINUTE: 120,
        MAX_SETS_PER_ACCOUNT: 0,
        MAX_MB_PER_ACCOUNT: 0,
        PUBLIC_BROWSING: false,
      },
      tools: { requireSandbox: false },
      seedDemo: true,
      documents: { maxRssBytes: 536_870_912, maxCpuMs: 10_000, timeoutMs: 60_000 },
    });
  });

  it('takes an empty variable as unset', () => {
    expect(parseConfig({ PORT: '', JWT_SECRET: '' })).toMatchObject({ port: 3000 });
  });

  it('seeds demo data by itself only outside production and without an administrator', () => {
    expect(seeds({ NODE_ENV: 'production' })).toBe(false);
    expect(seeds({ ADMIN_EMAIL: 'a@b.ac.id' })).toBe(false);
    expect(seeds({ TRUST_PROXY: 'true' })).toBe(false);
    expect(seeds({ SEED_DEMO: 'true', ADMIN_EMAIL: 'a@b.ac.id' })).toBe(true);
    expect(seeds({ SEED_DEMO: 'false' })).toBe(false);
  });

  it('refuses demo data where strangers come', () => {
    const refusal = /SEED_DEMO: .*password umum/;
    expect(messageOf({ NODE_ENV: 'production', SEED_DEMO: 'true' })).toMatch(refusal);
    expect(messageOf({ TRUST_PROXY: 'true', SEED_DEMO: 'true' })).toMatch(refusal);
  });

  it('reads lists and flags', () => {
    const env = { CORS_ORIGINS: 'https://a.id, https://b.id/', PUBLIC_BROWSING: '1', OCR: 'on' };
    expect(parseConfig(env)).toMatchObject({
      settings: { CORS_ORIGINS: ['https://a.id', 'https://b.id'], PUBLIC_BROWSING: true },
      tools: { ocr: true },
    });
  });

  it('names every variable that cannot be used', () => {
    const message = messageOf({
      PORT: 'tiga',
      TOKEN_TTL_S: '0',
      TRUST_PROXY: 'ya',
      JWT_SECRET: 'pendek',
      CORS_ORIGINS: 'https://a.id/jalur',
      ADMIN_EMAIL: 'admin',
      ADMIN_PASSWORD: '12345',
      DATABASE_URL: 'mysql://x/rahasia',
    });
    for (const name of ['PORT', 'TOKEN_TTL_S', 'TRUST_PROXY', 'JWT_SECRET', 'CORS_ORIGINS']) {
      expect(message).toContain(`  ${name}: `);
    }
    expect(message).toContain('ADMIN_EMAIL: bukan alamat email');
    expect(message).toContain('ADMIN_PASSWORD: Password minimal 6 karakter');
    expect(message).toContain('DATABASE_URL: bukan alamat PostgreSQL');
    expect(message).not.toContain('rahasia');
  });

  it('takes a PostgreSQL address, in production only with a secret that servers share', () => {
    const DATABASE_URL = 'postgresql://bank:sandi@db.uji.ac.id/bank_soal?sslmode=verify-full';
    expect(parseConfig({ DATABASE_URL })).toMatchObject({ databaseUrl: DATABASE_URL });
    const production = { DATABASE_URL, NODE_ENV: 'production' };
    expect(messageOf(production)).toMatch(/JWT_SECRET: harus diisi/);
    expect(messageOf({ ...production, JWT_SECRET: 'x'.repeat(32) })).toBe('');
  });

  it('takes a bucket only with all that it needs, and never shows its secret', () => {
    const keys = { S3_ACCESS_KEY_ID: 'kunci', S3_SECRET_ACCESS_KEY: 'sangat-rahasia' };
    expect(parseConfig({}).s3).toBeUndefined();
    expect(parseConfig({ S3_BUCKET: 'bank-soal', ...keys }).s3).toMatchObject({
      endpoint: undefined,
      region: 'us-east-1',
      prefix: '',
      forcePathStyle: false,
    });
    const own = { S3_BUCKET: 'bank-soal', S3_ENDPOINT: 'http://127.0.0.1:8080', S3_PREFIX: 'a/b' };
    expect(parseConfig({ ...own, ...keys }).s3).toMatchObject({
      bucket: 'bank-soal',
      endpoint: 'http://127.0.0.1:8080',
      prefix: 'a/b/',
      forcePathStyle: true,
    });
    expect(messageOf(own)).toMatch(
      /S3_ACCESS_KEY_ID: harus diisi.*\n.*S3_SECRET_ACCESS_KEY: harus/,
    );
    expect(messageOf(keys)).toContain('S3_BUCKET: harus diisi');
    const wrong = messageOf({
      ...keys,
      S3_BUCKET: 'Bank Soal',
      S3_ENDPOINT: 'ftp://x',
      S3_PREFIX: '../a b',
      S3_FORCE_PATH_STYLE: 'ya',
    });
    for (const name of ['S3_BUCKET', 'S3_ENDPOINT', 'S3_PREFIX', 'S3_FORCE_PATH_STYLE']) {
      expect(wrong).toContain(`  ${name}: `);
    }
    expect(wrong).not.toContain('sangat-rahasia');
  });
});

describe('the campus sign-in', () => {
  const GOOD = {
    OIDC_ISSUER: 'https://sso.uji.ac.id/realms/uji',
    OIDC_CLIENT_ID: 'bank-soal',
    SITE_URL: 'https://soal.uji.ac.id/',
  };

  it('is none where no issuer is named', () => {
    expect(parseConfig({})).toMatchObject({
      oidc: undefined,
      settings: { PASSWORD_SIGN_IN: 'all' },
    });
  });

  it('has defaults that let in students and link nobody', () => {
    expect(parseConfig(GOOD).oidc).toMatchObject({
      issuer: GOOD.OIDC_ISSUER,
      siteUrl: 'https://soal.uji.ac.id',
      clientSecret: undefined,
      label: 'akun kampus',
      emailDomains: [],
      emailClaim: 'email',
      trustEmail: false,
      roles: [{ match: {}, becomes: 'student' }],
      admin: undefined,
      timeoutSeconds: 10,
    });
  });

  it('takes a plain provider on this machine', () => {
    const OIDC_ISSUER = 'http://127.0.0.1:8080';
    expect(parseConfig({ ...GOOD, OIDC_ISSUER }).oidc?.issuer).toBe(OIDC_ISSUER);
  });

  it.each([
    ['OIDC_ISSUER', 'http://sso.uji.ac.id', /OIDC_ISSUER: bukan alamat penerbit/],
    ['OIDC_ISSUER', 'https://x.id/.well-known/openid-configuration', /OIDC_ISSUER: bukan/],
    ['OIDC_ISSUER', '', /OIDC_ISSUER: harus diisi bila OIDC_\* lain dipakai/],
    ['OIDC_CLIENT_ID', '', /OIDC_CLIENT_ID: harus diisi bila OIDC_ISSUER dipakai/],
    ['SITE_URL', '', /SITE_URL: harus diisi bila OIDC_ISSUER dipakai/],
    ['SITE_URL', 'https://soal.uji.ac.id/bank', /SITE_URL: bukan alamat situs/],
    ['OIDC_EMAIL_DOMAINS', 'uji.ac.id, @x.id', /OIDC_EMAIL_DOMAINS: '@x.id' bukan domain/],
    ['OIDC_ROLES', 'groups:a=guru', /OIDC_ROLES: 'groups:a=guru' bukan aturan/],
    ['OIDC_ADMIN_CLAIM', '*', /OIDC_ADMIN_CLAIM: harus klaim dan isinya/],
    ['OIDC_TRUST_EMAIL', 'ya', /OIDC_TRUST_EMAIL: harus true atau false/],
    ['PASSWORD_SIGN_IN', 'none', /PASSWORD_SIGN_IN: harus all atau admin/],
  ])('is refused with %s=%s', (name, value, sentence) => {
    expect(messageOf({ ...GOOD, [name]: value })).toMatch(sentence);
  });
});

describe('isLoopback', () => {
  it('knows what only this machine reaches', () => {
    const hosts = ['127.0.0.1', '127.8.9.1', '::1', '[::1]', 'localhost', 'LOCALHOST'];
    expect(hosts.every(isLoopback)).toBe(true);
    const open = ['0.0.0.0', '::', '192.168.1.4', '127.contoh.id', 'banksoal.contoh.ac.id', ''];
    expect(open.some(isLoopback)).toBe(false);
  });
});
