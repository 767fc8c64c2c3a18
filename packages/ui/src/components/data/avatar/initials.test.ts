import { expect, it } from 'vitest';
import { initialsOf } from './initials.js';

it.each([
  ['Dewi Lestari', 'DL'],
  ['Dr. Budi Santoso, M.Kom.', 'BS'],
  ['Prof. Dr. Ir. H. Ahmad Yani Wirawan', 'AW'],
  ['sukarno', 'S'],
  ['siti.aminah@contoh.ac.id', 'SA'],
  ['Élodie', 'É'],
  ['', ''],
  ['123', ''],
])('makes of %j the initials %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
