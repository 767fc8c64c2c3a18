import { describe, expect, it } from 'vitest';
import { campusPerson } from './campus-person.js';
import { kindOf, readRoleRules } from './role-rules.js';

const settings = { emailClaim: 'email', trustEmail: false };

const person = (info: object, trustEmail = false, emailClaim = 'email') =>
  campusPerson('https://sso.uji.ac.id', { sub: 'satu' }, { ...info }, { emailClaim, trustEmail });

const kind = (rules: string, info: object, trusted?: boolean) =>
  kindOf(person(info, trusted), readRoleRules(rules).rules);

describe('rules', () => {
  it.each([
    ['groups:dosen-if=dosen; *=mahasiswa', { groups: ['x', 'dosen-if'] }, 'lecturer'],
    ['groups:dosen-if=dosen; *=mahasiswa', { groups: 'dosen-if' }, 'lecturer'],
    ['groups:dosen-if=dosen; *=mahasiswa', { groups: ['dosen-if2'] }, 'student'],
    ['groups:dosen-if=dosen', { groups: ['x'] }, 'refused'],
    ['groups:x=tolak; *=mahasiswa', { groups: ['x'] }, 'refused'],
    ['realm_access.roles:dosen=dosen;', { realm_access: { roles: ['dosen'] } }, 'lecturer'],
    ['https://uji.ac.id/peran:a=dosen', {}, 'refused'],
    ['memberOf:CN=dosen,OU=if=dosen', { memberOf: ['CN=dosen,OU=if'] }, 'lecturer'],
    ['cognito:groups:dosen-if=dosen', { 'cognito:groups': ['dosen-if'] }, 'lecturer'],
    ['https://uji.ac.id/peran:dosen=dosen', { 'https://uji.ac.id/peran': ['dosen'] }, 'lecturer'],
    ['urn:oid:1.3.6.1:faculty=dosen', { 'urn:oid:1.3.6.1': 'faculty' }, 'lecturer'],
    ['cognito:groups:x:y=dosen', { 'cognito:groups': ['x:y'] }, 'lecturer'],
    ['ent:urn:mace:staf=dosen', { ent: ['urn:mace:staf'] }, 'lecturer'],
    ['https://uji.ac.id:81/p:a=dosen', { 'https://uji.ac.id:81/p': 'b' }, 'refused'],
    ['email:x:a@uji.ac.id=dosen', { 'email:x': 'a@uji.ac.id' }, 'refused'],
    ['email:@uji.ac.id=dosen', { email: ['a@uji.ac.id'], email_verified: 'True' }, 'lecturer'],
    ['staf:true=dosen', { staf: true }, 'lecturer'],
    ['__proto__:x=dosen', {}, 'refused'],
    ['email:a@uji.ac.id=dosen', { email: 'A@uji.ac.id', email_verified: true }, 'lecturer'],
    ['email:@uji.ac.id=dosen', { email: 'a@UJI.ac.id', email_verified: 'true' }, 'lecturer'],
    ['email:@uji.ac.id=dosen', { email: 'a@x.uji.ac.id', email_verified: true }, 'refused'],
    ['email:@uji.ac.id=dosen', { email: 'a@uji.ac.id' }, 'refused'],
    ['email:@uji.ac.id=dosen', { email: 'a@uji.ac.id', email_verified: false }, 'refused'],
  ])('%s makes of %j: %s', (rules, info, made) => {
    expect(kind(rules, info)).toBe(made);
  });

  it('trust an address of which nothing is said, never one that is said to be unverified', () => {
    const rules = 'email:@uji.ac.id=dosen';
    expect(kind(rules, { email: 'a@uji.ac.id' }, true)).toBe('lecturer');
    expect(kind(rules, { email: 'a@uji.ac.id', email_verified: false }, true)).toBe('refused');
  });

  it.each(['', ';', 'dosen', 'groups=dosen', 'groups:a=guru', '*:a=dosen; x', ':a=dosen'])(
    '%j is none',
    (rules) => {
      expect(readRoleRules(rules).problem).toEqual(expect.any(String));
    },
  );
});

it.each([
  'groups:a=dosen; groups:a=mahasiswa',
  '*=mahasiswa; groups:a=dosen',
  'email:@UJI.ac.id=dosen; groups:a=dosen; email:@uji.ac.id=tolak',
])('a rule of %j that an earlier one leaves nobody is told at the start', (rules) => {
  expect(readRoleRules(rules).problem).toMatch(/tidak pernah berlaku/);
});

describe('a person', () => {
  it('is called by a name that fits', () => {
    expect(person({ name: ' Rina\u0000\nKusuma ' }).name).toBe('Rina Kusuma');
    expect(person({ given_name: 'Rina', family_name: 'Kusuma' }).name).toBe('Rina Kusuma');
    expect(person({ preferred_username: 'rina' }).name).toBe('rina');
    expect(person({ name: 7, email: 'rina@uji.ac.id' }).name).toBe('rina');
    expect(person({ name: 'x'.repeat(300) }).name).toHaveLength(100);
  });

  it('has the address and its verification from one place', () => {
    const token = { sub: 'satu', email: 'a@uji.ac.id' };
    const info = { email: 'b@uji.ac.id', email_verified: true };
    const { email } = campusPerson('https://sso.uji.ac.id', token, info, settings);
    expect(email).toEqual({ address: 'b@uji.ac.id', isVerified: true });
    expect(person({ email: 'bukan alamat', email_verified: true }).email).toBeUndefined();
    expect(person({ email: 'a\u200b@uji.ac.id', email_verified: true }).email).toBeUndefined();
  });

  it('has what the token says of the only address, which the provider says elsewhere', () => {
    const of = (token: object, info: object) =>
      campusPerson('https://sso.uji.ac.id', { sub: 'satu', ...token }, { ...info }, settings).email;
    const address = 'a@uji.ac.id';
    const email = address;
    expect(of({ email_verified: true }, { email })).toEqual({ address, isVerified: true });
    expect(of({ email }, { email_verified: 'TRUE' })).toEqual({ address, isVerified: true });
    expect(of({ email, email_verified: true }, {})).toEqual({ address, isVerified: true });
    expect(of({ email: '', email_verified: true }, { email })).toEqual({
      address,
      isVerified: true,
    });
    expect(of({ email_verified: true }, { email, email_verified: false })?.isVerified).toBe(false);
    expect(of({ email: 'b@uji.ac.id', email_verified: true }, { email })?.address).toBe(
      'b@uji.ac.id',
    );
  });

  it('has the first address of several, for which nobody vouches', () => {
    const both = { email: ['a@uji.ac.id', 'b@uji.ac.id'], email_verified: true };
    expect(person(both, true).email).toEqual({ address: 'a@uji.ac.id', isVerified: false });
  });

  it('has the address of the claim that is named, verified by who trusts it alone', () => {
    const entra = { preferred_username: 'a@uji.ac.id', email_verified: true };
    const of = (info: object, trusted: boolean) =>
      person(info, trusted, 'preferred_username').email;
    expect(person(entra).email).toBeUndefined();
    expect(of(entra, false)).toEqual({ address: 'a@uji.ac.id', isVerified: false });
    expect(of(entra, true)).toEqual({ address: 'a@uji.ac.id', isVerified: true });
    expect(of({ ...entra, email_verified: false }, true)?.isVerified).toBe(false);
    expect(of({ preferred_username: 'rina' }, true)).toBeUndefined();
  });
});
