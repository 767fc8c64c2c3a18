// Exam papers as people write them, made of a seed: the same number always gives the same paper.

/** Words of instructions, which every paper has. */
const COMMON =
  'jelaskan tentukan buatlah tuliskan gambarkan berikan contoh dan atau dengan untuk dari pada yang ini itu soal jawaban nilai waktu ujian kerjakan program algoritma data fungsi setiap sebuah langkah hasil berikut menggunakan adalah jika maka'.split(
    ' ',
  );
/** Words of the field, the rarer the later they stand. */
const FIELD =
  'pohon graf larik tumpukan antrean senarai rekursi pengurutan pencarian kompleksitas simpul sisi biner indeks tabel kueri relasi kunci normalisasi transaksi proses memori penjadwalan berkas jaringan protokol paket alamat perutean kelas objek pewarisan antarmuka pengujian rotasi kolisi heuristik derivasi automata kriptografi semafor kebuntuan halaman segmentasi kompilasi AVL B+ C++ C# .NET O(n)'.split(
    ' ',
  );
const PREFIXES = ['', '', '', 'me', 'di', 'pe', 'ber', 'ter'];
const SYLLABLES = 'ba ca da fa ga ha ja ka la ma na pa ra sa ta wa ya zi ku lo'.split(' ');
const WORDS = 350;
/** Names and terms that few papers share. */
const RARE_WORDS = 60_000;

/** Numbers from 0 to 1 that look random. */
function randomOf(seed) {
  let state = seed * 2_654_435_761 + 1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

/** A rare word; low numbers come often. */
function rareWord(number) {
  let word = '';
  for (let rest = number + 400; rest > 0; rest = Math.floor(rest / SYLLABLES.length)) {
    word += SYLLABLES[rest % SYLLABLES.length];
  }
  return word;
}

/** The two pages of a paper; its last word is its own. */
export function paper(number) {
  const random = randomOf(number + 1);
  const skewed = (list, power) => list[Math.floor(list.length * random() ** power)];
  const word = () => {
    const kind = random();
    if (kind < 0.55) return skewed(COMMON, 1.5);
    if (kind < 0.8) return skewed(PREFIXES, 1) + skewed(FIELD, 2);
    return rareWord(Math.floor(RARE_WORDS * random() ** 3));
  };
  const page = () => Array.from({ length: WORDS / 2 }, word).join(' ');
  return [page(), `${page()} unik${number.toString(36)}x`];
}

/** Queries of people: rare and common words, several, and the beginning of one. */
export function queries(size) {
  const own = [7, 123, 500, 999].map((number) =>
    paper(number % size)[1]
      .split(' ')
      .at(-1),
  );
  const field = ['rotasi', 'kebuntuan', 'C++', 'B+', 'O(n)', 'semafor', 'kriptografi', 'automata'];
  const several = [
    'rotasi pohon AVL',
    'pengurutan larik',
    'normalisasi tabel relasi',
    'graf simpul',
  ];
  const common = ['pohon', 'jelaskan', 'algoritma data', 'sem', 'dan', 'tidakada zzz'];
  return [...own, ...field, ...several, ...common];
}
