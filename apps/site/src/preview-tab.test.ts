import { FILE_CATEGORIES } from '@bank-soal/contract/files';
import { expect, it } from 'vitest';
import { parseTab, tabParam } from './preview-tab.js';

it.each(FILE_CATEGORIES)('finds %s again in the address', (tab) => {
  expect(parseTab(tabParam(tab).tab ?? null)).toBe(tab);
});

it('shows the questions for an unknown tab', () => {
  expect(parseTab('lainnya')).toBe('questions');
});
