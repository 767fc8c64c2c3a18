import { describe, expect, it } from 'vitest';
import { accountBodySchema } from './accounts.js';
import { newLecturerBodySchema } from './lecturers.js';
import { emailKey, isEmail } from './rules-email.js';
import { checkLecturer } from './rules-lecturer.js';
import { checkSignIn } from './sign-in.js';

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

  it.each([
    'sari@kampus.ac.id\u200b',
    '\u202asari@kampus.ac.id\u202c',
    'sa\u00adri@kampus.ac.id',
    'sari\u2060@kampus.ac.id',
    'sari\ufe0f@kampus.ac.id',
    'sari@kampus\u034f.ac.id',
    'sari\u3164@kampus.ac.id',
    'sari@kampus.ac.id\u{e0001}',
    '\ufeff sari@kampus.ac.id\u200e\u00a0',
  ])('%j is kept and compared without what nobody sees', (email) => {
    expect(isEmail(email)).toBe(false);
    expect(emailKey(email)).toBe('sari@kampus.ac.id');
    const lecturer = { nama: 'Sari', email, password: 'rahasia-sekali' };
    expect(newLecturerBodySchema.parse(lecturer).email).toBe('sari@kampus.ac.id');
    expect(accountBodySchema.parse({ email }).email).toBe('sari@kampus.ac.id');
    expect(checkLecturer({ ...lecturer, confirmation: lecturer.password })).toEqual({});
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
