import { sign } from 'node:crypto';

/**
 * @typedef {object} Packed
 * @property {string} name of the archive's file
 * @property {string} sha256
 * @property {string} version
 * @property {string | undefined} commit
 */

/**
 * Says of an archive what it was made of, as in-toto has it, and signs that: `openssl pkeyutl -verify -rawin` reads it.
 *
 * @param {Packed} packed
 * @param {string} key private, Ed25519, PEM
 * @returns {{ statement: string, signature: Buffer }}
 */
export function attest({ name, sha256, version, commit }, key) {
  if (commit === undefined) throw new Error('What is not committed is not signed for');
  const statement = JSON.stringify({
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name, digest: { sha256 } }],
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'https://github.com/bank-soal/bank-soal-informatika/npm-run-archive',
        externalParameters: { version },
        resolvedDependencies: [{ digest: { gitCommit: commit } }],
      },
      runDetails: { builder: { id: 'scripts/release/release-archive.mjs' } },
    },
  });
  return { statement: `${statement}\n`, signature: sign(null, Buffer.from(`${statement}\n`), key) };
}
