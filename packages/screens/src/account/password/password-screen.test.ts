import { expect, it } from 'vitest';
import { ApiError, NetworkError } from '../../api/errors.js';
import { passwordFailure } from './password-screen.js';

it.each([
  [new ApiError(400, 'Password saat ini salah'), { sentence: 'Password saat ini salah' }],
  [new ApiError(401, 'Unauthorized'), { sentence: { code: 'session-ended' } }],
  [
    new ApiError(429, 'Terlalu banyak percobaan', 30),
    { sentence: 'Terlalu banyak percobaan', detail: 'Tunggu 30 detik sebelum mencoba lagi.' },
  ],
  [new ApiError(500, ''), { sentence: 'Password tidak dapat diganti. Silakan coba lagi.' }],
  [new NetworkError('x'), { sentence: 'Terjadi kesalahan. Periksa koneksi jaringan Anda.' }],
])('words %s', (error, failure) => {
  expect(passwordFailure(error)).toEqual(failure);
});
