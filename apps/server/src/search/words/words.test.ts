import { describe, expect, it } from 'vitest';
import { indexed, pagesWithHits, partsOf, plainText, queryOf, stemsOf } from './index.js';

/** Whether a search for `q` finds a text. */
function finds(q: string, text: string): boolean {
  const { stems, prefix } = queryOf(q);
  const terms = indexed(stemsOf(text)).split(' ');
  const all = stems.map((stem) => indexed([stem]));
  const begins = prefix === null ? '' : indexed([prefix]);
  return all.every((term) => terms.includes(term)) && terms.some((one) => one.startsWith(begins));
}

const shown = (parts: readonly { text: string; hit: boolean }[]) =>
  parts.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('');

describe('words', () => {
  it.each([
    ['pengurutan', 'Tulis program yang mengurutkan larik.'],
    ['mengurutkan', 'Jelaskan algoritma pengurutan gelembung.'],
    ['diurutkan', 'urutan'],
    ['pencarian', 'fungsi untuk mencari elemen'],
    ['PENYIMPANAN', 'menyimpan data'],
    ['Pohon avl', 'pohon AVL'],
    ['rot', 'rotasi ganda'],
    ['C++', 'Bahasa C++ dan Java'],
    ['c++', 'standar C++17'],
    ['C#', 'Tulis dengan C#.'],
    ['.NET', 'kerangka .NET Core'],
    ['.net', 'ASP.NET'],
    ['B+', 'indeks pohon B+.'],
    ['B+ tree', 'Sisipkan ke B+-tree'],
    ['A*', 'pencarian A* pada graf'],
    ['O(n log n)', 'kompleksitas O(nlogn)'],
    ['O(n^2)', 'paling buruk O(n²)'],
    ['O(n log(n))', 'O( n log (n) )'],
    ['efisien', 'eﬁsien'],
    ['graf', '𝑔𝑟𝑎𝑓 berarah'],
    ['pengurutan', 'pengu\u00adrutan'],
    ['algoritma', 'Tulis algo-\nritma pengurutan.'],
    ['pengurutan', 'Jelaskan peng\u2010\r\n  urutan gelembung.'],
    ['algoritma', 'Tulis al-\ngo-\nritma pengurutan.'],
    ['algoritma', 'Tulis algo\u00ad\nritma pengurutan.'],
    ['ALGORITMA', 'UJIAN ALGO-\nRITMA'],
    ['algo-\nritma', 'Tulis algo-\nritma pengurutan.'],
    ['mata-mata', 'Seorang mata-\nmata datang.'],
    ['mata-mata', 'Seorang mata-mata datang.'],
    ['linear', 'persamaan non-\nlinear'],
    ['"pohon" AND (biner)', 'and pohon biner'],
    ['NEAR(', 'near'],
    ['caf\u00e9', 'cafe\u0301'],
    ['sql 2024', 'basis data SQL, 2024'],
  ])('finds %j in %j', (q, text) => {
    expect(finds(q, text)).toBe(true);
  });

  it.each([
    ['C', 'Bahasa C++'],
    ['C++', 'Bahasa C dan C#'],
    ['C#', 'Bahasa C++'],
    ['C#', 'c sharp'],
    ['B+', 'pohon B'],
    ['B', 'pohon B+'],
    ['B+', 'a*b+c'],
    ['A*', 'a*b'],
    ['.NET', 'net'],
    ['O(n)', 'O(n log n)'],
    ['O(n)', 'kotak o dan n'],
    ['AVL OR', 'pohon AVL'],
    ['ro', 'rotasi'],
    ['pohon merah', 'pohon hitam'],
  ])('does not find %j in %j', (q, text) => {
    expect(finds(q, text)).toBe(false);
  });

  it('takes the words in brackets behind a letter as words', () => {
    expect(stemsOf('O (opsional) dan O()')).toEqual(['o', 'opsional', 'dan', 'o']);
  });

  it('looks for eight words of 64 letters at most, each once', () => {
    const many = Array.from({ length: 5000 }, (_, at) => `w${at}`).join(' ');
    const { stems, prefix } = queryOf(many);
    expect(stems).toEqual(['w0', 'w1', 'w2', 'w3', 'w4', 'w5', 'w6', 'w7']);
    // Two signs are too few to begin others with.
    expect(queryOf('w0 w0 w1')).toEqual({ stems: ['w0', 'w1'], prefix: null });
    expect(prefix).toBeNull();
    expect(queryOf('x'.repeat(10_000)).prefix).toHaveLength(64);
    expect(finds('y'.repeat(64), 'y'.repeat(10_000))).toBe(true);
  });

  it.each(['', ' ', '"', '*', '+++', '\u0000', '\ud800', '((((', '\u0301'])(
    'finds no word in %j',
    (q) => {
      expect(queryOf(q)).toEqual({ stems: [], prefix: null });
    },
  );

  it('takes out what no text has, and what cannot be seen', () => {
    expect(plainText('a\u0000b\ud800c \n\t d\u200b\u202ee')).toBe('a b\ufffdc de');
    expect(plainText(plainText('①½ Ａ'))).toBe(plainText('①½ Ａ'));
    expect(plainText('C++ ======== B+ -- Nama: ....... a---b')).toBe('C++ B+ -- Nama: a---b');
  });

  it('is quick with heaps of marks, endless words and endless brackets', () => {
    const heap = `a${'\u0301'.repeat(200_000)}`;
    expect(stemsOf(heap)).toHaveLength(1);
    expect(stemsOf('o('.repeat(100_000))).toHaveLength(100_000);
    expect(stemsOf('c'.repeat(400_000))).toEqual(['c'.repeat(64)]);
  });
});

describe('what databases index', () => {
  it('is letters and digits, led by a letter, and different for different words', () => {
    const stems = [
      'urut',
      'q',
      'queue',
      'c++',
      'c#',
      'cqx',
      '2024',
      'n2024',
      'é',
      '.net',
      '😀',
      'o(n)',
    ];
    const terms = stems.map((stem) => indexed([stem]));
    for (const term of terms) expect(term).toMatch(/^[a-z][a-z0-9]*$/);
    expect(new Set(terms).size).toBe(stems.length);
    expect(indexed(['urut', 'c++'])).toBe('urut cqx00002bqx00002b');
  });

  it.each([
    ['queue', 'qu'],
    ['2024', '20'],
    ['éclair', 'é'],
  ])('lets %j begin as %j does', (stem, prefix) => {
    expect(indexed([stem]).startsWith(indexed([prefix]))).toBe(true);
  });
});

describe('snippets', () => {
  const before = 'Kalimat pembuka yang panjang sekali. '.repeat(20);
  const after = ' Kalimat penutup yang panjang pula.'.repeat(20);

  it('shows the words around a hit, which is marked', () => {
    const parts = partsOf(
      `${before}rotasi ganda pada pohon AVL terjadi.${after}`,
      queryOf('pohon avl'),
    );
    expect(shown(parts)).toContain('rotasi ganda pada [pohon] [AVL] terjadi.');
    expect(shown(parts)).toMatch(/^… .* …$/);
    expect(shown(parts).length).toBeLessThan(260);
  });

  it('shows words that stand far apart in two places, in their order', () => {
    const parts = partsOf(
      `satu tumpukan ${before}dua antrean ${after}`,
      queryOf('antrean tumpukan'),
    );
    expect(shown(parts)).toMatch(/^satu \[tumpukan\] .* … .*dua \[antrean\]/);
    expect(shown(parts).length).toBeLessThan(400);
  });

  it('marks other forms of the word, and names whole', () => {
    expect(shown(partsOf('Kode C++ untuk diurutkan', queryOf('c++ pengurutan')))).toBe(
      'Kode [C++] untuk [diurutkan]',
    );
  });

  it('marks a word whole over the end of its line, and both of two', () => {
    const text = 'Tulis algo-\nritma untuk mata-\nmata dan peng\u00ad\nurutan.';
    expect(shown(partsOf(text, queryOf('algoritma pengurutan')))).toBe(
      'Tulis [algo- ritma] untuk mata- mata dan [pengurutan].',
    );
    expect(shown(partsOf(text, queryOf('mata-mata')))).toContain('[mata- mata]');
  });

  it('shows the beginning of a page without any', () => {
    expect(shown(partsOf(before, queryOf('graf')))).toMatch(/^Kalimat pembuka .*…$/);
    expect(partsOf('', queryOf('graf'))).toEqual([]);
  });

  it('stays short, and whole signs, where a page is one endless word', () => {
    const parts = partsOf('😀'.repeat(5000), queryOf('graf'));
    expect(shown(parts).length).toBeLessThan(260);
    expect(shown(parts)).not.toMatch(/\p{Cs}/u);
    const long = partsOf(`x${'𝕏'.repeat(5000)}`, queryOf(`x${'x'.repeat(63)}`));
    expect(shown(long)).toContain('[');
    expect(shown(long).length).toBeLessThan(260);
  });

  it('has no control characters', () => {
    expect(shown(partsOf('pohon\u0000\u0007\u202e biner', queryOf('biner')))).toBe('pohon [biner]');
  });

  it('names the pages with most of the words first', () => {
    const pages = ['pohon', 'graf', 'pohon biner', 'biner'];
    const found = pagesWithHits(pages, queryOf('pohon biner'));
    expect(found.map(({ page }) => page)).toEqual([3, 1, 4]);
  });
});
