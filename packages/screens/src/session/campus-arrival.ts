/** Result of the campus sign-in: a code for a session, or why there is none. */
export interface Arrival {
  /** Code for a session, good once. */
  code?: string;
  /** Reason of a refusal, as a code. */
  problem?: string;
}

/** Reads the result behind the `#` of the login page. */
export function readArrival(hash: string): Arrival | undefined {
  const found = new URLSearchParams(hash.slice(1));
  const [code, problem] = [found.get('kode'), found.get('masalah')];
  if (code) return { code };
  return problem ? { problem } : undefined;
}

/** The part of a page's query that chooses a language. */
export const LANGUAGE_PARAM = 'lang';

let taken: Arrival | undefined;

/**
 * Takes the result out of the address before the page renders: a code must not stay where it can be read, stored or
 * shared. A language goes too: the browser keeps the choice, and no link carries it on.
 */
export function takeArrival({ location, history }: Pick<Window, 'location' | 'history'>): void {
  const url = new URL(location.href);
  taken = readArrival(url.hash);
  if (taken) url.hash = '';
  if (url.searchParams.has(LANGUAGE_PARAM)) url.searchParams.delete(LANGUAGE_PARAM);
  if (url.href !== location.href) history.replaceState(history.state, '', url.href);
}

/** The result that no page has used yet. */
export const takenArrival = () => taken;

/** Forgets the result: a code is good once. */
export function forgetArrival(): void {
  taken = undefined;
}
