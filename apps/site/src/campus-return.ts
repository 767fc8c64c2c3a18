import type { CampusProof } from '@bank-soal/screens/my-data';

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
