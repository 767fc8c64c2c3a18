import { expect, it } from 'vitest';
import { plainLine } from './plain-line.js';

it.each([
  ['Jelaskan tumpukan.', 'Jelaskan tumpukan.'],
  ['---\n## Analisis **kode**\nIsi', 'Analisis kode'],
  [`![Pohon biner](gambar:${'0a'.repeat(32)})\n\nApa isinya?`, 'Pohon biner'],
  [
    '> Apa isi `vector<int>` dan #include <iostream>?',
    'Apa isi vector<int> dan #include <iostream>?',
  ],
  ['Tag \\<b> atau a -> b > c?', 'Tag <b> atau a -> b > c?'],
  ['Nilai $\\sum_{i=1}^{n} i$ adalah', 'Nilai \\sum_{i=1}^{n} i adalah'],
  ['\\sum_{i=1} a_i b_i', '\\sum_{i=1} a_i b_i'],
  ['Kelas `Pasangan<A, B>` dan Pasangan<A, B>', 'Kelas Pasangan<A, B> dan Pasangan<A, B>'],
  ['Apa beda C# dan F#?', 'Apa beda C# dan F#?'],
  ['Fungsi hitung_jumlah_data dan __init__', 'Fungsi hitung_jumlah_data dan init'],
  ['***Tebal miring*** _sini_ ~~coret~~ 3 * 4 * 5', 'Tebal miring sini coret 3 * 4 * 5'],
  ['Harga $5 dan $10, lihat [RFC](https://contoh.id)', 'Harga $5 dan $10, lihat RFC'],
  ['```python\nprint(i)\n```', 'print(i)'],
  ['kata '.repeat(30), 'kata '.repeat(30).trim()],
])('names %j %j', (source, line) => {
  expect(plainLine(source)).toBe(line);
});
