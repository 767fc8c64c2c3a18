import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isEmail } from '@bank-soal/contract/rules-email';
import { checkNewPassword } from '@bank-soal/contract/rules-password';
import { z } from 'zod';
import { type S3Settings, s3Problems, s3Settings, s3Variables } from './config-s3.js';
import { findTools, type Tools } from './documents/find-tools.js';
import { OperatorError } from './operator-error.js';

const SECRET_MIN = 32;
const MB = 1024 * 1024;
const DATABASE_WAIT_MS = 60_000;

const flag = z
  .enum(['true', 'false', '1', '0'], 'harus true atau false')
  .transform((word) => word === 'true' || word === '1');

const whole = (min: number, max: number) =>
  z.coerce
    .number('harus angka')
    .int('harus bilangan bulat')
    .min(min, `paling kecil ${min}`)
    .max(max, `paling besar ${max}`);

const origins = z.string().transform((text, context) => {
  const parts = text.split(',').map((part) => part.trim().replace(/\/$/, ''));
  for (const part of parts) {
    if (URL.canParse(part) && new URL(part).origin === part) continue;
    context.addIssue(`'${part}' bukan origin seperti https://situs.contoh.ac.id`);
  }
  return parts;
});

const databaseUrl = z.string().refine((text) => {
  return URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol);
}, 'bukan alamat PostgreSQL seperti postgres://pengguna:sandi@server/bank_soal');

const environment = z.object({
  NODE_ENV: z.string().optional(),
  PORT: whole(0, 65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: whole(0, 65535).optional(),
  DATA_DIR: z.string().default('./data'),
  SITE_DIR: z.string().optional(),
  DATABASE_URL: databaseUrl.optional(),
  ...s3Variables(flag),
  JWT_SECRET: z.string().min(SECRET_MIN, `paling sedikit ${SECRET_MIN} karakter`).optional(),
  TOKEN_TTL_S: whole(1, 365 * 86_400).default(86_400),
  CORS_ORIGINS: origins.default([]),
  TRUST_PROXY: flag.default(false),
  MAX_UPLOAD_MB: whole(1, 1024).default(20),
  WRITES_PER_MINUTE: whole(0, 1_000_000).default(120),
  MAX_SETS_PER_ACCOUNT: whole(0, 10_000_000).default(0),
  MAX_MB_PER_ACCOUNT: whole(0, 100_000_000).default(0),
  AUDIT_DAYS: whole(1, 36_500).default(365),
  ANSWER_IDLE_S: whole(1, 3600).default(60),
  PUBLIC_BROWSING: flag.default(false),
  REQUIRE_SANDBOX: flag.default(false),
  ADMIN_EMAIL: z.string().trim().refine(isEmail, 'bukan alamat email').optional(),
  ADMIN_PASSWORD: z
    .string()
    .superRefine((password, context) => {
      const sentence = checkNewPassword(password);
      if (sentence !== undefined) context.addIssue(sentence);
    })
    .optional(),
  ADMIN_NAME: z.string().trim().min(1, 'tidak boleh kosong').max(100).default('Administrator'),
  SEED_DEMO: flag.optional(),
  SITE_NAME: z.string().trim().min(1).default('Bank Soal Informatika'),
  SITE_FACULTY: z.string().trim().default('Program Studi Informatika'),
  SITE_LOGO_UNIVERSITY: z.string().optional(),
  SITE_LOGO_DEPARTMENT: z.string().optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).optional(),
});

/** Limits of the processes that read uploaded documents. */
export interface DocumentLimits {
  maxRssBytes: number;
  /** Of the processor's time, for one document; counted work ends long before. */
  maxCpuMs: number;
  /** By the clock: beyond it the machine has no time, and nothing is said of the document. */
  timeoutMs: number;
  /** Of one combined document. */
  maxPages: number;
  /** Starts the process that judges uploads with the server. */
  ready: boolean;
}

/** Everything that the server takes from its environment, parsed once. */
export interface Config {
  production: boolean;
  /** 0 takes a free port. */
  port: number;
  host: string;
  /** Of the numbers for operators; undefined: nowhere, 0: a free one. */
  metricsPort: number | undefined;
  dataDir: string;
  /** PostgreSQL; undefined keeps the bank in an embedded database in the data folder. */
  databaseUrl: string | undefined;
  /** How long a start waits for a PostgreSQL that comes later. */
  databaseWaitMs: number;
  /** The bucket of the files; undefined keeps them in the data folder. */
  s3: S3Settings | undefined;
  /** The built site; it may be missing. */
  siteDir: string;
  jwtSecret: string | undefined;
  tokenTtlSeconds: number;
  corsOrigins: readonly string[];
  trustProxy: boolean;
  maxUploadMb: number;
  /** What one account that is no administrator may do; 0: as much as it likes. */
  account: { writesPerMinute: number; maxSets: number; maxMb: number };
  /** How many days it is kept who did what. */
  auditDays: number;
  /** How long an answer may lie unread before its connection is cut. */
  answerIdleSeconds: number;
  publicBrowsing: boolean;
  admin: { email: string | undefined; password: string | undefined; name: string };
  /** Fills an empty bank from `demoFile`. */
  seedDemo: boolean;
  /** The backup that is the demo bank. */
  demoFile: string;
  site: {
    name: string;
    faculty: string;
    logos: { university: string | null; department: string | null };
  };
  logLevel: string;
  documents: DocumentLimits;
  tools: Tools;
}

/** The environment does not make a configuration; the message lists every bad variable. */
export class ConfigError extends OperatorError {
  override name = 'ConfigError';
}

/** Tells whether only this machine can reach an address that the server listens on. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  if (name === 'localhost' || name === '::1') return true;
  return isIP(name) === 4 && name.startsWith('127.');
}

const unusable = (lines: readonly string[]) =>
  new ConfigError(`Pengaturan tidak dapat dipakai:\n${lines.join('\n')}`);

const defaultSiteDir = fileURLToPath(new URL('../../site/dist', import.meta.url));
const demoFile = fileURLToPath(new URL('../../../demo/dist/demo-bank.zip', import.meta.url));

/**
 * Reads the environment; an empty variable counts as unset.
 *
 * @throws ConfigError naming every variable that cannot be used
 */
export function parseConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((one) => `  ${one.path.join('.')}: ${one.message}`);
    throw unusable(lines);
  }
  const values = parsed.data;
  const production = values.NODE_ENV === 'production';
  const problems = s3Problems(values);
  if (production && values.DATABASE_URL && !values.JWT_SECRET) {
    problems.push('  JWT_SECRET: harus diisi bila DATABASE_URL dipakai, sama di setiap server');
  }
  const isReached = production || values.TRUST_PROXY;
  if (values.SEED_DEMO && isReached) {
    problems.push(
      '  SEED_DEMO: akun demo punya password umum, tidak boleh dengan NODE_ENV=production atau TRUST_PROXY',
    );
  }
  if (problems.length > 0) throw unusable(problems);
  return {
    production,
    port: values.PORT,
    host: values.HOST,
    metricsPort: values.METRICS_PORT,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    databaseWaitMs: DATABASE_WAIT_MS,
    s3: s3Settings(values),
    siteDir: resolve(values.SITE_DIR ?? defaultSiteDir),
    jwtSecret: values.JWT_SECRET,
    tokenTtlSeconds: values.TOKEN_TTL_S,
    corsOrigins: values.CORS_ORIGINS,
    trustProxy: values.TRUST_PROXY,
    maxUploadMb: values.MAX_UPLOAD_MB,
    account: {
      writesPerMinute: values.WRITES_PER_MINUTE,
      maxSets: values.MAX_SETS_PER_ACCOUNT,
      maxMb: values.MAX_MB_PER_ACCOUNT,
    },
    auditDays: values.AUDIT_DAYS,
    answerIdleSeconds: values.ANSWER_IDLE_S,
    publicBrowsing: values.PUBLIC_BROWSING,
    admin: {
      email: values.ADMIN_EMAIL,
      password: values.ADMIN_PASSWORD,
      name: values.ADMIN_NAME,
    },
    seedDemo: values.SEED_DEMO ?? (!isReached && values.ADMIN_EMAIL === undefined),
    demoFile,
    site: {
      name: values.SITE_NAME,
      faculty: values.SITE_FACULTY,
      logos: {
        university: values.SITE_LOGO_UNIVERSITY ?? null,
        department: values.SITE_LOGO_DEPARTMENT ?? null,
      },
    },
    logLevel: values.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    documents: {
      maxRssBytes: 512 * MB,
      maxCpuMs: 10_000,
      timeoutMs: 60_000,
      maxPages: 300,
      ready: true,
    },
    tools: { ...findTools(env.PATH), requireSandbox: values.REQUIRE_SANDBOX },
  };
}
