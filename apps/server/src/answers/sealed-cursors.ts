import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';
import { Refusal } from '../failures/refusal.js';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Seals the end of a page, so that only a server of this bank reads it, and only for the same list. */
export interface SealedCursors {
  /** Deterministic: a cursor reveals neither its moment nor anything else. */
  seal: (list: string, end: string) => string;
  /** @throws Refusal 400 for what was not sealed here for this list */
  open: (list: string, cursor: string) => string;
}

/** @param secret of all servers of this bank: the next page may come from another one */
export function createSealedCursors(secret: string): SealedCursors {
  // Keys of their own: what signs tokens seals no cursor.
  const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', use, 32));
  const key = keyFor('bank-soal cursors');
  const nonceKey = keyFor('bank-soal nonces of cursors');
  return {
    seal: (list, end) => {
      const nonce = createHmac('sha256', nonceKey)
        .update(`${list}\n${end}`)
        .digest()
        .subarray(0, NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(list));
      const sealed = [cipher.update(end, 'utf8'), cipher.final(), cipher.getAuthTag()];
      return Buffer.concat([nonce, ...sealed]).toString('base64url');
    },
    open: (list, cursor) => {
      try {
        const bytes = Buffer.from(cursor, 'base64url');
        const nonce = bytes.subarray(0, NONCE_BYTES);
        const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
          .setAAD(Buffer.from(list))
          .setAuthTag(bytes.subarray(-TAG_BYTES));
        const sealed = bytes.subarray(NONCE_BYTES, -TAG_BYTES);
        return decipher.update(sealed, undefined, 'utf8') + decipher.final('utf8');
      } catch {
        throw new Refusal(400, { code: 'invalid', what: 'cursor' });
      }
    },
  };
}
