import { describe, expect, it } from 'vitest';
import { cleanFileName, portableFileName, uniqueFileNames } from './file-names.js';

describe('cleanFileName', () => {
  it.each([
    ['Soal UTS “Final” – é.pdf', 'Soal UTS “Final” – é.pdf'],
    ['期末試験 👩‍💻.pdf', '期末試験 👩‍💻.pdf'],
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['C:\\Soal\\uts.pdf', 'uts.pdf'],
    ['soal\u202Efdp.txt', 'soalfdp.txt'],
    ['a\u0000b\u001F\r\nc.pdf', 'ab c.pdf'],
    ['  soal   uts.pdf  ', 'soal uts.pdf'],
    ['e\u0301.pdf', 'é.pdf'],
    ['soal.pdf\u200B', 'soal.pdf'],
    ['', ''],
  ])('%j becomes %j', (given, kept) => {
    expect(cleanFileName(given)).toBe(kept);
  });

  it('shortens, and keeps the ending', () => {
    const name = cleanFileName(`${'😀'.repeat(200)}.docx`);
    expect(name.length).toBeLessThanOrEqual(255);
    expect(name).toMatch(/^(?:😀)+\.docx$/);
    expect(cleanFileName(`a.${'x'.repeat(8000)}`)).toHaveLength(255);
  });

  it('joins marks and letters of as much only as a name may be long', () => {
    const marks = '\u0301\u0323'.repeat(4000);
    expect(cleanFileName(`e${marks}.pdf`)).toMatch(/^ẹ.*\.pdf$/u);
    expect(cleanFileName(`e${marks}.pdf`)).toHaveLength(255);
  });
});

describe('portableFileName', () => {
  it.each([
    ['soal: bagian 1?.pdf', 'soal_ bagian 1_.pdf'],
    ['CON.txt', '_CON.txt'],
    ['contoh.txt', 'contoh.txt'],
    ['soal. ', 'soal'],
    ['.pdf', '_.pdf'],
    ['', '_'],
  ])('%j becomes %j', (name, portable) => {
    expect(portableFileName(name)).toBe(portable);
  });
});

describe('uniqueFileNames', () => {
  it('numbers what would fall together, without regard to case', () => {
    expect(uniqueFileNames(['Soal.pdf', 'soal.PDF', 'lain', 'Soal.pdf', 'Soal (2).pdf'])).toEqual([
      'Soal.pdf',
      'soal (2).PDF',
      'lain',
      'Soal (3).pdf',
      'Soal (2) (2).pdf',
    ]);
  });
});
