import { describe, expect, it } from 'vitest';
import { listAddress } from './list-state.js';

describe('listAddress', () => {
  it.each([
    ['', { q: '', form: undefined }],
    ['q=sari', { q: 'sari', form: undefined }],
    ['form=baru', { q: '', form: 'new' }],
    ['q=sari&form=12', { q: 'sari', form: 12 }],
  ] as const)('finds a list again at ?%s', (text, state) => {
    expect(listAddress.read(new URLSearchParams(text))).toEqual(state);
    expect(listAddress.write(state).toString()).toBe(text);
  });

  it.each(['form=x', 'form=0'])('takes what is no form as none: ?%s', (text) => {
    expect(listAddress.read(new URLSearchParams(text)).form).toBeUndefined();
  });
});
