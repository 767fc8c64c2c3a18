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

let taken: Arrival | undefined;

/**
 * Takes the result out of the address before the page renders: a code must not stay where it can be read, stored or
 * shared.
 */
export function takeArrival({ location, history }: Pick<Window, 'location' | 'history'>): void {
  taken = readArrival(location.hash);
  if (taken) history.replaceState(history.state, '', location.pathname + location.search);
}

/** The result that no page has used yet. */
export const takenArrival = () => taken;

/** Forgets the result: a code is good once. */
export function forgetArrival(): void {
  taken = undefined;
}
