import type { CampusProof } from '@bank-soal/screens/my-data';

/** What the campus's own sign-in has led back with: a code for a session, or why there is none. */
export interface Arrival {
  code?: string;
  problem?: string;
}

/** Reads it behind the `#` of the login page. */
export function readArrival(hash: string): Arrival | undefined {
  const found = new URLSearchParams(hash.slice(1));
  const [code, problem] = [found.get('kode'), found.get('masalah')];
  if (code) return { code };
  return problem ? { problem } : undefined;
}

let taken: Arrival | undefined;

/**
 * Takes it out of the address before anything else is done: nobody finds a code in an address that they look at,
 * keep or hand on, and no page that is drawn meanwhile carries it along.
 */
export function takeArrival({ location, history }: Pick<Window, 'location' | 'history'>): void {
  taken = readArrival(location.hash);
  if (taken) history.replaceState(history.state, '', location.pathname + location.search);
}

/** What was taken, and nobody has used yet. */
export const takenArrival = () => taken;

/** Forgets it: a code is good once. */
export function forgetArrival(): void {
  taken = undefined;
}

let kept: CampusProof | undefined;

/** Keeps what the campus has led back with for the page that asked for it: in no address, and stored nowhere. */
export function keepReturn(proof: CampusProof): void {
  kept = proof;
}

/** What was kept. */
export const keptReturn = () => kept;

/** Forgets it: a code is good once. */
export function forgetReturn(): void {
  kept = undefined;
}
