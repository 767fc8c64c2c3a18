import type { BankProcess } from './bank-process.js';
import { fetchAlone } from './fetch-alone.js';

export type Call = (
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object | FormData,
) => Promise<Response>;

/** The server refused for good reason (a full disk, a storm): nothing was acknowledged. */
export class Refused extends Error {
  constructor(readonly status: number) {
    super(`Refused with ${status}`);
  }
}

/** Calls of the administrator; each that is answered with success is acknowledged. */
export function caller({ url, token }: BankProcess): Call {
  return async (method, path, body) => {
    const payload = body instanceof FormData ? body : JSON.stringify(body);
    const init = { method, headers: { 'x-access-token': token } };
    const answer = await fetchAlone(
      url + path,
      body === undefined ? init : { ...init, body: payload },
    );
    if (!answer.ok) throw new Refused(answer.status);
    return answer;
  };
}
