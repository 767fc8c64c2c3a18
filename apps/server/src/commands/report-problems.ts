import type { StoreProblems } from '../files/verify-store.js';
import type { Terminal } from './command.js';

/** Prints inconsistencies for the operator; returns whether there are none. */
export function reportProblems(problems: StoreProblems, { out, err }: Terminal): boolean {
  for (const [word, files] of [
    ['HILANG', problems.missing],
    ['RUSAK', problems.damaged],
  ] as const) {
    for (const { id, setId, name, sha256 } of files) {
      const thing = setId === null ? `gambar ${id}` : `file ${id} '${name}' dari paket ${setId}`;
      err(`${word}: ${thing} (${sha256})`);
    }
  }
  const { length } = problems.orphans;
  if (length > 0) out(`${length} isi file tanpa pemilik; dibersihkan saat server mulai.`);
  return problems.missing.length + problems.damaged.length === 0;
}
