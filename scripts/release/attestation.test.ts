import { generateKeyPairSync, verify } from 'node:crypto';
import { expect, it } from 'vitest';
import { attest } from './attestation.mjs';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const packed = { name: 'bank.tar.gz', sha256: 'a'.repeat(64), version: '1.2.0', commit: 'b1' };

it('signs which archive was made of which commit', () => {
  const { statement, signature } = attest(packed, key);
  expect(verify(null, Buffer.from(statement), publicKey, signature)).toBe(true);
  const { subject, predicate } = JSON.parse(statement);
  expect(subject).toEqual([{ name: 'bank.tar.gz', digest: { sha256: packed.sha256 } }]);
  expect(predicate.buildDefinition.resolvedDependencies).toEqual([{ digest: { gitCommit: 'b1' } }]);
  const other = statement.replace('aaaa', 'aaab');
  expect(verify(null, Buffer.from(other), publicKey, signature)).toBe(false);
});

it('does not sign for what is not committed', () => {
  expect(() => attest({ ...packed, commit: undefined }, key)).toThrow('not committed');
});
