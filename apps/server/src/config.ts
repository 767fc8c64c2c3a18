import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Visibility } from '@bank-soal/contract/release';
import { type MailSettings, mailProblems, mailSettings } from './config-mail.js';
import { type OidcSettings, oidcProblems, oidcSettings } from './config-oidc.js';
import { type S3Settings, s3Problems, s3Settings } from './config-s3.js';
import { findTools, type Tools } from './documents/find-tools.js';
import { environmentSchema } from './environment-schema.js';
import { OperatorError } from './operator-error.js';

const MB = 1024 * 1024;
const DATABASE_WAIT_MS = 60_000;

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
  /** Visitors see no set at all, whatever it says. */
  requireLogin: boolean;
  /** Whom a new set is for that does not say. */
  defaultVisibility: Visibility;
  /** The campus's own sign-in; undefined where passwords are the one way. */
  oidc: OidcSettings | undefined;
  /** How notices go out as mails; undefined where none do. */
  mail: MailSettings | undefined;
  /** Whose passwords are asked for: with `admin` everyone else signs in by the campus. */
  passwordSignIn: 'all' | 'admin';
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
  /** Reads the texts of files, so that they can be searched. */
  indexFiles: boolean;
  tools: Tools;
}

/** The environment does not make a configuration; the message lists every bad variable. */
export class ConfigError extends OperatorError {
  override name = 'ConfigError';
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
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((one) => `  ${one.path.join('.')}: ${one.message}`);
    throw unusable(lines);
  }
  const values = parsed.data;
  const production = values.NODE_ENV === 'production';
  const problems = [...s3Problems(values), ...oidcProblems(values), ...mailProblems(values)];
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
    requireLogin: values.REQUIRE_LOGIN,
    defaultVisibility: values.DEFAULT_VISIBILITY,
    oidc: oidcSettings(values),
    mail: mailSettings(values),
    passwordSignIn: values.PASSWORD_SIGN_IN,
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
    indexFiles: values.INDEX_FILES,
    tools: { ...findTools(env.PATH), requireSandbox: values.REQUIRE_SANDBOX, ocr: values.OCR },
  };
}
