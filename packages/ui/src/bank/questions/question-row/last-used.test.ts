import { expect, it } from 'vitest';
import { usedWhere } from './last-used.js';

it.each([
  ['UTS Struktur Data', '2025-10-14T02:00:00Z', 'UTS Struktur Data, Okt 2025'],
  [null, '2025-10-14T02:00:00Z', 'Okt 2025'],
  ['Kuis 1', 'kapan-kapan', 'Kuis 1'],
  // The last evening of July in London is August in Jakarta.
  ['UAS', '2025-07-31T18:00:00Z', 'UAS, Agu 2025'],
])('%s on %s', (paperTitle, usedOn, text) => {
  expect(usedWhere({ paperTitle, usedOn }, { locale: 'id-ID', timeZone: 'Asia/Jakarta' })).toBe(
    text,
  );
});

it('tells the month of the zone in force', () => {
  const lastUse = { paperTitle: 'UAS', usedOn: '2025-07-31T15:30:00Z' };
  const at = (timeZone: string) => usedWhere(lastUse, { locale: 'en-GB', timeZone });
  expect(at('Asia/Jakarta')).toBe('UAS, Jul 2025');
  expect(at('Asia/Jayapura')).toBe('UAS, Aug 2025');
});
