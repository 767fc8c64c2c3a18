import { choice, code, essay, list, type Question, testCase } from '../model.js';

const topics = ['JavaScript' as const];

export const javascript: Question[] = [
  essay({
    title: 'Mengolah daftar nilai',
    topics,
    level: 'Mudah',
    body: [
      'Data nilai disimpan sebagai larik objek seperti berikut.',
      code(
        'javascript',
        `
        const daftar = [
          { nama: 'Ani', nilai: 80 },
          { nama: 'Budi', nilai: 55 },
          { nama: 'Citra', nilai: 90 },
        ];`,
      ),
    ],
    parts: [
      {
        weight: 1,
        ask: 'Dengan `filter` dan `map`, buat larik nama mahasiswa yang nilainya paling sedikit 60.',
        answer: [
          code('javascript', 'daftar.filter((m) => m.nilai >= 60).map((m) => m.nama)'),
          "Hasilnya `['Ani', 'Citra']`.",
        ],
      },
      {
        weight: 3,
        ask: 'Tulis fungsi `rataLulus(daftar)` yang menghasilkan rata-rata nilai mahasiswa dengan nilai ≥ 60, atau `null` bila tidak ada.',
        answer: [
          code(
            'javascript',
            `
            function rataLulus(daftar) {
              const lulus = daftar.filter((m) => m.nilai >= 60);
              if (lulus.length === 0) return null;
              return lulus.reduce((jumlah, m) => jumlah + m.nilai, 0) / lulus.length;
            }`,
          ),
          'Tanpa pemeriksaan panjang, hasilnya 0/0, yaitu `NaN`.',
        ],
        cases: [
          testCase('console.log(rataLulus([{ nilai: 80 }, { nilai: 55 }, { nilai: 90 }]));', '85'),
          testCase('console.log(rataLulus([{ nilai: 59 }]));', 'null', 'tidak ada yang lulus'),
          testCase('console.log(rataLulus([]));', 'null', 'daftar kosong'),
          testCase('console.log(rataLulus([{ nilai: 60 }]));', '60', 'tepat batas'),
        ],
      },
      {
        weight: 1,
        ask: 'Apa beda `map` dengan `forEach`?',
        answer:
          '`map` menghasilkan larik baru berisi nilai kembalian; `forEach` hanya menjalankan fungsi dan menghasilkan `undefined`.',
      },
    ],
  }),
  essay({
    title: 'Konversi tipe yang tersembunyi',
    topics,
    level: 'Mudah',
    body: [
      code(
        'javascript',
        `
        console.log('5' + 2);
        console.log('5' * '2');
        console.log(0 == '');
        console.log(null == undefined);
        console.log(null === undefined);
        console.log(NaN === NaN);
        console.log(typeof null);`,
      ),
    ],
    parts: [
      {
        weight: 3,
        ask: 'Tuliskan keluaran program itu.',
        answer: [
          code(
            'teks',
            `
            52
            10
            true
            true
            false
            false
            object`,
          ),
        ],
      },
      {
        weight: 1,
        ask: 'Jelaskan mengapa baris 1 dan baris 2 memperlakukan teks secara berbeda.',
        answer:
          'Operator `+` juga berarti penyambungan: bila salah satu operan teks, yang lain diubah menjadi teks. Operator `*` hanya untuk bilangan, sehingga kedua teks diubah menjadi bilangan.',
      },
      {
        weight: 1,
        ask: 'Bagaimana cara yang benar untuk memeriksa `NaN`?',
        answer:
          '`Number.isNaN(x)`; `NaN` adalah satu-satunya nilai yang tidak sama dengan dirinya sendiri.',
      },
    ],
  }),
  essay({
    title: 'Urutan event loop',
    topics,
    level: 'Sedang',
    body: [
      code(
        'javascript',
        `
        console.log('A');
        setTimeout(() => console.log('B'), 0);
        Promise.resolve()
          .then(() => console.log('C'))
          .then(() => console.log('D'));
        (async () => {
          console.log('E');
          await null;
          console.log('F');
        })();
        console.log('G');`,
      ),
    ],
    parts: [
      {
        weight: 3,
        ask: 'Tuliskan keluaran program itu, satu huruf tiap baris.',
        answer: [code('teks', 'A\nE\nG\nC\nF\nD\nB')],
      },
      {
        weight: 3,
        ask: 'Jelaskan urutan itu dengan istilah *call stack*, antrean *microtask*, dan antrean tugas (*macrotask*).',
        answer: [
          list(
            'Kode sinkron selesai lebih dahulu: A, E (isi fungsi `async` berjalan sinkron sampai `await` pertama), G.',
            'Antrean *microtask* lalu dihabiskan menurut urutan masuk: C, lalu F; setelah C selesai barulah `then` kedua masuk antrean, sehingga D sesudah F.',
            'Tugas `setTimeout` baru diambil setelah antrean *microtask* kosong: B.',
          ),
        ],
      },
    ],
  }),
  essay({
    title: 'Closure dan cakupan variabel',
    topics,
    level: 'Sedang',
    body: [
      code(
        'javascript',
        `
        for (var i = 0; i < 3; i++) setTimeout(() => console.log('var', i), 0);
        for (let j = 0; j < 3; j++) setTimeout(() => console.log('let', j), 0);`,
      ),
    ],
    parts: [
      {
        weight: 2,
        ask: 'Tuliskan keluarannya.',
        answer: [code('teks', 'var 3\nvar 3\nvar 3\nlet 0\nlet 1\nlet 2')],
      },
      {
        weight: 2,
        ask: 'Jelaskan perbedaannya.',
        answer:
          '`var` mempunyai satu variabel untuk seluruh perulangan; ketika fungsi dijalankan, perulangan sudah selesai dan nilainya 3. `let` membuat variabel baru pada setiap putaran, dan setiap fungsi menyimpan variabel putarannya sendiri.',
      },
      {
        weight: 3,
        ask: 'Dengan *closure*, tulis `buatPenghitung(awal)` yang menghasilkan objek dengan fungsi `tambah()` (menaikkan dan menghasilkan nilai) dan `ulang()` (kembali ke awal dan menghasilkan nilai). Nilainya tidak boleh dapat diubah dari luar.',
        answer: [
          code(
            'javascript',
            `
            function buatPenghitung(awal) {
              let nilai = awal;
              return {
                tambah: () => (nilai += 1),
                ulang: () => (nilai = awal),
              };
            }`,
          ),
        ],
        cases: [
          testCase('const p = buatPenghitung(5);\nconsole.log(p.tambah(), p.tambah());', '6 7'),
          testCase('const p = buatPenghitung(5);\np.tambah();\nconsole.log(p.ulang());', '5'),
          testCase(
            'const p = buatPenghitung(0);\nconst q = buatPenghitung(0);\np.tambah();\nconsole.log(q.tambah());',
            '1',
            'penghitung saling lepas',
          ),
          testCase(
            'const p = buatPenghitung(1);\np.nilai = 99;\nconsole.log(p.tambah());',
            '2',
            'tidak dapat diubah dari luar',
          ),
        ],
      },
    ],
  }),
  essay({
    title: 'Mengelompokkan data',
    topics,
    level: 'Sedang',
    body: 'Fungsi `kelompokkan(daftar, kunci)` mengelompokkan isi daftar menurut hasil fungsi `kunci`. Hasilnya `Map` dari kunci ke larik, dengan urutan kemunculan pertama.',
    parts: [
      {
        weight: 3,
        ask: 'Tulis fungsi itu tanpa memakai `Map.groupBy` atau `Object.groupBy`.',
        answer: [
          code(
            'javascript',
            `
            function kelompokkan(daftar, kunci) {
              const hasil = new Map();
              for (const isi of daftar) {
                const k = kunci(isi);
                if (!hasil.has(k)) hasil.set(k, []);
                hasil.get(k).push(isi);
              }
              return hasil;
            }`,
          ),
        ],
        cases: [
          testCase(
            'const m = kelompokkan([1, 2, 3, 4, 5], (x) => x % 2);\nconsole.log(JSON.stringify([...m]));',
            '[[1,[1,3,5]],[0,[2,4]]]',
          ),
          testCase(
            "const m = kelompokkan(['satu', 'dua', 'tiga'], (s) => s.length);\nconsole.log(JSON.stringify([...m]));",
            '[[4,["satu","tiga"]],[3,["dua"]]]',
          ),
          testCase('console.log(kelompokkan([], (x) => x).size);', '0', 'daftar kosong'),
          testCase(
            "const m = kelompokkan([1, '1'], (x) => x);\nconsole.log(m.size);",
            '2',
            'kunci bilangan dan teks berbeda',
          ),
        ],
      },
      {
        weight: 2,
        ask: 'Sebutkan dua alasan memilih `Map` daripada objek biasa di sini.',
        answer:
          'Kuncinya boleh bertipe apa pun (objek mengubah kunci menjadi teks, sehingga 1 dan "1" bercampur), dan tidak ada kunci warisan seperti `constructor` yang mengacaukan pemeriksaan.',
      },
    ],
  }),
  essay({
    title: 'Membatasi permintaan serentak',
    topics,
    level: 'Sulit',
    body: 'Sebuah halaman harus mengunduh 200 berkas, tetapi server hanya mengizinkan paling banyak `batas` permintaan pada saat yang sama. Setiap tugas adalah fungsi tanpa argumen yang menghasilkan *promise*.',
    parts: [
      {
        weight: 2,
        ask: 'Mengapa `Promise.all(tugas.map((t) => t()))` tidak memenuhi syarat, dan mengapa `for` dengan `await t()` memenuhi syarat tetapi lambat?',
        answer:
          'Yang pertama memulai semua tugas sekaligus. Yang kedua menjalankan tugas satu per satu, sehingga waktunya jumlah seluruh waktu tugas meskipun server sanggup melayani beberapa sekaligus.',
      },
      {
        weight: 4,
        ask: 'Tulis `async function jalankan(tugas, batas)` yang menghasilkan larik hasil menurut urutan tugas.',
        answer: [
          code(
            'javascript',
            `
            async function jalankan(tugas, batas) {
              const hasil = new Array(tugas.length);
              let berikut = 0;
              async function pekerja() {
                while (berikut < tugas.length) {
                  const i = berikut++;
                  hasil[i] = await tugas[i]();
                }
              }
              const banyak = Math.min(batas, tugas.length);
              await Promise.all(Array.from({ length: banyak }, pekerja));
              return hasil;
            }`,
          ),
          '`berikut++` aman tanpa kunci, karena JavaScript tidak menyela kode sinkron di antara dua `await`.',
        ],
        cases: [
          testCase(
            'const tunda = (ms, x) => () => new Promise((r) => setTimeout(() => r(x), ms));\njalankan([tunda(20, "a"), tunda(5, "b"), tunda(10, "c")], 2)\n  .then((h) => console.log(h.join(" ")));',
            'a b c',
            'urutan hasil tetap',
          ),
          testCase(
            'let aktif = 0, puncak = 0;\nconst tugas = Array.from({ length: 9 }, () => async () => {\n  puncak = Math.max(puncak, ++aktif);\n  await new Promise((r) => setTimeout(r, 2));\n  aktif--;\n});\njalankan(tugas, 3).then(() => console.log(puncak));',
            '3',
            'paling banyak tiga serentak',
          ),
          testCase('jalankan([], 4).then((h) => console.log(h.length));', '0', 'tanpa tugas'),
        ],
      },
      {
        weight: 1,
        ask: 'Bila satu tugas gagal, apa yang terjadi pada `jalankan` dan pada tugas yang sedang berjalan?',
        answer:
          '`Promise.all` langsung menolak, sehingga `jalankan` menolak dengan galat itu. Tugas yang sedang berjalan tidak dibatalkan, dan pekerja lain masih mengambil tugas berikutnya; pembatalan memerlukan cara tersendiri, misalnya `AbortController`.',
      },
    ],
  }),
  essay({
    title: 'Debounce pada kotak pencarian',
    topics,
    level: 'Sulit',
    body: 'Pencarian baru dijalankan setelah pengguna berhenti mengetik selama 300 ms.',
    parts: [
      {
        weight: 3,
        ask: 'Tulis `debounce(fungsi, ms)` yang menghasilkan fungsi baru. Argumen panggilan **terakhir** yang dipakai.',
        answer: [
          code(
            'javascript',
            `
            function debounce(fungsi, ms) {
              let penanda;
              return (...argumen) => {
                clearTimeout(penanda);
                penanda = setTimeout(() => fungsi(...argumen), ms);
              };
            }`,
          ),
        ],
        cases: [
          testCase(
            "const cari = debounce((q) => console.log(q), 20);\ncari('b');\ncari('ba');\ncari('basis');",
            'basis',
            'hanya panggilan terakhir',
          ),
          testCase(
            "const cari = debounce((q) => console.log(q), 5);\ncari('a');\nsetTimeout(() => cari('b'), 60);",
            'a\nb',
            'dua kali, karena jedanya cukup',
          ),
        ],
      },
      {
        weight: 2,
        ask: 'Tombol ditekan pada 0, 100, 250, 700, dan 900 ms. Pada saat berapa fungsi dijalankan?',
        answer:
          'Setelah 250 ms tidak ada tekanan sampai 700 ms (450 ms > 300 ms): dijalankan pada **550 ms**. Berikutnya setelah 900 ms: **1200 ms**. Pada 700 ms penghitung dimulai, tetapi diulang oleh tekanan pada 900 ms.',
      },
      {
        weight: 1,
        ask: 'Apa beda *debounce* dengan *throttle*? Mana yang cocok untuk peristiwa `scroll` yang memperbarui posisi?',
        answer:
          '*Debounce* menunggu jeda; *throttle* menjalankan paling banyak sekali tiap selang waktu, juga di tengah rentetan peristiwa. Untuk `scroll` yang harus terus memperbarui posisi dipakai *throttle*.',
      },
    ],
  }),
  choice({
    topics,
    level: 'Mudah',
    body: 'Pernyataan yang benar tentang `const` adalah …',
    options: [
      'isi objek yang disimpannya tidak dapat diubah',
      'variabelnya tidak dapat diberi nilai baru',
      'cakupannya seluruh fungsi',
      'boleh dideklarasikan tanpa nilai awal',
    ],
    correct: 1,
    reason: '`const` mengunci ikatan variabel, bukan isi objeknya; cakupannya blok.',
  }),
  choice({
    topics,
    level: 'Mudah',
    body: 'Hasil `[10, 9, 1].sort()` adalah …',
    options: ['`[1, 9, 10]`', '`[1, 10, 9]`', '`[10, 9, 1]`', '`[9, 10, 1]`'],
    correct: 1,
    reason: 'Tanpa pembanding, isi dibandingkan sebagai teks: "1" < "10" < "9".',
  }),
  choice({
    topics,
    level: 'Sedang',
    body: 'Nilai `this` di dalam *arrow function* adalah …',
    options: [
      'objek yang memanggilnya',
      '`this` dari cakupan tempat fungsi itu ditulis',
      'selalu objek global',
      'selalu `undefined`',
    ],
    correct: 1,
    reason: '*Arrow function* tidak mempunyai `this` sendiri.',
  }),
];
