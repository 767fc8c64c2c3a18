import { PAGE_READER_PATH, type PageReader } from '@bank-soal/contract/page-reader';
import { TOKEN_HEADER } from '@bank-soal/contract/token-header';
import type { SessionStore } from '@bank-soal/screens/session';

/** Behind what a visit begins with. */
const LATER_MS = 2000;

/**
 * Lets the server draw this person's next pages: asks it for the cookie by which it knows them as long as they
 * want to be remembered, and gives it back when they leave. Without it their pages come empty, and are filled here.
 *
 * @param drawn who the server has taken them for
 */
export function keepPageReader(
  session: SessionStore,
  drawn: PageReader | undefined,
  send: typeof fetch = fetch,
): void {
  const remembered = () => (session.isRemembered() ? session.user() : undefined);
  const before = remembered();
  /** Of the session that the cookie is for. */
  let known = drawn && (drawn.id === before?.id ? before.accessToken : '');

  function tell() {
    const token = remembered()?.accessToken;
    if (token === known) return;
    known = token;
    const call = token
      ? { method: 'POST', headers: { [TOKEN_HEADER]: token } }
      : { method: 'DELETE' };
    // It goes on when the page is left.
    send(PAGE_READER_PATH, { ...call, keepalive: true }).catch(() => undefined);
  }
  session.subscribe(tell);
  setTimeout(tell, LATER_MS);
}
