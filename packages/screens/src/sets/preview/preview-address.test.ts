import { FILE_CATEGORIES } from '@bank-soal/contract/files';
import { expect, it } from 'vitest';
import { previewAddress } from './preview-address.js';

it.each(FILE_CATEGORIES)('finds %s again in the address', (tab) => {
  expect(previewAddress.read(previewAddress.write({ tab }))).toEqual({ tab });
});

it('writes nothing for the first tab, and shows it for an unknown one', () => {
  expect(previewAddress.write({ tab: 'questions' }).toString()).toBe('');
  expect(previewAddress.read(new URLSearchParams('tab=lainnya'))).toEqual({ tab: 'questions' });
});
