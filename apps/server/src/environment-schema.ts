import { VISIBILITIES } from '@bank-soal/contract/release';
import { cleanEmail, isEmail } from '@bank-soal/contract/rules-email';
import { checkNewPassword } from '@bank-soal/contract/rules-password';
import { z } from 'zod';
import { commonPassword } from './accounts/common-passwords.js';
import { mailVariables } from './config-mail.js';
import { oidcVariables } from './config-oidc.js';
import { s3Variables } from './config-s3.js';
import { inWords } from './refusal.js';

const SECRET_MIN = 32;

const flag = z
  .enum(['true', 'false', '1', '0', 'on', 'off'], 'harus true atau false')
  .transform((word) => ['true', '1', 'on'].includes(word));

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

/** Every variable that the server reads, its bounds and what it is where nobody sets it; a `secret` is never shown. */
export const environmentSchema = z.object({
  NODE_ENV: z.string().optional(),
  PORT: whole(0, 65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: whole(0, 65535).optional(),
  DATA_DIR: z.string().default('./data'),
  SITE_DIR: z.string().optional(),
  DATABASE_URL: databaseUrl.optional().meta({ secret: true }),
  ...s3Variables(flag),
  ...oidcVariables(flag),
  ...mailVariables(),
  JWT_SECRET: z
    .string()
    .min(SECRET_MIN, `paling sedikit ${SECRET_MIN} karakter`)
    .optional()
    .meta({ secret: true }),
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
  REQUIRE_LOGIN: flag.default(false),
  DEFAULT_VISIBILITY: z
    .enum(VISIBILITIES, `harus salah satu dari ${VISIBILITIES.join(', ')}`)
    .default('public'),
  INDEX_FILES: flag.default(true),
  OCR: flag.default(false),
  REQUIRE_SANDBOX: flag.default(false),
  ADMIN_EMAIL: z.string().overwrite(cleanEmail).refine(isEmail, 'bukan alamat email').optional(),
  ADMIN_PASSWORD: z
    .string()
    .superRefine((password, context) => {
      const failure = checkNewPassword(password) ?? commonPassword(password);
      if (failure !== undefined) context.addIssue(inWords(failure));
    })
    .optional()
    .meta({ secret: true }),
  ADMIN_NAME: z.string().trim().min(1, 'tidak boleh kosong').max(100).default('Administrator'),
  SEED_DEMO: flag.optional(),
  SITE_NAME: z.string().trim().min(1).default('Bank Soal Informatika'),
  SITE_FACULTY: z.string().trim().default('Program Studi Informatika'),
  SITE_LOGO_UNIVERSITY: z.string().optional(),
  SITE_LOGO_DEPARTMENT: z.string().optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).optional(),
});
