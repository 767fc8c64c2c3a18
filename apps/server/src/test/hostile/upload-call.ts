import type { HostileBank } from './hostile-bank.js';
import type { RawAnswer, RawCall } from './raw-http.js';

export const BOUNDARY = '----batas';
export const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;
export const END = `--${BOUNDARY}--\r\n`;

/** One part of a form, its head as it is given. */
export function part(disposition: string | Buffer, content: string | Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; `),
    Buffer.from(disposition),
    Buffer.from('\r\n\r\n'),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
}

export const field = (name: string, value: string | Buffer) => part(`name="${name}"`, value);

/** The fields that an upload to the attacked set needs. */
export function fieldsFor({ setId }: HostileBank): Buffer {
  return Buffer.concat([field('questionSetId', String(setId)), field('fileCategory', 'testCases')]);
}

/** A form with the fields that an upload needs, and one file. */
export function uploadBody(
  bank: HostileBank,
  disposition: string | Buffer,
  content: string | Buffer,
): Buffer {
  return Buffer.concat([fieldsFor(bank), part(disposition, content), Buffer.from(END)]);
}

/** The request that sends a form. */
export function formCall(
  { sari }: Pick<HostileBank, 'sari'>,
  body: string | Buffer,
  contentType = MULTIPART,
): RawCall {
  const headers = [
    ['x-access-token', sari],
    ['content-type', contentType],
  ] as const;
  return { method: 'POST', path: '/api/files/upload', headers, body };
}

/** Uploads one file; `disposition` is what follows `form-data; ` in its part. */
export function uploadRaw(
  bank: HostileBank,
  disposition: string | Buffer,
  content: string | Buffer,
): Promise<RawAnswer> {
  return bank.call(formCall(bank, uploadBody(bank, disposition, content)));
}
