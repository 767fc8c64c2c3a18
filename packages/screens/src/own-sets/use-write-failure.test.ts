import { expect, it } from 'vitest';
import { ApiError, NetworkError } from '../api/errors.js';
import { writeFailure } from './use-write-failure.js';

it.each([
  [new ApiError(401, 'Unauthorized'), { code: 'session-ended' }, true],
  [new ApiError(403, 'Milik orang lain'), { code: 'token-refused' }, true],
  [
    new ApiError(409, 'Paket soal ini tidak sedang ditarik.'),
    'Paket soal ini tidak sedang ditarik.',
    false,
  ],
  [new ApiError(500, ''), expect.stringMatching(/^Perubahan tidak dapat disimpan/), false],
  [new NetworkError('x'), expect.stringMatching(/^Perubahan tidak dapat disimpan/), false],
])('words %s', (error, sentence, signIn) => {
  expect(writeFailure(error)).toEqual({ sentence, signIn });
});
