import { describe, expect, it } from 'vitest';
import { english } from '../english/index.js';
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

describe('english', () => {
  it('writes ranges of days in English', () => {
    expect(english.search.range('2026-08-01', '2026-12-09')).toBe('1 Aug 2026 – 9 Dec 2026');
  });
});
