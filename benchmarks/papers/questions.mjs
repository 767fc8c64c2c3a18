const FENCE = '```';

/** A question to choose in: its first option is the right one, the variants mix them. */
export const choice = (markdown, options, explanation, points = 4) => ({
  kind: 'pilihan',
  markdown,
  options: options.map((option, at) => ({ markdown: option, right: at === 0 })),
  answer: '',
  explanation,
  points,
  space: 'none',
});

const truth = (markdown, answer, explanation) => ({
  kind: 'benar-salah',
  markdown,
  options: [],
  answer,
  explanation,
  points: 2,
  space: 'none',
});

const open = (kind, markdown, answer, points, space, explanation = '') => ({
  kind,
  markdown,
  options: [],
  answer,
  explanation,
  points,
  space,
});

const CHOICES = [
  choice(
    'Kompleksitas terburuk pencarian pada *hash table* dengan $$n$$ kunci dan perangkaian (*chaining*) adalah …',
    [
      '$$\\mathcal{O}(n)$$',
      '$$\\mathcal{O}(1)$$',
      '$$\\mathcal{O}(\\log n)$$',
      '$$\\mathcal{O}(n^2)$$',
    ],
    'Bila semua kunci jatuh di satu ember, pencarian menjadi lurus.',
  ),
  choice(
    'Struktur data yang paling tepat untuk membatalkan perubahan terakhir (*undo*) adalah …',
    ['*stack*', '*queue*', '*heap*', '*trie*'],
    'Yang terakhir masuk dibatalkan lebih dahulu.',
  ),
  choice(
    'Banyaknya perbandingan pada pencarian biner atas 1.000 unsur terurut paling banyak …',
    ['10', '32', '500', '1.000'],
    '$$\\lceil \\log_2 1000 \\rceil = 10$$.',
  ),
  choice(
    `Apa keluaran program berikut?\n\n${FENCE}python\ns = []\nfor x in [3, 1, 4, 1, 5]:\n    s.append(x)\n    if x == 1:\n        s.pop()\nprint(s)\n${FENCE}`,
    ['`[3, 4, 5]`', '`[3, 1, 4, 1, 5]`', '`[3, 4]`', '`[1, 1]`'],
    'Setiap `1` langsung dikeluarkan lagi.',
  ),
  choice(
    'Tinggi pohon biner lengkap dengan $$2^{h+1} - 1$$ simpul adalah …',
    ['$$h$$', '$$2h$$', '$$h + 1$$', '$$\\frac{h}{2}$$'],
    'Akar berada pada tingkat nol.',
  ),
  choice(
    'Pernyataan yang benar tentang *AVL tree* adalah …',
    [
      'selisih tinggi anak kiri dan kanan setiap simpul paling banyak satu',
      'setiap simpul mempunyai tepat dua anak, kecuali daun',
      'semua daun berada pada tingkat yang sama',
      'akar selalu berisi median semua kunci',
    ],
    'Itu syarat keseimbangannya; rotasi memulihkannya sesudah penyisipan.',
  ),
  choice(
    'Penelusuran yang mencetak kunci *binary search tree* secara menaik adalah …',
    ['*inorder*', '*preorder*', '*postorder*', '*level order*'],
    'Anak kiri, akar, lalu anak kanan.',
  ),
  choice(
    'Relasi rekurens $$T(n) = 2T\\left(\\frac{n}{2}\\right) + n$$ mempunyai penyelesaian …',
    ['$$\\Theta(n \\log n)$$', '$$\\Theta(n)$$', '$$\\Theta(n^2)$$', '$$\\Theta(\\log n)$$'],
    'Teorema utama, kasus kedua.',
  ),
];

const TRUTHS = [
  truth(
    'Setiap *heap* adalah pohon terurut (*binary search tree*).',
    'salah',
    'Anak kiri boleh lebih besar dari anak kanan.',
  ),
  truth('*Queue* dapat dibuat dari dua *stack*.', 'benar', 'Satu untuk masuk, satu untuk keluar.'),
  truth('Graf tanpa siklus yang terhubung adalah pohon.', 'benar', ''),
  truth(
    '*Quick sort* selalu berjalan dalam $$\\mathcal{O}(n \\log n)$$.',
    'salah',
    'Kasus terburuknya kuadratik.',
  ),
];

const SHORT = [
  open('isian', 'Nilai dari $$\\sum_{i=0}^{4} 2^i$$ adalah …', '31', 4, 'none'),
  open('isian', 'Banyaknya sisi pohon dengan 17 simpul adalah …', '16', 4, 'none'),
  open(
    'isian',
    'Sebutkan dua cara menangani tabrakan pada *hash table*.',
    '*chaining* dan *open addressing*',
    4,
    'lines4',
  ),
];

/** @type {(sha256: string) => object[]} */
const essays = (sha256) => [
  open(
    'uraian',
    `Perhatikan pohon berikut.\n\n![Pohon biner dengan tujuh simpul](gambar:${sha256})\n\nIsilah dengan kunci 10, 20, …, 70 sehingga menjadi *binary search tree*, lalu tuliskan urutan *postorder*-nya.`,
    '10, 30, 20, 50, 70, 60, 40',
    12,
    'third',
    'Akar berisi median, 40; anak-anaknya 20 dan 60.',
  ),
  open(
    'uraian',
    'Diketahui biaya penyisipan ke larik dinamis berikut.\n\n| Penyisipan ke- | Kapasitas | Biaya |\n| --- | --- | --- |\n| 1 | 1 | 1 |\n| 2 | 2 | 2 |\n| 3 | 4 | 3 |\n| 4 | 4 | 1 |\n| 5 | 8 | 5 |\n\nTunjukkan bahwa biaya teramortisasinya konstan bila\n\n$$\nc_i = \\begin{cases} i & \\text{bila } i - 1 \\text{ pangkat dua} \\\\ 1 & \\text{lainnya} \\end{cases}\n$$',
    'Jumlah biaya $$n$$ penyisipan:\n\n$$\n\\sum_{i=1}^{n} c_i \\le n + \\sum_{j=0}^{\\lfloor \\log_2 n \\rfloor} 2^j < 3n\n$$\n\nMaka biaya rata-ratanya kurang dari 3.',
    12,
    'third',
  ),
  open(
    'uraian',
    'Hitung $$A^2$$ untuk matriks ketetanggaan\n\n$$\nA = \\begin{pmatrix} 0 & 1 & 1 \\\\ 1 & 0 & 0 \\\\ 1 & 0 & 0 \\end{pmatrix}\n$$\n\ndan jelaskan arti unsurnya.',
    '$$\nA^2 = \\begin{pmatrix} 2 & 0 & 0 \\\\ 0 & 1 & 1 \\\\ 0 & 1 & 1 \\end{pmatrix}\n$$\n\nUnsur baris $$i$$ kolom $$j$$ adalah banyaknya jalan sepanjang dua dari $$i$$ ke $$j$$.',
    8,
    'lines4',
  ),
];

const CODE = [
  open(
    'kode',
    `Lengkapi fungsi yang membalik senarai berantai di tempat.\n\n${FENCE}c\nstruct simpul { int isi; struct simpul *lanjut; };\n\nstruct simpul *balik(struct simpul *kepala) {\n    /* lengkapi */\n}\n${FENCE}`,
    `${FENCE}c\nstruct simpul *hasil = NULL;\nwhile (kepala) {\n    struct simpul *lanjut = kepala->lanjut;\n    kepala->lanjut = hasil;\n    hasil = kepala;\n    kepala = lanjut;\n}\nreturn hasil;\n${FENCE}`,
    10,
    'half',
  ),
  open(
    'kode',
    'Tulis fungsi yang menghitung tinggi pohon biner.',
    `${FENCE}python\ndef tinggi(t):\n    return -1 if t is None else 1 + max(tinggi(t.kiri), tinggi(t.kanan))\n${FENCE}`,
    6,
    'lines4',
  ),
];

/** Twenty questions of all kinds, by section. @type {(sha256: string) => object[][]} */
export const questions = (sha256) => [CHOICES, TRUTHS, SHORT, [...essays(sha256), ...CODE]];
