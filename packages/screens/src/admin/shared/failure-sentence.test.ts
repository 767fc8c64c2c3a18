import { expect, it } from 'vitest';
import { ApiError, NetworkError } from '../../api/errors.js';
import { explanationOf } from '../../model/failure-reason.js';
import { failureReason } from './failure-sentence.js';

const own = 'Gagal memuat tag. Silakan coba lagi.';

it("shows the server's sentence when there is one", () => {
  expect(explanationOf(new ApiError(409, 'Nama tag sudah digunakan'), own)).toBe(
    'Nama tag sudah digunakan',
  );
});

it('knows the end of a session by the code, of an older server by the status', () => {
  const ended = { code: 'session-ended' };
  const message = 'Unauthorized: Anda belum login.';
  const explanation = { message, ...ended };
  expect(explanationOf(new ApiError(401, message, undefined, [], explanation), own)).toBe(
    explanation,
  );
  expect(explanationOf(new ApiError(401, message), own)).toEqual(ended);
});

it.each([new ApiError(502, ''), new NetworkError('No answer'), new Error('x'), undefined])(
  "shows the screen's own sentence for %s",
  (error) => expect(explanationOf(error, own)).toBe(own),
);

it('names the connection as a reason', () => {
  expect(failureReason(new NetworkError('x'), 'y')).toBe('Periksa koneksi jaringan Anda.');
  expect(failureReason(new ApiError(500, ''), 'y')).toBe('y');
  expect(failureReason(new ApiError(404, 'Dosen tidak ditemukan'), 'y')).toBe(
    'Dosen tidak ditemukan',
  );
});
