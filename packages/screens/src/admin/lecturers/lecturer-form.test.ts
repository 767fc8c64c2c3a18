import { LECTURER, PASSWORD } from '@bank-soal/contract/accounts';
import { describe, expect, it } from 'vitest';
import { ApiError, NetworkError } from '../../api/errors.js';
import { toLecturer } from '../../model/accounts/admin-lecturer.js';
import {
  editedNotice,
  editedProblems,
  formNotice,
  judgeLecturerForm,
  lecturerBody,
  lecturerForm,
  newLecturerBody,
  refusalNotice,
  refusedFields,
} from './lecturer-form.js';

const sari = toLecturer({ id: 1, nama: 'Sari', email: 'sari@contoh.ac.id', status: 'Nonaktif' });
const bagas = toLecturer({ id: 2, nama: 'Bagas', email: 'bagas@contoh.ac.id', status: 'Aktif' });
const filled = {
  nama: ' Dewi ',
  email: ' dewi@contoh.ac.id ',
  password: 'rahasia',
  confirmation: 'rahasia',
  active: true,
};

describe('lecturerForm', () => {
  it('starts empty and active, or from the lecturer, always without a password', () => {
    expect(lecturerForm()).toEqual({
      nama: '',
      email: '',
      password: '',
      confirmation: '',
      active: true,
    });
    expect(lecturerForm(sari)).toMatchObject({ nama: 'Sari', active: false, password: '' });
  });
});

describe('judgeLecturerForm', () => {
  const judge = (part: Partial<typeof filled>, own?: typeof sari) =>
    judgeLecturerForm({ ...filled, ...part }, [sari, bagas], own);

  it('passes what is complete', () => {
    expect(judge({})).toEqual({});
  });

  it('needs a password for a new lecturer, and says so twice', () => {
    const problems = judge({ password: '', confirmation: '' });
    expect(problems).toEqual({ password: PASSWORD.required });
    expect(formNotice(problems, { ...filled, password: '' })).toEqual({
      explanation: { code: 'required', what: 'new-password' },
      of: ['password'],
    });
    expect(formNotice({ password: PASSWORD.tooShort }, filled)).toBeUndefined();
  });

  it('needs none on edit, and judges one that was filled', () => {
    expect(judge({ password: '', confirmation: '' }, sari)).toEqual({});
    expect(judge({ password: '12345', confirmation: '12345' }, sari)).toEqual({
      password: PASSWORD.tooShort,
    });
    expect(judge({ password: '12345', confirmation: '54321' }, sari)).toEqual({
      password: PASSWORD.tooShort,
      confirmation: { code: 'confirmation-differs' },
    });
    expect(judge({ confirmation: 'lain' }, sari)).toEqual({
      confirmation: { code: 'confirmation-differs' },
    });
  });

  it('lets a lecturer keep their own email, and nobody take it', () => {
    expect(judge({ email: 'SARI@contoh.ac.id' }, sari)).toEqual({});
    expect(judge({ email: 'SARI@contoh.ac.id' })).toEqual({
      email: LECTURER.emailTaken,
    });
  });
});

describe('bodies', () => {
  it('are trimmed, and carry the password only when it was filled', () => {
    expect(newLecturerBody(filled)).toEqual({
      nama: 'Dewi',
      email: 'dewi@contoh.ac.id',
      password: 'rahasia',
    });
    expect(lecturerBody({ ...filled, password: '', active: false })).toEqual({
      nama: 'Dewi',
      email: 'dewi@contoh.ac.id',
      status: 'Nonaktif',
    });
    expect(lecturerBody(filled)).toMatchObject({ password: 'rahasia', status: 'Aktif' });
  });
});

it('shows a refused duplicate at the email', () => {
  expect(refusedFields(new ApiError(409, 'x'))).toEqual({
    email: LECTURER.emailTaken,
  });
  expect(refusedFields(new ApiError(500, 'x'))).toEqual({});
});

describe('after an edit', () => {
  it('a field is no longer wrong, nor does its confirmation differ', () => {
    const [nama, password] = [LECTURER.nameRequired, PASSWORD.tooShort];
    const confirmation = { code: 'confirmation-differs' } as const;
    const problems = { nama, password, confirmation };
    expect(editedProblems(problems, { nama: 'x' })).toEqual({ password, confirmation });
    expect(editedProblems(problems, { password: 'x' })).toEqual({ nama });
    expect(editedProblems(problems, { active: true })).toBe(problems);
  });

  it('the sentence above the form goes with the fields that it speaks of', () => {
    const duplicate = refusalNotice(new ApiError(409, ''), 'Email sudah digunakan');
    expect(editedNotice(duplicate, { nama: 'x' })).toBe(duplicate);
    expect(editedNotice(duplicate, { email: 'x' })).toBeUndefined();
    expect(editedNotice(refusalNotice(new ApiError(400, ''), 'x'), { nama: 'x' })).toBeUndefined();
    const offline = refusalNotice(new NetworkError(), 'Periksa koneksi');
    expect(editedNotice(offline, { email: 'x' })).toBe(offline);
  });
});
