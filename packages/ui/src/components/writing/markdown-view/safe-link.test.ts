import { describe, expect, it } from 'vitest';
import { safeImage, safeLink } from './safe-link.js';

describe('safeLink', () => {
  it.each([
    'http://contoh.ac.id',
    'https://contoh.ac.id/a?b=c#d',
    'irc://contoh.ac.id/kanal',
    'ircs://contoh.ac.id/kanal',
    'mailto:dosen@contoh.ac.id',
    'xmpp:dosen@contoh.ac.id',
    'HTTPS://contoh.ac.id',
    'soal.pdf',
    '/preview/12',
    './a:b',
    '../soal',
    '//contoh.ac.id/soal',
    '#catatan',
    '?q=a:b',
    '#a:b',
    '',
  ])('keeps %s', (address) => {
    expect(safeLink(address)).toBe(address);
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'vbscript:x',
    'data:text/html,<script>alert(1)</script>',
    'file:///etc/passwd',
    'ftp://contoh.ac.id',
    'tel:+62811',
    'blob:https://contoh.ac.id/1',
    'httpsx://contoh.ac.id',
    ':kosong',
  ])('empties %j', (address) => {
    expect(safeLink(address)).toBe('');
  });
});

describe('safeImage', () => {
  it('keeps web and relative addresses', () => {
    expect(safeImage('https://contoh.ac.id/a.png')).toBe('https://contoh.ac.id/a.png');
    expect(safeImage('gambar/a.png')).toBe('gambar/a.png');
  });

  it('empties what cannot hold a picture', () => {
    expect(safeImage('mailto:dosen@contoh.ac.id')).toBe('');
    expect(safeImage('data:image/svg+xml,<svg/>')).toBe('');
  });

  it('keeps a picture of the host, and nothing that only begins like one', () => {
    const own = `gambar:${'0a'.repeat(32)}`;
    expect(safeImage(own)).toBe(own);
    expect(safeLink(own)).toBe('');
    for (const other of ['gambar:0a', `${own}/x`, ` ${own}`, own.toUpperCase()]) {
      expect(safeImage(other)).toBe('');
    }
  });
});
