import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail as it came. */
export interface ReceivedMail {
  to: string[];
  /** Head and body, long lines put together again. */
  text: string;
}

/** A real server of mails, on a port of its own. */
export interface MailBox {
  port: number;
  mails: ReceivedMail[];
  /** Status for the next mails instead of taking them; 0: they are taken. */
  refuseWith: (status: number) => void;
  stop: () => Promise<void>;
}

const decoded = (raw: string) => {
  const whole = raw.replace(/=\r?\n/g, '');
  const bytes = whole.replace(/=([0-9A-F]{2})/g, (_, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
};

/** @param port undefined: a free one */
export async function startMailBox(port = 0): Promise<MailBox> {
  const mails: ReceivedMail[] = [];
  let status = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      if (status === 0) return done();
      return done(Object.assign(new Error('Ditolak'), { responseCode: status }));
    },
    onData: (stream, { envelope }, done) => {
      const keep = (raw: string) => {
        mails.push({ to: envelope.rcptTo.map(({ address }) => address), text: decoded(raw) });
        done();
      };
      text(stream).then(keep, done);
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve());
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    refuseWith: (next) => {
      status = next;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
