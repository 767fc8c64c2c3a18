import type { MailSettings } from '../../settings/config-mail.js';
import type { MailText } from './mail-text.js';

const ANSWER_MS = 15_000;

/** A mail that is ready to go. */
export interface Mail extends MailText {
  to: { name: string; address: string };
  /** The same for the same notices: who gets it twice can know that. */
  id: string;
}

/** Hands mails over to a server. */
export interface MailTransport {
  /** @throws Error as the server refuses, or cannot be reached */
  send: (mail: Mail) => Promise<void>;
}

export function createMailTransport(settings: MailSettings): MailTransport {
  const { host, port, secure, requireTls, auth, from, siteUrl } = settings;
  const options = {
    host,
    port,
    secure,
    requireTLS: requireTls,
    ...(auth && { auth }),
    connectionTimeout: ANSWER_MS,
    greetingTimeout: ANSWER_MS,
    socketTimeout: ANSWER_MS,
    // No text of a person names a file or an address of this machine.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  // Loaded with the first mail: most banks send none.
  const opened = async () => (await import('nodemailer')).createTransport(options);
  let transport: ReturnType<typeof opened> | undefined;
  const { hostname } = new URL(siteUrl);
  return {
    send: async ({ to, subject, text, id }) => {
      const headers = { 'Auto-Submitted': 'auto-generated' };
      const messageId = `<${id}@${hostname}>`;
      transport ??= opened();
      await (await transport).sendMail({ from, to, subject, text, headers, messageId });
    },
  };
}

/** Whether a server refuses this one mail for good. */
export function isRefusedForGood(error: unknown): boolean {
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown };
  // A refused password may be fixed.
  return code !== 'EAUTH' && typeof responseCode === 'number' && responseCode >= 500;
}

/** Loggable facts of a failure: never an address, a text, or a password. */
export function mailFailure(error: unknown): { code: unknown; status: unknown } {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return { code, status: responseCode };
}
