import { tokenOf } from './admin.js';
import type { LECTURER, Product } from './visit.js';

/** One call of an account's, beside the pages that are open. It must succeed. */
export type Call = <T>(method: string, path: string, body?: object) => Promise<T>;

/** The calls of an account. */
export async function callsOf({ url }: Product, account: typeof LECTURER): Promise<Call> {
  const token = await tokenOf(url, account);
  return async (method, path, body) => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'x-access-token': token },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
}
