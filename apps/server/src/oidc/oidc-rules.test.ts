import { describe, expect, it } from 'vitest';
import { campusPerson } from './campus-person.js';
import { kindOf, readRoleRules } from './role-rules.js';
import { sitePath } from './site-path.js';

const person = (info: object, trusted = false) =>
  campusPerson('https://sso.uji.ac.id', { sub: 'satu' }, { ...info }, trusted);

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
    const { email } = campusPerson('https://sso.uji.ac.id', token, info, false);
    expect(email).toEqual({ address: 'b@uji.ac.id', isVerified: true });
    expect(person({ email: 'bukan alamat', email_verified: true }).email).toBeUndefined();
  });
});

describe('sitePath', () => {
  it.each(['/', '/search?q=a#b', '/preview/3'])('takes %s', (path) => {
    expect(sitePath(path)).toBe(path);
  });

  it.each([
    '',
    'search',
    '//x.id',
    '/\\x.id',
    '/\t/x.id',
    '/.//x.id',
    '/..//x.id',
    'https://x.id/',
    'javascript:alert(1)',
    `/${'x'.repeat(1000)}`,
  ])('refuses %j', (path) => {
    expect(sitePath(path)).toBe('');
  });
});
