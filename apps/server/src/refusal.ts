import { SESSION_ENDED } from '@bank-soal/contract/rules-sign-in';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A call that is refused: the status and the Indonesian sentence that it answers. */
export class Refusal extends Error {
  override name = 'Refusal';

  constructor(
    readonly status: ContentfulStatusCode,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
    /** What the answer says beside its message. */
    readonly details: object = {},
  ) {
    super(message);
  }
}

/** The refusal for a thing that is not there: `notFound('Paket soal')`. */
export function notFound(what: string): Refusal {
  return new Refusal(404, `${what} tidak ditemukan.`);
}

/** The refusal of a caller whose token is missing or has ended: clients look for its first word. */
export const unauthorized = () => new Refusal(401, `Unauthorized: ${SESSION_ENDED}`);

/** The refusal of a caller who is no administrator. */
export const adminOnly = () =>
  new Refusal(403, 'Akses ditolak. Hanya administrator yang dapat melakukan aksi ini.');
