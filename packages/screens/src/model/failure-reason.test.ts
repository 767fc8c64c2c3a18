import { expect, it } from 'vitest';
import { ApiError, MalformedAnswerError, NetworkError } from '../api/errors.js';
import { failureTexts } from '../indonesian/failure.js';
import { failureReason } from './failure-reason.js';

it.each([
  [new NetworkError('No answer'), 'tidak ada koneksi ke server'],
  [new MalformedAnswerError('dropdownData'), 'jawaban server tidak dapat dibaca'],
  [new ApiError(503, 'Sedang dalam perawatan'), 'Sedang dalam perawatan'],
  [new ApiError(502, ''), 'kode 502'],
  [new ApiError(401, 'Unauthorized: Anda belum login.'), { code: 'session-ended' }],
  [new ApiError(200, 'Data filter sedang disiapkan'), 'Data filter sedang disiapkan'],
  [new ApiError(200, ''), 'penyebab tidak diketahui'],
  [new Error('gagal membaca'), 'gagal membaca'],
  ['?', 'penyebab tidak diketahui'],
])('gives a reason for %s', (error, reason) => {
  expect(failureReason(error, failureTexts)).toEqual(reason);
});
