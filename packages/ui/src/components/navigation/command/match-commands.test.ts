import { expect, it } from 'vitest';
import { matchCommands } from './match-commands.js';

const items = [
  { id: 'sets', label: 'Paket Soal', group: 'Halaman' },
  { id: 'own', label: 'Soal Saya', group: 'Halaman', keywords: 'milik' },
  { id: 'dark', label: 'Tema: gelap', group: 'Tindakan' },
];

it.each([
  ['', ['sets', 'own', 'dark']],
  ['soal', ['own', 'sets']],
  ['SOAL paket', ['sets']],
  ['milik', ['own']],
  ['tindakan', ['dark']],
  ['saya gelap', []],
])('%j finds %j', (typed, ids) => {
  expect(matchCommands(items, typed).map(({ id }) => id)).toEqual(ids);
});
