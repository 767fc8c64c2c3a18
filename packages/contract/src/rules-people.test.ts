import { describe, expect, it } from 'vitest';
import { emailKey, isEmail } from './rules-email.js';
import { checkLecturer } from './rules-lecturer.js';
import { checkSignIn } from './rules-sign-in.js';

describe('sign-in', () => {
  it('needs both fields', () => {
    expect(checkSignIn({ email: ' ', password: 'x' })).toEqual({
      code: 'required',
      what: 'credentials',
    });
    expect(checkSignIn({ email: 'a@b.id', password: '' })).toEqual({
      code: 'required',
      what: 'credentials',
    });
    expect(checkSignIn({ email: 'a@b.id', password: ' ' })).toBeUndefined();
  });
});

describe('emails', () => {
  it('need a name, a domain and no spaces', () => {
    expect(['sari@kampus.ac.id', 'a+b@c.de'].every(isEmail)).toBe(true);
    const bad = ['sari', 'sari@kampus', '@a.id', 'a b@c.id', 'a@b..id', 'a@b@c.id', ''];
    expect(bad.filter(isEmail)).toEqual([]);
  });

  it('are compared without regard to case', () => {
    expect(emailKey(' Sari@Kampus.AC.id ')).toBe('sari@kampus.ac.id');
  });
});

describe('checkLecturer', () => {
  const values = { nama: 'Sari', email: 'sari@kampus.ac.id', password: 'rahasia' };
  const others = [{ id: 1, email: 'SARI@kampus.ac.id' }];

  it('passes a full form', () => {
    expect(checkLecturer({ ...values, confirmation: 'rahasia' })).toEqual({});
  });

  it('requires everything of a new lecturer', () => {
    expect(checkLecturer({ nama: ' ', email: '', password: '' })).toEqual({
      nama: { code: 'required', what: 'lecturer-name' },
      email: { code: 'required', what: 'email' },
      password: { code: 'required', what: 'password' },
    });
  });

  it('judges the email', () => {
    expect(checkLecturer({ ...values, email: 'sari@' }).email).toEqual({
      code: 'invalid',
      what: 'email',
    });
    expect(checkLecturer(values, { others }).email).toEqual({
      code: 'taken',
      what: 'lecturer-email',
    });
    expect(checkLecturer(values, { others, ownId: 1 }).email).toBeUndefined();
  });

  it('judges the password only where one is given on edit', () => {
    const short = { code: 'too-short', what: 'password', min: 6 };
    const edit = { ...values, password: '', confirmation: '' };
    expect(checkLecturer(edit, { ownId: 1 })).toEqual({});
    expect(checkLecturer({ ...values, password: '12345' }, { ownId: 1 }).password).toEqual(short);
    expect(checkLecturer({ ...values, password: '12345', confirmation: 'lain' })).toEqual({
      password: short,
      confirmation: { code: 'confirmation-differs' },
    });
    expect(checkLecturer({ ...values, confirmation: 'lain' }).confirmation).toEqual({
      code: 'confirmation-differs',
    });
  });
});
