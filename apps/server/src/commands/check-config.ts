import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../settings/config.js';
import { environmentSchema } from '../settings/environment-schema.js';
import { COMMAND_PREFIX } from '../version.js';
import { type Command, type Terminal, UsageError } from './command.js';
import { readArgs } from './read-args.js';

const USAGE = 'config check';

type Variable = keyof typeof environmentSchema.shape;

const NAMES = Object.keys(environmentSchema.shape) as Variable[];
/** The file that `bank-soal` has read, and the variables in it: one a line. */
const FROM_FILE = 'BANK_SOAL_FROM_FILE';

/** Settings that a default depends on. */
const DERIVED: Partial<Record<Variable, (config: Config) => unknown>> = {
  DATA_DIR: ({ dataDir }) => dataDir,
  SITE_DIR: ({ siteDir }) => siteDir,
  SEED_DEMO: ({ seedDemo }) => seedDemo,
  LOG_LEVEL: ({ logLevel }) => logLevel,
  S3_FORCE_PATH_STYLE: ({ s3 }) => s3?.forcePathStyle,
  OIDC_LABEL: ({ oidc }) => oidc?.label,
  OIDC_EMAIL_CLAIM: ({ oidc }) => oidc?.emailClaim,
  OIDC_TRUST_EMAIL: ({ oidc }) => oidc?.trustEmail,
};

function settingLines(config: Config, env: Terminal['env']): string[] {
  const [file, ...names] = env[FROM_FILE]?.split('\n') ?? [];
  const inFile = new Set(names);
  const keyFile = join(config.dataDir, 'jwt-secret');
  const sourceOf = (name: Variable) => {
    if (env[name]) return inFile.has(name) ? `file ${file}` : 'lingkungan';
    return name === 'JWT_SECRET' && existsSync(keyFile) ? `file ${keyFile}` : 'bawaan';
  };
  const given = Object.fromEntries(NAMES.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
  const parsed = environmentSchema.parse(given);
  return NAMES.map((name) => {
    const source = sourceOf(name);
    const value = DERIVED[name]?.(config) ?? parsed[name];
    const isSet = source !== 'bawaan' || (value !== undefined && String(value) !== '');
    if (!isSet) return `${name}: tidak diatur`;
    if (environmentSchema.shape[name].meta()?.secret === true) return `${name}: diatur (${source})`;
    // Lists and rules as they were written.
    return `${name}=${typeof value === 'object' ? env[name] : value} (${source})`;
  });
}

/** Names every setting with its value and origin. The caller has parsed them: they are valid. */
export const checkConfig: Command = async (args, config, { env, out }) => {
  const { positionals } = readArgs(USAGE, args, { min: 1, max: 1 }, {});
  if (positionals[0] !== 'check') throw new UsageError(`Cara pakai: ${COMMAND_PREFIX} ${USAGE}`);
  for (const line of settingLines(config, env)) out(line);
  return true;
};
