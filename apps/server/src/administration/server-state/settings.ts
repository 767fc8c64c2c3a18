import type { Visibility } from '@bank-soal/contract/release';
import {
  SERVER_SETTINGS,
  type ServerSetting,
  type ServerState,
} from '@bank-soal/contract/server-state';
import type { Config } from '../../config.js';
import type { environmentSchema } from '../../environment-schema.js';

type Variable = keyof typeof environmentSchema.shape;

/** A text that somebody typed is none of these: no secret or address passes, whatever is added below. */
type Shown = boolean | number | Visibility;

/** Which settings are shown, and what of them. A variable that is not named here is never told. */
const SHOWN = {
  PUBLIC_BROWSING: ({ publicBrowsing }) => publicBrowsing,
  REQUIRE_LOGIN: ({ requireLogin }) => requireLogin,
  DEFAULT_VISIBILITY: ({ defaultVisibility }) => defaultVisibility,
  MAX_UPLOAD_MB: ({ maxUploadMb }) => maxUploadMb,
  WRITES_PER_MINUTE: ({ account }) => account.writesPerMinute,
  MAX_SETS_PER_ACCOUNT: ({ account }) => account.maxSets,
  MAX_MB_PER_ACCOUNT: ({ account }) => account.maxMb,
  AUDIT_DAYS: ({ auditDays }) => auditDays,
  TOKEN_TTL_S: ({ tokenTtlSeconds }) => tokenTtlSeconds,
  TRUST_PROXY: ({ trustProxy }) => trustProxy,
  CORS_ORIGINS: ({ corsOrigins }) => corsOrigins.length,
  OIDC_ISSUER: ({ oidc }) => oidc !== undefined,
  SMTP_URL: ({ mail }) => mail !== undefined,
  S3_BUCKET: ({ s3 }) => s3 !== undefined,
  METRICS_PORT: ({ metricsPort }) => metricsPort !== undefined,
} satisfies Record<ServerSetting & Variable, (config: Config) => Shown>;

/** The settings that hold no secret, in the contract's order. */
export function shownSettings(config: Config): ServerState['settings'] {
  return SERVER_SETTINGS.map((name) => ({ name, value: SHOWN[name](config) }));
}
