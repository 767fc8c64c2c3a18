import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findTools, type Tools } from '../documents/sandbox/find-tools.js';
import { OperatorError } from '../failures/operator-error.js';
import { type MailSettings, mailProblems, mailSettings } from './config-mail.js';
import { type OidcSettings, oidcProblems, oidcSettings } from './config-oidc.js';
import { type S3Settings, s3Problems, s3Settings } from './config-s3.js';
import { environmentSchema, type Settings } from './environment-schema.js';

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
  /** Each as it was read; below is what is made of some of them. */
  settings: Settings;
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
  /** The campus's own sign-in; undefined where passwords are the one way. */
  oidc: OidcSettings | undefined;
  /** How notices go out as mails; undefined where none do. */
  mail: MailSettings | undefined;
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

const unusable = (lines: readonly string[]) =>
  new ConfigError(`Pengaturan tidak dapat dipakai:\n${lines.join('\n')}`);

const defaultSiteDir = fileURLToPath(new URL('../../../site/dist', import.meta.url));
const demoFile = fileURLToPath(new URL('../../../../demo/dist/demo-bank.zip', import.meta.url));

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
    settings: values,
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
    oidc: oidcSettings(values),
    mail: mailSettings(values),
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
    tools: { ...findTools(env.PATH), requireSandbox: values.REQUIRE_SANDBOX, ocr: values.OCR },
  };
}
