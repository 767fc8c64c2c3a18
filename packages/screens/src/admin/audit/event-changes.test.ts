import { expect, it } from 'vitest';
import { auditTexts } from '../../indonesian/audit.js';
import { changesIn, hasSet, nameIn } from './event-changes.js';

const event = {
  before: { title: 'UTS', year: 2024, lain: 'a' },
  after: { title: 'UTS', year: 2025, count: 3, last: 'x', visibility: 'users' },
};
const plain = (_: string, value: string) => value;

it('tells what has changed in words, and nothing that has none', () => {
  expect(nameIn(event)).toBe('UTS');
  const inWords = (field: string, value: string) => `${field} ${value}`;
  expect(changesIn(event, auditTexts.facts, inWords)).toEqual([
    { id: 'year', label: 'Tahun', before: 'year 2024', after: 'year 2025' },
    { id: 'visibility', label: 'Siapa yang boleh melihat', after: 'visibility users' },
  ]);
  expect(nameIn({ before: null, after: null })).toBeUndefined();
});

it('says a name where it was another, and not where it stands in the deed', () => {
  const { facts } = auditTexts;
  expect(changesIn({ before: null, after: { name: 'SQL', set: 4 } }, facts, plain)).toEqual([]);
  expect(changesIn({ before: { name: 'SQL' }, after: { name: 'Kueri' } }, facts, plain)).toEqual([
    { id: 'name', label: 'Nama', before: 'SQL', after: 'Kueri' },
  ]);
  expect([hasSet({ before: { set: 4 }, after: null }), hasSet(event)]).toEqual([true, false]);
});
