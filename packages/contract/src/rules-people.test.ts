import { describe, expect, it } from 'vitest';
import { emailKey, isEmail } from './rules-email.js';
import { checkLecturer } from './rules-lecturer.js';
import { checkSignIn, signInSentence } from './rules-sign-in.js';

describe('sign-in', () => {
  it('needs both fields', () => {
    expect(checkSignIn({ email: ' ', password: 'x' })).toBe('Email dan password harus diisi');
    expect(checkSignIn({ email: 'a@b.id', password: '' })).toBe('Email dan password harus diisi');
    expect(checkSignIn({ email: 'a@b.id', password: ' ' })).toBeUndefined();
  });

  it('has a sentence for every answer', () => {
    expect([404, 401, 403, 500, 429, undefined].map(signInSentence)).toEqual([
      'Email tidak ditemukan',
      'Password salah',
      'Akun telah dinonaktifkan, hubungi administrator',
      'Gagal masuk. Silakan coba lagi.',
      'Gagal masuk. Silakan coba lagi.',
      'Terjadi kesalahan. Periksa koneksi jaringan Anda.',
    ]);
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
      nama: 'Nama dosen harus diisi',
      email: 'Email harus diisi',
      password: 'Password harus diisi',
    });
  });

  it('judges the email', () => {
    expect(checkLecturer({ ...values, email: 'sari@' }).email).toBe('Format email tidak valid');
    expect(checkLecturer(values, { others }).email).toBe('Email sudah digunakan oleh dosen lain.');
    expect(checkLecturer(values, { others, ownId: 1 }).email).toBeUndefined();
  });

  it('judges the password only where one is given on edit', () => {
    const edit = { ...values, password: '', confirmation: '' };
    expect(checkLecturer(edit, { ownId: 1 })).toEqual({});
    expect(checkLecturer({ ...values, password: '12345' }, { ownId: 1 }).password).toBe(
      'Password minimal 6 karakter',
    );
    expect(checkLecturer({ ...values, password: '12345', confirmation: 'lain' })).toEqual({
      password: 'Password minimal 6 karakter',
      confirmation: 'Konfirmasi password tidak cocok',
    });
    expect(checkLecturer({ ...values, confirmation: 'lain' }).confirmation).toBe(
      'Konfirmasi password tidak cocok',
    );
  });
});
