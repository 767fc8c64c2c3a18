import { z } from 'zod';
import { isLoopback } from '../loopback.js';
import { type ClaimMatch, type RoleRule, readMatch, readRoleRules } from '../oidc/role-rules.js';
import { said } from './setting-words.js';

/** The campus's own sign-in (OpenID Connect), and what an account of it becomes here. */
export interface OidcSettings {
  issuer: string;
  clientId: string;
  /** Undefined for a public client, which proves itself by PKCE alone. */
  clientSecret: string | undefined;
  /** Where browsers reach this site: an origin. */
  siteUrl: string;
  /** Name of the account on the login page. */
  label: string;
  /** Verified addresses of these are linked to accounts that are here already. */
  emailDomains: readonly string[];
  /** The claim that has the address. */
  emailClaim: string;
  /** Takes an address for verified of which the provider does not say whether it is. */
  trustEmail: boolean;
  roles: readonly RoleRule[];
  /** Administrators by their claims; undefined: nobody by the provider's word. */
  admin: ClaimMatch | undefined;
  /** How long the provider has for an answer. */
  timeoutSeconds: number;
}

const TIMEOUT_S = 10;
const LABEL_MAX = 60;
const DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;

function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password, search, hash, pathname } = new URL(text);
  if (username + password + search + hash !== '' || pathname.includes('/.well-known/'))
    return false;
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}

const siteUrl = z.string().transform((text, context) => {
  const origin = text.trim().replace(/\/$/, '');
  const isOrigin = URL.canParse(origin) && new URL(origin).origin === origin;
  if (!isOrigin || !/^https?:/.test(origin)) {
    context.addIssue('bukan alamat situs seperti https://soal.kampus.ac.id, tanpa jalur');
  }
  return origin;
});

const domains = z.string().transform((text, context) => {
  const parts = text.split(',').map((part) => part.trim().toLowerCase());
  for (const part of parts) {
    if (!DOMAIN.test(part)) context.addIssue(`'${part}' bukan domain seperti kampus.ac.id`);
  }
  return parts;
});

const roleRules = z.string().transform((text, context) => {
  const { rules, problem } = readRoleRules(text);
  if (problem !== undefined) context.addIssue(problem);
  return rules;
});

const adminClaim = z.string().transform((text, context) => {
  const match = readMatch(text.trim());
  if (match?.claim === undefined) {
    context.addIssue('harus klaim dan isinya, seperti groups:bank-admin');
  }
  return match;
});

/** The variables of the environment about the campus's own sign-in; `flag` reads true and false. */
export const oidcVariables = (flag: z.ZodType<boolean>) => ({
  SITE_URL: said(
    siteUrl.optional(),
    'lihat [Akun kampus](#akun-kampus)',
    "sign-in with the campus's accounts by OpenID Connect: [operator's guide](docs/operator.md#akun-kampus) (in Indonesian)",
  ),
  OIDC_ISSUER: z
    .string()
    .trim()
    .refine(
      isIssuer,
      'bukan alamat penerbit seperti https://sso.kampus.ac.id/realms/kampus (http hanya di komputer sendiri)',
    )
    .optional(),
  OIDC_CLIENT_ID: z.string().trim().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional().meta({ secret: true }),
  OIDC_LABEL: z.string().trim().min(1).max(LABEL_MAX, `paling panjang ${LABEL_MAX}`).optional(),
  OIDC_EMAIL_DOMAINS: domains.optional(),
  OIDC_EMAIL_CLAIM: z.string().trim().min(1).optional(),
  OIDC_TRUST_EMAIL: flag.optional(),
  OIDC_ROLES: roleRules.optional(),
  OIDC_ADMIN_CLAIM: adminClaim.optional(),
  PASSWORD_SIGN_IN: z.enum(['all', 'admin'], 'harus all atau admin').default('all'),
});

type Values = z.infer<z.ZodObject<ReturnType<typeof oidcVariables>>>;

const NEEDED = ['OIDC_CLIENT_ID', 'SITE_URL'] as const;
const OTHERS = [
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
  'OIDC_LABEL',
  'OIDC_EMAIL_DOMAINS',
  'OIDC_EMAIL_CLAIM',
  'OIDC_TRUST_EMAIL',
  'OIDC_ROLES',
  'OIDC_ADMIN_CLAIM',
] as const;

/** Missing settings of a provider that is named, or of one that is not: one line a variable. */
export function oidcProblems(values: Values): string[] {
  if (values.OIDC_ISSUER !== undefined) {
    return NEEDED.filter((name) => values[name] === undefined).map(
      (name) => `  ${name}: harus diisi bila OIDC_ISSUER dipakai`,
    );
  }
  const isMeant = OTHERS.some((name) => values[name] !== undefined);
  return isMeant ? ['  OIDC_ISSUER: harus diisi bila OIDC_* lain dipakai'] : [];
}

/** The provider that people sign in at; undefined where there is none. */
export function oidcSettings(values: Values): OidcSettings | undefined {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, SITE_URL } = values;
  if (OIDC_ISSUER === undefined) return undefined;
  return {
    issuer: OIDC_ISSUER,
    clientId: OIDC_CLIENT_ID ?? '',
    clientSecret: values.OIDC_CLIENT_SECRET,
    siteUrl: SITE_URL ?? '',
    label: values.OIDC_LABEL ?? 'akun kampus',
    emailDomains: values.OIDC_EMAIL_DOMAINS ?? [],
    emailClaim: values.OIDC_EMAIL_CLAIM ?? 'email',
    trustEmail: values.OIDC_TRUST_EMAIL ?? false,
    // Every account of the campus, where nothing else is said.
    roles: values.OIDC_ROLES ?? [{ match: {}, becomes: 'student' }],
    admin: values.OIDC_ADMIN_CLAIM,
    timeoutSeconds: TIMEOUT_S,
  };
}
