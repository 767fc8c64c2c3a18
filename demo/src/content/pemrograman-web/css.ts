import { choice, code, essay, list, type Question, table, testCase } from '../model.js';

const topics = ['CSS' as const];

export const css: Question[] = [
  essay({
    title: 'Siapa yang menang?',
    topics,
    level: 'Mudah',
    body: [
      'Semua aturan berikut cocok dengan elemen `<a>` yang sama di dalam `<nav id="menu">`.',
      code(
        'css',
        `
        #menu a          { color: navy; }
        nav ul li a      { color: gray; }
        .butir.aktif a   { color: green; }
        a[href^="http"]  { color: purple; }
        a                { color: red; }`,
      ),
    ],
    parts: [
      {
        weight: 3,
        ask: 'Tuliskan kekhususan (*specificity*) setiap pemilih sebagai (id, kelas, elemen).',
        answer: [
          table(`
            pemilih | kekhususan
            \`#menu a\` | (1, 0, 1)
            \`nav ul li a\` | (0, 0, 4)
            \`.butir.aktif a\` | (0, 2, 1)
            \`a[href^="http"]\` | (0, 1, 1)
            \`a\` | (0, 0, 1)`),
        ],
      },
      {
        weight: 1,
        ask: 'Apa warna tautan itu? Apa warnanya bila baris pertama dihapus?',
        answer: '`navy`, karena mempunyai id. Tanpa baris pertama: `green`, dengan dua kelas.',
      },
      {
        weight: 1,
        ask: 'Dua aturan mempunyai kekhususan yang sama. Mana yang berlaku?',
        answer: 'Yang ditulis paling akhir (dalam asal dan lapisan *cascade* yang sama).',
      },
    ],
  }),
  essay({
    title: 'Model kotak',
    topics,
    level: 'Mudah',
    body: [
      code(
        'css',
        `
        .kartu {
          width: 300px;
          padding: 20px;
          border: 5px solid black;
          margin: 10px;
        }`,
      ),
    ],
    parts: [
      {
        weight: 3,
        ask: 'Hitung lebar isi, lebar kotak sampai tepi luar *border*, dan lebar yang ditempati termasuk margin, untuk `box-sizing: content-box` dan `border-box`.',
        answer: [
          table(`
            box-sizing | isi | sampai border | termasuk margin
            content-box | 300 px | 350 px | 370 px
            border-box | 250 px | 300 px | 320 px`),
        ],
      },
      {
        weight: 2,
        ask: 'Dua `.kartu` disusun vertikal sebagai blok biasa. Berapa jarak di antaranya, dan mengapa bukan 20 px? Sebutkan satu cara agar menjadi 20 px.',
        answer:
          'Jaraknya **10 px**, karena margin vertikal yang bersebelahan melebur (*margin collapsing*) menjadi yang terbesar. Menjadi 20 px bila wadahnya `display: flex` dengan `flex-direction: column` (margin butir flex tidak melebur), atau bila dipakai `gap: 20px` tanpa margin.',
      },
    ],
  }),
  essay({
    title: 'Membagi ruang dengan Flexbox',
    topics,
    level: 'Sedang',
    body: [
      'Tiga butir tanpa padding, border, dan margin berada di dalam wadah `display: flex` tanpa `gap`. Isinya tidak membatasi lebar minimum.',
      table(`
        butir | flex-basis | flex-grow | flex-shrink
        A | 200 px | 1 | 1
        B | 200 px | 2 | 1
        C | 200 px | 0 | 2`),
    ],
    parts: [
      {
        weight: 2,
        ask: 'Lebar wadah 900 px. Hitung lebar setiap butir.',
        answer:
          'Sisa ruang 900 − 600 = 300 px dibagi 1 : 2 : 0, yaitu 100, 200, dan 0. Jadi A = **300**, B = **400**, C = **200** px.',
      },
      {
        weight: 3,
        ask: 'Lebar wadah 480 px. Hitung lebar setiap butir.',
        answer:
          'Kekurangan 120 px dibagi menurut shrink × basis: 200, 200, 400 (jumlah 800). A berkurang 120 × 200/800 = 30, B 30, C 60. Jadi A = **170**, B = **170**, C = **140** px.',
      },
      {
        weight: 1,
        ask: 'Apa beda `justify-content` dengan `align-items` pada wadah dengan `flex-direction: column`?',
        answer:
          '`justify-content` mengatur sepanjang sumbu utama (di sini vertikal), `align-items` pada sumbu silang (di sini horizontal).',
      },
    ],
  }),
  essay({
    title: 'Kisi kartu yang menyesuaikan layar',
    topics,
    level: 'Sedang',
    body: [
      code(
        'css',
        `
        .kisi {
          display: grid;
          grid-template-columns: repeat(auto-fill, minmax(220px, 1fr));
          gap: 20px;
        }`,
      ),
    ],
    parts: [
      {
        weight: 3,
        ask: 'Tentukan banyak kolom dan lebar setiap kolom bila lebar wadah 1000 px, 700 px, dan 480 px.',
        answer: [
          'Banyak kolom n adalah yang terbesar dengan 220n + 20(n − 1) ≤ lebar, yaitu floor((lebar + 20) / 240).',
          table(`
            lebar wadah | kolom | lebar kolom
            1000 px | 4 | (1000 − 60) / 4 = 235 px
            700 px | 3 | (700 − 40) / 3 = 220 px
            480 px | 2 | (480 − 20) / 2 = 230 px`),
        ],
      },
      {
        weight: 2,
        ask: 'Tulis fungsi JavaScript `kolom(lebar)` yang menghasilkan banyak kolom itu (paling sedikit 1).',
        answer: [
          code(
            'javascript',
            `
            function kolom(lebar) {
              return Math.max(1, Math.floor((lebar + 20) / 240));
            }`,
          ),
        ],
        cases: [
          testCase('console.log(kolom(1000));', '4'),
          testCase('console.log(kolom(700));', '3', 'tepat cukup'),
          testCase('console.log(kolom(699));', '2', 'kurang satu piksel'),
          testCase('console.log(kolom(150));', '1', 'lebih sempit daripada satu kolom'),
        ],
      },
      {
        weight: 2,
        ask: 'Pada layar 200 px kartu melewati tepi layar. Perbaiki dengan mengubah satu nilai, dan jelaskan beda `auto-fill` dengan `auto-fit` bila hanya ada dua kartu pada wadah 1000 px.',
        answer:
          'Ganti batas bawahnya: `minmax(min(220px, 100%), 1fr)`. Dengan `auto-fill` dua kolom kosong tetap disediakan, sehingga setiap kartu 235 px; dengan `auto-fit` kolom kosong ditutup, sehingga setiap kartu (1000 − 20)/2 = 490 px.',
      },
    ],
  }),
  essay({
    title: 'Menu yang tertutup spanduk',
    topics,
    level: 'Sulit',
    body: [
      'Menu di dalam kartu selalu tertutup spanduk, padahal `z-index`-nya jauh lebih besar. Kartu dan spanduk adalah saudara (*sibling*) dan bertumpang tindih.',
      code(
        'css',
        `
        .kartu       { opacity: 0.95; }
        .kartu .menu { position: absolute; z-index: 999; }
        .spanduk     { position: relative; z-index: 1; }`,
      ),
    ],
    parts: [
      {
        weight: 3,
        ask: 'Jelaskan penyebabnya dengan istilah konteks penumpukan (*stacking context*).',
        answer:
          '`opacity` kurang dari 1 membuat `.kartu` menjadi konteks penumpukan tersendiri, yang di konteks induknya berada pada tingkat 0. Nilai 999 hanya dibandingkan di dalam kartu itu. Di konteks induk yang dibandingkan adalah kartu (0) dengan spanduk (1), sehingga seluruh kartu beserta menunya berada di bawah.',
      },
      {
        weight: 2,
        ask: 'Sebutkan dua perbaikan yang berbeda dan satu sifat CSS lain yang juga membuat konteks penumpukan.',
        answer: [
          list(
            'Hapus `opacity` dari kartu (misalnya pakai warna latar tembus pandang).',
            'Beri kartu `position: relative; z-index: 2`, atau pindahkan menu ke luar kartu di DOM.',
            'Contoh lain: `transform` atau `filter` selain `none`, `isolation: isolate`, `position: fixed`.',
          ),
        ],
      },
    ],
  }),
  essay({
    title: 'Huruf yang mengalir',
    topics,
    level: 'Sulit',
    body: [
      'Ukuran huruf akar 16 px. Judul memakai aturan berikut.',
      code('css', 'h1 { font-size: clamp(1rem, 0.5rem + 2vw, 2rem); }'),
    ],
    parts: [
      {
        weight: 3,
        ask: 'Hitung ukuran huruf pada lebar layar 320 px, 800 px, dan 1400 px.',
        answer: [
          table(`
            lebar layar | 0.5rem + 2vw | hasil clamp
            320 px | 8 + 6,4 = 14,4 px | 16 px (batas bawah)
            800 px | 8 + 16 = 24 px | 24 px
            1400 px | 8 + 28 = 36 px | 32 px (batas atas)`),
        ],
      },
      {
        weight: 2,
        ask: 'Pada rentang lebar layar berapa ukurannya berubah-ubah?',
        answer:
          '8 + 0,02w = 16 memberi w = 400; 8 + 0,02w = 32 memberi w = 1200. Jadi antara **400 px dan 1200 px**.',
      },
      {
        weight: 1,
        ask: 'Mengapa ukuran huruf tidak sebaiknya hanya memakai `vw`?',
        answer:
          'Ukuran dalam `vw` tidak ikut membesar ketika pengguna memperbesar teks, sehingga melanggar pedoman aksesibilitas (teks harus dapat diperbesar sampai 200%).',
      },
    ],
  }),
  choice({
    topics,
    level: 'Mudah',
    body: 'Satuan yang bergantung pada ukuran huruf elemen akar adalah …',
    options: ['`em`', '`rem`', '`vw`', '`ch`'],
    correct: 1,
    reason: '`rem` = *root em*; `em` bergantung pada elemen itu sendiri.',
  }),
  choice({
    topics,
    level: 'Mudah',
    body: 'Elemen dengan `visibility: hidden` …',
    options: [
      'hilang dan tempatnya ditempati elemen lain',
      'tidak terlihat, tetapi tempatnya tetap ada',
      'tidak terlihat, tetapi masih dapat diklik',
      'dihapus dari DOM',
    ],
    correct: 1,
    reason: 'Berbeda dengan `display: none`, yang juga menghilangkan tempatnya.',
  }),
  choice({
    topics,
    level: 'Sedang',
    body: 'Elemen `position: absolute` diletakkan relatif terhadap …',
    options: [
      'elemen induknya, apa pun `position`-nya',
      'leluhur terdekat yang `position`-nya bukan `static`',
      'selalu tepi layar',
      'elemen saudara sebelumnya',
    ],
    correct: 1,
    reason: 'Bila tidak ada leluhur seperti itu, dipakai blok awal halaman.',
  }),
];
