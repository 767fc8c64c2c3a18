import { isEmail } from '@bank-soal/contract/accounts';
import { NAME_MAX } from '@bank-soal/contract/common';
import { type Claims, claimOf } from './claims.js';

/** A person that a provider vouches for. */
export interface CampusPerson {
  issuer: string;
  /** Their identity at that issuer, for ever. */
  subject: string;
  name: string;
  email: { address: string; isVerified: boolean } | undefined;
  claims: Claims;
}

const textOf = (value: unknown) =>
  typeof value === 'string' ? value.replace(/\p{Cc}+/gu, ' ').trim() : '';

const isSaid = (value: unknown) => value !== undefined && value !== null;

/** Whether the provider vouches for the address; without the claim, the operator may. */
function isVerified(said: unknown, trusted: boolean): boolean {
  if (!isSaid(said)) return trusted;
  // Some write down a text.
  return said === true || textOf(said).toLowerCase() === 'true';
}

/** How an address is found, and when it is believed. */
interface EmailSettings {
  emailClaim: string;
  trustEmail: boolean;
}

/** The address, with its verification from the same source, or from the one without an address. */
function emailOf(
  token: Claims,
  info: Claims,
  { emailClaim, trustEmail }: EmailSettings,
): CampusPerson['email'] {
  const sources = [token, info].filter((claims) => (claimOf(claims, emailClaim) ?? '') !== '');
  const source = sources.find((claims) => isSaid(claims.email_verified)) ?? sources.at(-1) ?? {};
  const addresses = [claimOf(source, emailClaim)].flat().map(textOf).filter(isEmail);
  const [address] = addresses;
  if (address === undefined) return undefined;
  const elsewhere = sources.length === 1 ? { ...info, ...token }.email_verified : undefined;
  const said = source.email_verified ?? elsewhere;
  // The claim is about one address, and never vouches for that of another claim.
  const isBelieved = addresses.length === 1 && isVerified(said, trustEmail);
  return { address, isVerified: isBelieved && (emailClaim === 'email' || trustEmail) };
}

function nameOf(claims: Claims, address: string): string {
  const both = `${textOf(claims.given_name)} ${textOf(claims.family_name)}`.trim();
  const names = [textOf(claims.name), both, textOf(claims.preferred_username)];
  const name = names.find((one) => one !== '') ?? address.split('@', 1)[0] ?? '';
  return Array.from(name).slice(0, NAME_MAX).join('').trim();
}

/**
 * Person of a provider's claims.
 *
 * @param token claims of the signed token
 * @param info claims from the userinfo endpoint
 * @param settings which claim has the address, and whether one without verification counts as verified
 */
export function campusPerson(
  issuer: string,
  token: Claims & { sub: string },
  info: Claims,
  settings: EmailSettings,
): CampusPerson {
  const claims = { ...info, ...token };
  const email = emailOf(token, info, settings);
  const name = nameOf(claims, email?.address ?? '');
  return { issuer, subject: token.sub, name, email, claims };
}
