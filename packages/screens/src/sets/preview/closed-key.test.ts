import type { WireFailure } from '@bank-soal/contract/common';
import { expect, it } from 'vitest';
import { ApiError, NetworkError } from '../../api/errors.js';
import { closedKeyOf } from './closed-key.js';

const refused = (failure?: WireFailure) => new ApiError(403, 'Ditutup', undefined, [], failure);

it('knows a closed key by its code, with its moment if it has one', () => {
  const opensAt = '2026-12-20T05:00:00.000Z';
  expect(closedKeyOf(refused({ code: 'key-closed', opensAt }))).toEqual({ opensAt });
  expect(closedKeyOf(refused({ code: 'key-closed', opensAt: null }))).toEqual({ opensAt: null });
  expect(closedKeyOf(refused({ code: 'key-closed', opensAt: 7 }))).toEqual({ opensAt: null });
});

it('leaves other failures to others', () => {
  expect(closedKeyOf(refused({ code: 'not-found' }))).toBeUndefined();
  expect(closedKeyOf(refused())).toBeUndefined();
  expect(closedKeyOf(new NetworkError('gone'))).toBeUndefined();
  expect(closedKeyOf(undefined)).toBeUndefined();
});
