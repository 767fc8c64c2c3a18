import { expect, it } from 'vitest';
import { ApiError, NetworkError } from '../../api/errors.js';
import { endsSession } from './admin-session-end.js';

it.each([
  [new ApiError(401, 'Sesi berakhir'), true],
  [new ApiError(403, ''), true],
  [new ApiError(500, 'Unauthorized: token salah'), true],
  [new ApiError(500, 'Request failed with status code 403'), true],
  [new ApiError(409, 'Nama tag sudah digunakan'), false],
  [new ApiError(404, 'Tag 4010 tidak ada'), false],
  [new NetworkError('No answer'), false],
  ['401', false],
])('judges %s as %s', (error, ends) => {
  expect(endsSession(error)).toBe(ends);
});
