import { expect, it } from 'vitest';
import { ApiError, NetworkError } from '../api/errors.js';
import { writeFailure } from './write-failure.js';

it.each([
  [new ApiError(401, 'Unauthorized'), /^Anda belum login/, true],
  [new ApiError(403, 'Milik orang lain'), /^Akses ditolak/, true],
  [new ApiError(409, 'Paket soal ini tidak sedang ditarik.'), /^Paket soal ini/, false],
  [new ApiError(500, ''), /^Perubahan tidak dapat disimpan/, false],
  [new NetworkError('x'), /^Perubahan tidak dapat disimpan/, false],
])('words %s', (error, sentence, signIn) => {
  expect(writeFailure(error)).toEqual({ sentence: expect.stringMatching(sentence), signIn });
});
