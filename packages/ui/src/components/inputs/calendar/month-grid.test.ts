import { expect, it } from 'vitest';
import { namesOf } from './month-grid.js';

it('names days in their order, each once', () => {
  const names = namesOf([
    { day: '2026-11-21', label: 'UAS Basis Data' },
    { day: '2026-11-02', label: 'UAS Struktur Data' },
    { day: '2026-11-21', label: 'UAS Graf' },
  ]);
  expect([...names]).toEqual([
    ['2026-11-02', 'UAS Struktur Data'],
    ['2026-11-21', 'UAS Basis Data, UAS Graf'],
  ]);
});
