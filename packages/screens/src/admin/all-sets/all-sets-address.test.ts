import { expect, it } from 'vitest';
import { allSetsAddress } from './all-sets-address.js';

it.each([
  ['', { q: '', withdrawn: '' }],
  ['q=basis+data&keadaan=ditarik', { q: 'basis data', withdrawn: 'true' }],
  ['keadaan=tampil', { q: '', withdrawn: 'false' }],
  [
    'keadaan=tampil&matkul=Basis+Data&tahun=2024&kunci=tanpa',
    { q: '', withdrawn: 'false', course: 'Basis Data', year: 2024, key: 'without' },
  ],
] as const)('%s is read and written', (text, state) => {
  expect(allSetsAddress.read(new URLSearchParams(text))).toEqual(state);
  expect(allSetsAddress.write(state).toString()).toBe(text);
});

it('narrows by nothing that it does not know', () => {
  const state = allSetsAddress.read(new URLSearchParams('keadaan=constructor'));
  expect(state).toEqual({ q: '', withdrawn: '' });
});
