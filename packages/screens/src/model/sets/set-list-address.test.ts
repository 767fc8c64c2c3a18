import { expect, it } from 'vitest';
import { createSetListAddress } from './set-list-address.js';
import { EVERYTHING } from './set-query.js';

const address = createSetListAddress(['grid', 'table']);
const start = { ...EVERYTHING, view: 'grid' as const };

it('leaves out what is as it starts', () => {
  expect(address.write(start).toString()).toBe('');
  expect(address.read(new URLSearchParams())).toEqual(start);
});

it('finds every part again', () => {
  const state = {
    q: 'graf & pohon',
    levels: ['Mudah', 'Sulit'],
    courseTags: ['Basis Data'],
    materialTags: ['C++', 'Linked List'],
    examKinds: ['UTS'],
    terms: ['Gasal', 'Genap'],
    year: 2024,
    withKey: true,
    from: '2025-01-01',
    to: '2025-06-30',
    sort: 'downloads' as const,
    view: 'table' as const,
  };
  const text = address.write(state).toString();
  expect(address.read(new URLSearchParams(text))).toEqual(state);
});

it('writes texts without the spaces around them', () => {
  expect(address.write({ ...start, q: ' sql ' }).toString()).toBe('q=sql');
});

it('takes nothing that is no value of its part', () => {
  const odd =
    'from=kemarin&to=2025-13-45&sort=acak&year=24&view=peta&level=&level=Mudah&level=Mudah';
  expect(address.read(new URLSearchParams(odd))).toEqual({ ...start, levels: ['Mudah'] });
});

it('reads the levels of an old address, and writes them as a new one', () => {
  const old = address.read(new URLSearchParams('difficulty=Mudah&difficulty=Sulit&level=Mudah'));
  expect(old).toEqual({ ...start, levels: ['Mudah', 'Sulit'] });
  expect(address.write(old).toString()).toBe('level=Mudah&level=Sulit');
});
