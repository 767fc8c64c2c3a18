import { describe, expect, it } from 'vitest';
import { ApiError, MalformedAnswerError, NetworkError } from '../../api/errors.js';
import { signInFailure } from './sign-in-failure.js';

describe('signInFailure', () => {
  it.each([
    [403, { code: 'account-disabled' }],
    [500, 'Gagal masuk. Silakan coba lagi.'],
    [400, 'Gagal masuk. Silakan coba lagi.'],
  ])('says by status %i: %s', (status, sentence) => {
    expect(signInFailure(new ApiError(status, 'apa pun'))).toEqual({ sentence });
  });

  it.each([
    [404, { code: 'unknown-email' }, 'email'],
    [401, { code: 'wrong-password' }, 'password'],
  ])('says by status %i: %s, and which field is wrong', (status, sentence, field) => {
    expect(signInFailure(new ApiError(status, 'apa pun'))).toEqual({ sentence, fields: [field] });
  });

  it('says that there was no answer', () => {
    expect(signInFailure(new NetworkError())).toEqual({
      sentence: 'Terjadi kesalahan. Periksa koneksi jaringan Anda.',
    });
  });

  it('says how long to wait after too many tries', () => {
    const sentence = 'Gagal masuk. Silakan coba lagi.';
    expect(signInFailure(new ApiError(429, 'Tunggu sebentar.', 9))).toEqual({
      sentence,
      detail: 'Tunggu sebentar.',
    });
    expect(signInFailure(new ApiError(429, '', 9))).toEqual({
      sentence,
      detail: 'Tunggu 9 detik sebelum mencoba lagi.',
    });
    expect(signInFailure(new ApiError(429, ''))).toEqual({ sentence });
  });

  it('takes an answer without a token as a failure', () => {
    expect(signInFailure(new MalformedAnswerError())).toEqual({
      sentence: 'Gagal masuk. Silakan coba lagi.',
    });
  });
});
