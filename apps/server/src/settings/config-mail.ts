import { z } from 'zod';
import { isLoopback } from '../loopback.js';
import { said } from './setting-words.js';

/** The SMTP server that takes the bank's mails, and what stands in them. */
export interface MailSettings {
  host: string;
  port: number;
  /** TLS from the first byte; else it is asked for where the server offers it. */
  secure: boolean;
  /** Nothing is sent to a server that offers no TLS: a password would travel in the open. */
  requireTls: boolean;
  auth: { user: string; pass: string } | undefined;
  /** The sender: an address, or a name and one in angle brackets. */
  from: string;
  /** Where browsers reach this site: an origin. */
  siteUrl: string;
}

const FROM = /^(?:[^<>\r\n,;]{1,100}<)?[^\s<>@,;"]+@[^\s<>@,;"]+>?$/;
const PORTS: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };

function isSmtp(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname, search, hash } = new URL(text);
  return protocol in PORTS && hostname !== '' && /^\/?$/.test(pathname) && search + hash === '';
}

/** The variables of the environment about mails. */
export const mailVariables = () => ({
  SMTP_URL: said(
    z
      .string()
      .trim()
      .refine(isSmtp, 'bukan alamat seperti smtps://pengguna:sandi@mail.kampus.ac.id')
      .optional()
      .meta({ secret: true }),
    'lihat [Email](#email)',
    "notices by mail, for who asks for them: [operator's guide](docs/operator.md#email) (in Indonesian)",
  ),
  MAIL_FROM: z
    .string()
    .trim()
    .regex(FROM, 'bukan alamat seperti Bank Soal <bank-soal@kampus.ac.id>')
    .optional(),
});

interface Values extends z.infer<z.ZodObject<ReturnType<typeof mailVariables>>> {
  SITE_URL?: string | undefined;
}

/** Missing settings of a server that is named, or of one that is not: one line a variable. */
export function mailProblems(values: Values): string[] {
  if (values.SMTP_URL === undefined) {
    return values.MAIL_FROM === undefined ? [] : ['  SMTP_URL: harus diisi bila MAIL_FROM dipakai'];
  }
  return (['MAIL_FROM', 'SITE_URL'] as const)
    .filter((name) => values[name] === undefined)
    .map((name) => `  ${name}: harus diisi bila SMTP_URL dipakai`);
}

/** How mails are sent; undefined where none are. */
export function mailSettings({ SMTP_URL, MAIL_FROM, SITE_URL }: Values): MailSettings | undefined {
  if (SMTP_URL === undefined) return undefined;
  const { protocol, hostname, port, username, password } = new URL(SMTP_URL);
  const host = hostname.replace(/^\[|\]$/g, '');
  const hasName = username !== '';
  return {
    host,
    port: port === '' ? (PORTS[protocol] ?? 587) : Number(port),
    secure: protocol === 'smtps:',
    requireTls: hasName && protocol === 'smtp:' && !isLoopback(host),
    auth: hasName
      ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
      : undefined,
    from: MAIL_FROM ?? '',
    siteUrl: SITE_URL ?? '',
  };
}
