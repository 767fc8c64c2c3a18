import { describe, expect, it } from 'vitest';
import { passingFailure } from './failures.js';

describe('passingFailure', () => {
  it.each([
    [{ code: 'ENOSPC' }, 507],
    [{ code: 'EDQUOT' }, 507],
    [{ code: 'ERR_SQLITE_ERROR', errcode: 13 }, 507],
    [{ code: 'ERR_SQLITE_ERROR', errcode: 10 + 3 * 256 }, 507],
    [{ code: 'ERR_SQLITE_ERROR', errcode: 5 }, 503],
    [{ code: 'EMFILE' }, 503],
    [{ code: 'EAGAIN' }, 503],
    [{ code: 'ERR_SQLITE_ERROR', errcode: 19 + 8 * 256 }, undefined],
    [{}, undefined],
  ])('%j is %s', (properties, status) => {
    const error = Object.assign(new Error('rahasia'), properties);
    expect(passingFailure(error)?.status).toBe(status);
    expect(passingFailure(error)?.message ?? '').not.toContain('rahasia');
  });

  it('tells when to come back where that is soon', () => {
    expect(passingFailure({ code: 'EMFILE' })?.headers).toEqual({ 'Retry-After': '5' });
  });
});
