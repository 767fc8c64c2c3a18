import { NAME_MAX } from '@bank-soal/contract/limits';
import { isEmail } from '@bank-soal/contract/rules-email';
import type { Claims } from './claims.js';

/** Somebody whom a provider vouches for. */
export interface CampusPerson {
  issuer: string;
  /** Tells them from everyone else at that issuer, for ever. */
  subject: string;
  name: string;
  email: { address: string; isVerified: boolean } | undefined;
  claims: Claims;
}

const textOf = (value: unknown) =>
  typeof value === 'string' ? value.replace(/\p{Cc}+/gu, ' ').trim() : '';

/** Whether the provider vouches for the address; where it says nothing, the operator may. */
function isVerified(said: unknown, trusted: boolean): boolean {
  if (said === undefined || said === null) return trusted;
  // Some write down a text.
  return said === true || said === 'true';
}

/** The address, with what is said of it in the same place. */
function emailOf(token: Claims, info: Claims, trusted: boolean): CampusPerson['email'] {
  const source = token.email_verified === undefined && info.email !== undefined ? info : token;
  const address = textOf(source.email);
  if (!isEmail(address)) return undefined;
  return { address, isVerified: isVerified(source.email_verified, trusted) };
}

function nameOf(claims: Claims, address: string): string {
  const both = `${textOf(claims.given_name)} ${textOf(claims.family_name)}`.trim();
  const names = [textOf(claims.name), both, textOf(claims.preferred_username)];
  const name = names.find((one) => one !== '') ?? address.split('@', 1)[0] ?? '';
  return Array.from(name).slice(0, NAME_MAX).join('').trim();
}

/**
 * Whom a provider tells of.
 *
 * @param token what the signed token says
 * @param info what the provider says when it is asked about its holder
 * @param trusted whether an address counts as verified of which nothing is said
 */
export function campusPerson(
  issuer: string,
  token: Claims & { sub: string },
  info: Claims,
  trusted: boolean,
): CampusPerson {
  const claims = { ...info, ...token };
  const email = emailOf(token, info, trusted);
  const name = nameOf(claims, email?.address ?? '');
  return { issuer, subject: token.sub, name, email, claims };
}
