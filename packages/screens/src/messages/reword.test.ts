import { describe, expect, it } from 'vitest';
import { frameMessages } from '../frame/shared/frame-messages.js';
import { searchMessages } from '../sets/search-messages.js';
import { reword } from './reword.js';

describe('reword', () => {
  it('puts given words over the built-in ones, also inside groups', () => {
    const words = reword(searchMessages, {
      title: 'Paket Soal Matematika',
      views: { table: 'Senarai' },
    });
    expect(words.title).toBe('Paket Soal Matematika');
    expect(words.views).toEqual({ grid: 'Kartu', table: 'Senarai', list: 'Daftar' });
    expect(words.lead).toBe(searchMessages.lead);
    expect(searchMessages.views.table).toBe('Tabel');
  });

  it('keeps what is given as undefined', () => {
    expect(reword(frameMessages, { home: undefined }).home).toBe('Home');
  });

  it('answers the same object for the same two', () => {
    const given = { home: 'Beranda' };
    expect(reword(frameMessages, given)).toBe(reword(frameMessages, given));
  });
});
