import { expect, it } from 'vitest';
import { ApiError, NetworkError } from '../../api/errors.js';
import { failureReason, failureSentence } from './failure-sentence.js';

const own = 'Gagal memuat tag. Silakan coba lagi.';

it("shows the server's sentence when there is one", () => {
  expect(failureSentence(new ApiError(409, 'Nama tag sudah digunakan'), own)).toBe(
    'Nama tag sudah digunakan',
  );
});

it('leaves out the word that programs look for', () => {
  const said = (message: string) => failureSentence(new ApiError(401, message), own);
  expect(said('Unauthorized: Anda belum login.')).toBe('Anda belum login.');
  expect(said('Unauthorized')).toBe(own);
  expect(said('Status Unauthorized tidak dikenal')).toBe('Status Unauthorized tidak dikenal');
});

it.each([new ApiError(502, ''), new NetworkError('No answer'), new Error('x'), undefined])(
  "shows the screen's own sentence for %s",
  (error) => expect(failureSentence(error, own)).toBe(own),
);

it('names the connection as a reason', () => {
  expect(failureReason(new NetworkError('x'), 'y')).toBe('Periksa koneksi jaringan Anda.');
  expect(failureReason(new ApiError(500, ''), 'y')).toBe('y');
  expect(failureReason(new ApiError(404, 'Dosen tidak ditemukan'), 'y')).toBe(
    'Dosen tidak ditemukan',
  );
});
