import { describe, expect, it } from 'vitest';
import { ApiError, MalformedAnswerError, NetworkError } from '../../api/errors.js';
import { fileFailure, uploadFailure } from './upload-failure.js';

describe('uploadFailure', () => {
  it.each([
    [401, 'Unauthorized', { code: 'session-ended' }, true],
    [403, 'Akun dinonaktifkan', { code: 'token-refused' }, true],
    [413, 'Ukuran file melebihi 20 MB.', 'Ukuran file melebihi 20 MB.', false],
    [500, '', 'Terjadi kesalahan saat mengupload soal.', false],
  ])('says by status %i with %j', (status, message, sentence, signIn) => {
    expect(uploadFailure(new ApiError(status, message))).toEqual({ sentence, signIn });
  });

  it('says what to do without a connection', () => {
    expect(uploadFailure(new NetworkError())).toMatchObject({
      sentence: 'Terjadi kesalahan saat mengupload soal.',
      detail: expect.stringContaining('koneksi'),
    });
  });

  it('does not repeat what a programme says', () => {
    expect(uploadFailure(new MalformedAnswerError('createQuestionSet')).sentence).toBe(
      'Terjadi kesalahan saat mengupload soal.',
    );
  });
});

describe('fileFailure', () => {
  it("prefers the server's sentence", () => {
    expect(fileFailure(new ApiError(415, 'Isi file bukan PDF.'))).toBe('Isi file bukan PDF.');
    expect(fileFailure(new ApiError(502, ''))).toBe('Terjadi kesalahan saat mengupload soal.');
    expect(fileFailure(new NetworkError())).toMatch(/^Koneksi terputus/);
  });
});
