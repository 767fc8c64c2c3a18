import { emailKey } from '@bank-soal/contract/accounts';
import type { CampusPerson } from './campus-person.js';
import { valuesOf } from './claims.js';

/** Value that a claim must have. Without a claim the rule holds for everyone. */
export interface ClaimMatch {
  /** Up to the first colon; a name may have colons itself, such as `cognito:groups`. */
  claim?: string;
  /** Of `email`: an address, or `@` and a domain. */
  value?: string;
}

/** Each way to split name and value: at any colon, but for `email`, which is ours. */
export function readingsOf({ claim, value = '' }: ClaimMatch) {
  if (claim === undefined || claim === 'email') return [];
  const parts = [claim, ...value.split(':')];
  return parts.slice(1).map((_, index) => ({
    claim: parts.slice(0, index + 1).join(':'),
    value: parts.slice(index + 1).join(':'),
  }));
}

/** Kind of account that a person of the campus gets here. */
export type CampusKind = 'lecturer' | 'student' | 'refused';

/** One rule of several; the first that matches counts. */
export interface RoleRule {
  match: ClaimMatch;
  becomes: CampusKind;
}

const KINDS: ReadonlyMap<string, CampusKind> = new Map([
  ['dosen', 'lecturer'],
  ['mahasiswa', 'student'],
  ['tolak', 'refused'],
]);

/** Reads `groups:dosen-if`, or `*`; undefined for what is neither. */
export function readMatch(text: string): ClaimMatch | undefined {
  if (text === '*') return {};
  const [, claim, value] = /^([^:\s]+):(.+)$/.exec(text) ?? [];
  if (claim === undefined || value === undefined) return undefined;
  return { claim, value: claim === 'email' ? emailKey(value) : value };
}

const isSame = (one: ClaimMatch, other: ClaimMatch) =>
  one.claim === other.claim && one.value === other.value;

/** Reads `groups:dosen-if=dosen; email:@student.kampus.ac.id=mahasiswa; *=tolak`. */
export function readRoleRules(text: string): { rules: RoleRule[]; problem?: string } {
  const rules: RoleRule[] = [];
  const parts = text.split(';').map((part) => part.trim());
  for (const part of parts.filter((one) => one !== '')) {
    // A claim's value may have an equals sign in it; the kind has none.
    const end = part.lastIndexOf('=');
    const match = readMatch(part.slice(0, Math.max(0, end)).trim());
    const becomes = KINDS.get(part.slice(end + 1).trim());
    if (match === undefined || becomes === undefined) {
      const problem = `'${part}' bukan aturan seperti groups:dosen-if=dosen, email:@kampus.ac.id=mahasiswa, atau *=tolak`;
      return { rules, problem };
    }
    const earlier = rules.find(
      (rule) => rule.match.claim === undefined || isSame(rule.match, match),
    );
    if (earlier !== undefined) {
      return {
        rules,
        problem: `'${part}' tidak pernah berlaku: aturan sebelumnya sudah mencakupnya`,
      };
    }
    rules.push({ match, becomes });
  }
  if (rules.length === 0) return { rules, problem: 'tidak berisi aturan' };
  return { rules };
}

function hasAddress({ email }: CampusPerson, value: string): boolean {
  if (!email?.isVerified) return false;
  const address = emailKey(email.address);
  if (!value.startsWith('@')) return address === value;
  return address.slice(address.lastIndexOf('@')) === value;
}

/** Whether a person's claims match. */
export function matches(match: ClaimMatch, person: CampusPerson): boolean {
  const { claim, value = '' } = match;
  if (claim === undefined) return true;
  // An account that may write down any address could be anyone.
  if (claim === 'email') return hasAddress(person, value);
  return readingsOf(match).some((one) => valuesOf(person.claims, one.claim).includes(one.value));
}

/** Kind of a person by the first rule that matches; without one they are refused. */
export function kindOf(person: CampusPerson, rules: readonly RoleRule[]): CampusKind {
  return rules.find(({ match }) => matches(match, person))?.becomes ?? 'refused';
}
