import { expect, it } from 'vitest';
import { activeBankFilters, withoutBankFilter } from './active-bank-filters.js';
import { NO_FILTERS } from './filter-bank.js';

const filters = { text: 'graph', levels: ['Mudah', 'Sulit'], types: ['Essay'] };

it('names every filter in force', () => {
  expect(activeBankFilters(NO_FILTERS)).toEqual([]);
  expect(activeBankFilters(filters).map(({ label }) => label)).toEqual([
    'Kata: graph',
    'Mudah',
    'Sulit',
    'Essay',
  ]);
});

it.each(activeBankFilters(filters).map(({ id }) => id))('takes away %s alone', (id) => {
  const rest = activeBankFilters({ ...filters, ...withoutBankFilter(filters, id) });
  const others = activeBankFilters(filters).filter((one) => one.id !== id);
  expect(rest).toEqual(others);
});
