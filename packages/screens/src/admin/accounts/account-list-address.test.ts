import { expect, it } from 'vitest';
import { accountListAddress } from './account-list-address.js';

const read = (text: string) => accountListAddress.read(new URLSearchParams(text));

it.each(['', 'q=sari', 'q=sari&jenis=student&status=Nonaktif&urutan=lastSignIn'])(
  'reads what it writes: %j',
  (text) => {
    expect(accountListAddress.write(read(text)).toString()).toBe(text);
  },
);

it('filters nothing by a word that there is not', () => {
  expect(read('jenis=dewa&status=aktif&urutan=acak')).toEqual(read(''));
});
