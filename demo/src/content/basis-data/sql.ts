import { choice, code, essay, list, type Question, table, testCase } from '../model.js';

const topics = ['SQL' as const];

export const sql: Question[] = [
  essay({
    title: 'Mencari buku',
    topics,
    level: 'Mudah',
    body: [
      'Katalog perpustakaan disimpan pada relasi berikut.',
      table(
        `
        id | judul | penulis | tahun | stok
        1 | Basis Data Relasional | Sari Anggraini | 2019 | 3
        2 | Pengantar Algoritma | Yudi Hartono | 2021 | 0
        3 | Jaringan Komputer Modern | Sari Anggraini | 2022 | 5
        4 | Pemrograman Java | Lina Marpaung | 2018 | 2
        5 | Basis Data Lanjut | Yudi Hartono | 2023 | 1`,
        'buku',
      ),
    ],
    parts: [
      {
        weight: 2,
        ask: 'Tampilkan judul dan tahun buku yang judulnya diawali "Basis Data" dan stoknya ada, dari yang terbaru.',
        answer: [
          code(
            'sql',
            `
            SELECT judul, tahun
            FROM buku
            WHERE judul LIKE 'Basis Data%' AND stok > 0
            ORDER BY tahun DESC;`,
          ),
          table(`
            judul | tahun
            Basis Data Lanjut | 2023
            Basis Data Relasional | 2019`),
        ],
      },
      {
        weight: 2,
        ask: 'Tampilkan setiap penulis beserta banyak judul dan jumlah stoknya, menurut abjad penulis.',
        answer: [
          code(
            'sql',
            `
            SELECT penulis, COUNT(*) AS judul, SUM(stok) AS stok
            FROM buku
            GROUP BY penulis
            ORDER BY penulis;`,
          ),
          table(`
            penulis | judul | stok
            Lina Marpaung | 1 | 2
            Sari Anggraini | 2 | 8
            Yudi Hartono | 2 | 1`),
        ],
      },
      {
        weight: 1,
        ask: 'Apa akibat menjalankan `DELETE FROM buku;` dibandingkan dengan `DROP TABLE buku;`?',
        answer:
          '`DELETE` tanpa `WHERE` menghapus semua baris tetapi tabelnya tetap ada; `DROP TABLE` menghapus tabel beserta definisi, indeks, dan datanya.',
      },
    ],
  }),
  essay({
    title: 'Mahasiswa tanpa mata kuliah',
    topics,
    level: 'Mudah',
    body: [
      table(
        `
        nim | nama
        2301 | Ani
        2302 | Budi
        2303 | Citra`,
        'mahasiswa',
      ),
      table(
        `
        nim | kode_mk
        2301 | BD
        2301 | JK
        2303 | BD`,
        'krs',
      ),
    ],
    parts: [
      {
        weight: 3,
        ask: 'Tulis kueri yang menampilkan nama **setiap** mahasiswa dan banyak mata kuliahnya (termasuk yang nol), menurut nama lalu NIM.',
        answer: [
          code(
            'sql',
            `
            SELECT m.nama, COUNT(k.kode_mk) AS banyak
            FROM mahasiswa m
            LEFT JOIN krs k ON k.nim = m.nim
            GROUP BY m.nim, m.nama
            ORDER BY m.nama, m.nim;`,
          ),
          table(`
            nama | banyak
            Ani | 2
            Budi | 0
            Citra | 1`),
        ],
        cases: [
          testCase("INSERT INTO krs VALUES (2302, 'JK');", 'Ani|2\nBudi|1\nCitra|1'),
          testCase('DELETE FROM krs;', 'Ani|0\nBudi|0\nCitra|0', 'tidak ada KRS'),
          testCase(
            "INSERT INTO mahasiswa VALUES (2304, 'Ani');",
            'Ani|2\nAni|0\nBudi|0\nCitra|1',
            'nama kembar tetap dua baris',
          ),
        ],
      },
      {
        weight: 2,
        ask: 'Mengapa `COUNT(*)` memberi jawaban yang salah untuk Budi, dan mengapa `JOIN` biasa tidak cukup?',
        answer:
          '`LEFT JOIN` menghasilkan satu baris untuk Budi dengan `kode_mk` bernilai `NULL`; `COUNT(*)` menghitung baris itu (1), sedangkan `COUNT(k.kode_mk)` melewati `NULL` (0). `JOIN` biasa membuang Budi sama sekali.',
      },
    ],
  }),
  essay({
    title: 'Penjualan kantin',
    topics,
    level: 'Sedang',
    body: [
      table(
        `
        id | kios | menu | jumlah | harga | tanggal
        1 | Bu Tini | Nasi pecel | 3 | 12000 | 2024-03-01
        2 | Bu Tini | Es teh | 5 | 4000 | 2024-03-01
        3 | Pak Darto | Bakso | 4 | 15000 | 2024-03-01
        4 | Bu Tini | Nasi pecel | 2 | 12000 | 2024-03-02
        5 | Pak Darto | Es teh | 1 | 5000 | 2024-03-02
        6 | Kios Buah | Jus mangga | 6 | 10000 | 2024-03-02`,
        'penjualan',
      ),
    ],
    parts: [
      {
        weight: 2,
        ask: 'Tampilkan kios dengan omzet total di atas 64.000, beserta omzetnya, dari yang terbesar.',
        answer: [
          code(
            'sql',
            `
            SELECT kios, SUM(jumlah * harga) AS omzet
            FROM penjualan
            GROUP BY kios
            HAVING SUM(jumlah * harga) > 64000
            ORDER BY omzet DESC;`,
          ),
          table(`
            kios | omzet
            Bu Tini | 80000
            Pak Darto | 65000`),
        ],
        cases: [
          testCase(
            "INSERT INTO penjualan VALUES (7, 'Kios Buah', 'Rujak', 1, 8000, '2024-03-03');",
            'Bu Tini|80000\nKios Buah|68000\nPak Darto|65000',
          ),
          testCase(
            'DELETE FROM penjualan WHERE id = 5;',
            'Bu Tini|80000',
            'Pak Darto tinggal 60.000',
          ),
          testCase('DELETE FROM penjualan;', '(tidak ada baris)', 'tabel kosong'),
        ],
      },
      {
        weight: 2,
        ask: 'Untuk setiap tanggal, tampilkan menu dengan jumlah terjual terbanyak pada satu transaksi.',
        answer: [
          code(
            'sql',
            `
            SELECT p.tanggal, p.menu, p.jumlah
            FROM penjualan p
            WHERE p.jumlah = (SELECT MAX(q.jumlah) FROM penjualan q
                              WHERE q.tanggal = p.tanggal)
            ORDER BY p.tanggal;`,
          ),
          table(`
            tanggal | menu | jumlah
            2024-03-01 | Es teh | 5
            2024-03-02 | Jus mangga | 6`),
        ],
      },
      {
        weight: 1,
        ask: 'Mengapa syarat pada bagian pertama tidak dapat ditulis di `WHERE`?',
        answer:
          '`WHERE` disaring per baris **sebelum** pengelompokan, ketika jumlah per kios belum ada. `HAVING` menyaring kelompok setelah `GROUP BY`.',
      },
    ],
  }),
  essay({
    title: 'Jebakan NULL',
    topics,
    level: 'Sedang',
    body: [
      'Seorang mahasiswa ingin mendaftar pegawai yang **bukan** atasan siapa pun. Kuerinya tidak menghasilkan satu baris pun.',
      table(
        `
        id | nama | atasan_id
        1 | Wati | NULL
        2 | Joko | 1
        3 | Rina | 1
        4 | Seno | 2`,
        'pegawai',
      ),
      code(
        'sql',
        `
        SELECT nama FROM pegawai
        WHERE id NOT IN (SELECT atasan_id FROM pegawai);`,
      ),
    ],
    parts: [
      {
        weight: 2,
        ask: 'Jelaskan mengapa hasilnya kosong dengan logika tiga nilai.',
        answer:
          'Subkueri menghasilkan {NULL, 1, 1, 2}. `3 NOT IN (NULL, 1, 1, 2)` berarti `3 <> NULL AND 3 <> 1 AND …`, yaitu UNKNOWN AND TRUE AND …, hasilnya UNKNOWN. `WHERE` hanya meloloskan TRUE, jadi tidak ada baris yang lolos.',
      },
      {
        weight: 3,
        ask: 'Tulis kueri yang benar dengan `NOT EXISTS`, menurut abjad nama.',
        answer: [
          code(
            'sql',
            `
            SELECT p.nama
            FROM pegawai p
            WHERE NOT EXISTS (SELECT 1 FROM pegawai b WHERE b.atasan_id = p.id)
            ORDER BY p.nama;`,
          ),
          table(`
            nama
            Rina
            Seno`),
        ],
        cases: [
          testCase('UPDATE pegawai SET atasan_id = 3 WHERE id = 4;', 'Joko\nSeno'),
          testCase(
            "INSERT INTO pegawai VALUES (5, 'Tuti', NULL);",
            'Rina\nSeno\nTuti',
            'tanpa atasan dan tanpa bawahan',
          ),
          testCase('UPDATE pegawai SET atasan_id = NULL;', 'Joko\nRina\nSeno\nWati'),
        ],
      },
      {
        weight: 1,
        ask: 'Berapa hasil `COUNT(*)`, `COUNT(atasan_id)`, dan `COUNT(DISTINCT atasan_id)` pada tabel itu?',
        answer: '4, 3, dan 2.',
      },
    ],
  }),
  essay({
    title: 'Transfer yang harus utuh',
    topics,
    level: 'Sedang',
    body: [
      table(
        `
        no | pemilik | saldo
        101 | Ani | 500000
        102 | Budi | 200000`,
        'rekening',
      ),
      'Transfer Rp150.000 dari Ani ke Budi dikerjakan dengan dua perintah `UPDATE`.',
    ],
    parts: [
      {
        weight: 2,
        ask: 'Tulis transfer itu sebagai satu transaksi. Apa yang terjadi bila listrik padam di antara kedua `UPDATE`?',
        answer: [
          code(
            'sql',
            `
            BEGIN;
            UPDATE rekening SET saldo = saldo - 150000 WHERE no = 101;
            UPDATE rekening SET saldo = saldo + 150000 WHERE no = 102;
            COMMIT;`,
          ),
          'Sebelum `COMMIT` tidak ada perubahan yang permanen: saat menyala kembali basis data membatalkan transaksi itu (atomisitas), dan saldo tetap 500.000 dan 200.000.',
        ],
      },
      {
        weight: 2,
        ask: 'Dua transaksi serentak membaca saldo Ani (500.000), masing-masing menguranginya di aplikasi sebesar 100.000 dan 200.000, lalu menulis hasilnya. Berapa saldo akhir yang mungkin? Apa nama masalah ini?',
        answer:
          '**400.000 atau 300.000**, tergantung siapa yang menulis terakhir; seharusnya 200.000. Masalah ini disebut pembaruan yang hilang (*lost update*).',
      },
      {
        weight: 2,
        ask: 'Sebutkan dua cara mencegahnya.',
        answer: [
          list(
            'Menghitung di basis data: `UPDATE … SET saldo = saldo - 100000`, yang mengunci baris selama berjalan.',
            'Mengunci saat membaca (`SELECT … FOR UPDATE`), tingkat isolasi *serializable*, atau penguncian optimistis dengan kolom versi.',
          ),
        ],
      },
    ],
  }),
  essay({
    title: 'Lulus semua mata kuliah wajib',
    topics,
    level: 'Sulit',
    body: [
      table(
        `
        kode | nama
        ASD | Algoritma dan Struktur Data
        BD | Basis Data`,
        'wajib',
      ),
      table(
        `
        nim | kode | nilai
        2301 | ASD | A
        2301 | BD | B
        2302 | ASD | B
        2302 | BD | E
        2303 | ASD | C
        2303 | BD | A
        2303 | WEB | A
        2304 | WEB | A`,
        'nilai_mk',
      ),
      'Mata kuliah dinyatakan lulus bila nilainya bukan E.',
    ],
    parts: [
      {
        weight: 3,
        ask: 'Tampilkan NIM yang lulus **semua** mata kuliah wajib, memakai `NOT EXISTS` bertingkat.',
        answer: [
          code(
            'sql',
            `
            SELECT DISTINCT n.nim
            FROM nilai_mk n
            WHERE NOT EXISTS (
              SELECT 1 FROM wajib w
              WHERE NOT EXISTS (
                SELECT 1 FROM nilai_mk x
                WHERE x.nim = n.nim AND x.kode = w.kode AND x.nilai <> 'E'))
            ORDER BY n.nim;`,
          ),
          table(`
            nim
            2301
            2303`),
          'Dibaca: mahasiswa yang tidak mempunyai mata kuliah wajib yang tidak diluluskannya.',
        ],
        cases: [
          testCase(
            "UPDATE nilai_mk SET nilai = 'D' WHERE nim = 2302 AND kode = 'BD';",
            '2301\n2302\n2303',
          ),
          testCase("INSERT INTO wajib VALUES ('WEB', 'Pemrograman Web');", '2303', 'tiga wajib'),
          testCase('DELETE FROM wajib;', '2301\n2302\n2303\n2304', 'tanpa syarat, semua memenuhi'),
        ],
      },
      {
        weight: 3,
        ask: 'Tulis kueri yang setara dengan `GROUP BY` dan `HAVING`. Pada keadaan data seperti apa hasilnya dapat berbeda?',
        answer: [
          code(
            'sql',
            `
            SELECT n.nim
            FROM nilai_mk n
            JOIN wajib w ON w.kode = n.kode
            WHERE n.nilai <> 'E'
            GROUP BY n.nim
            HAVING COUNT(DISTINCT n.kode) = (SELECT COUNT(*) FROM wajib)
            ORDER BY n.nim;`,
          ),
          table(`
            nim
            2301
            2303`),
          'Bila `wajib` kosong: kueri pertama menghasilkan semua mahasiswa, kueri ini kosong karena `JOIN` membuang semua baris.',
        ],
      },
      {
        weight: 1,
        ask: 'Operator aljabar relasional apa yang dinyatakan kedua kueri itu?',
        answer: 'Pembagian (*division*): nilai_mk yang lulus dibagi wajib.',
      },
    ],
  }),
  essay({
    title: 'Peringkat dengan fungsi jendela',
    topics,
    level: 'Sulit',
    body: [
      table(
        `
        nama | kelas | skor
        Ani | A | 90
        Budi | A | 85
        Citra | A | 90
        Dewi | B | 70
        Eko | B | 95
        Fajar | B | 80`,
        'hasil_ujian',
      ),
    ],
    parts: [
      {
        weight: 3,
        ask: 'Tampilkan kelas, nama, skor, `RANK`, dan `DENSE_RANK` per kelas (skor tertinggi peringkat 1), menurut kelas, peringkat, lalu nama.',
        answer: [
          code(
            'sql',
            `
            SELECT kelas, nama, skor,
                   RANK()       OVER (PARTITION BY kelas ORDER BY skor DESC) AS r,
                   DENSE_RANK() OVER (PARTITION BY kelas ORDER BY skor DESC) AS d
            FROM hasil_ujian
            ORDER BY kelas, r, nama;`,
          ),
          table(`
            kelas | nama | skor | r | d
            A | Ani | 90 | 1 | 1
            A | Citra | 90 | 1 | 1
            A | Budi | 85 | 3 | 2
            B | Eko | 95 | 1 | 1
            B | Fajar | 80 | 2 | 2
            B | Dewi | 70 | 3 | 3`),
        ],
      },
      {
        weight: 3,
        ask: 'Tampilkan kelas, nama, dan selisih skor dengan rata-rata kelasnya, hanya untuk yang di atas rata-rata kelas, menurut nama. (Rata-rata kelas A 88,33; bulatkan selisih sampai satu angka di belakang koma.)',
        answer: [
          code(
            'sql',
            `
            SELECT kelas, nama, ROUND(skor - rata, 1) AS selisih
            FROM (SELECT kelas, nama, skor,
                         AVG(skor) OVER (PARTITION BY kelas) AS rata
                  FROM hasil_ujian) t
            WHERE skor > rata
            ORDER BY nama;`,
          ),
          table(`
            kelas | nama | selisih
            A | Ani | 1.7
            A | Citra | 1.7
            B | Eko | 13.3`),
        ],
        cases: [
          testCase("DELETE FROM hasil_ujian WHERE kelas = 'A';", 'B|Eko|13.3'),
          testCase(
            "UPDATE hasil_ujian SET skor = 80 WHERE kelas = 'B';",
            'A|Ani|1.7\nA|Citra|1.7',
            'semua sama: tidak ada yang di atas rata-rata',
          ),
        ],
      },
      {
        weight: 1,
        ask: 'Mengapa `WHERE skor > AVG(skor) OVER (…)` tidak diperbolehkan?',
        answer:
          'Fungsi jendela dihitung setelah `WHERE`, `GROUP BY`, dan `HAVING`; hasilnya baru ada pada `SELECT` dan `ORDER BY`, sehingga harus dibungkus subkueri atau CTE.',
      },
    ],
  }),
  essay({
    title: 'Rantai prasyarat',
    topics,
    level: 'Sulit',
    body: [
      'Setiap baris menyatakan bahwa `kode` mensyaratkan `prasyarat` secara langsung.',
      table(
        `
        kode | prasyarat
        ASD | PD
        BD | ASD
        PBO | PD
        WEB | BD
        WEB | PBO
        KB | ASD`,
        'prasyarat_mk',
      ),
    ],
    parts: [
      {
        weight: 4,
        ask: 'Dengan CTE rekursif, tampilkan semua prasyarat WEB (langsung maupun tidak) beserta jarak **terjauh**-nya, menurut jarak lalu kode.',
        answer: [
          code(
            'sql',
            `
            WITH RECURSIVE jalur(kode, jarak) AS (
              SELECT prasyarat, 1 FROM prasyarat_mk WHERE kode = 'WEB'
              UNION ALL
              SELECT p.prasyarat, j.jarak + 1
              FROM jalur j JOIN prasyarat_mk p ON p.kode = j.kode
            )
            SELECT kode, MAX(jarak) AS jarak
            FROM jalur
            GROUP BY kode
            ORDER BY jarak, kode;`,
          ),
          table(`
            kode | jarak
            BD | 1
            PBO | 1
            ASD | 2
            PD | 3`),
        ],
        cases: [
          testCase(
            "INSERT INTO prasyarat_mk VALUES ('PD', 'LOGIKA');",
            'BD|1\nPBO|1\nASD|2\nPD|3\nLOGIKA|4',
          ),
          testCase("DELETE FROM prasyarat_mk WHERE prasyarat = 'BD';", 'PBO|1\nPD|2'),
          testCase(
            "DELETE FROM prasyarat_mk WHERE kode = 'WEB';",
            '(tidak ada baris)',
            'tanpa prasyarat',
          ),
        ],
      },
      {
        weight: 2,
        ask: 'PD muncul dua kali pada `jalur` dengan jarak berbeda. Sebutkan kedua jalurnya.',
        answer: 'WEB – PBO – PD (jarak 2) dan WEB – BD – ASD – PD (jarak 3).',
      },
      {
        weight: 2,
        ask: 'Apa yang terjadi bila ada data melingkar, misalnya PD mensyaratkan WEB? Bagaimana mencegahnya di kueri?',
        answer:
          'Dengan `UNION ALL` jarak terus bertambah sehingga rekursi tidak berhenti. Batasi jaraknya (`WHERE j.jarak < 20`), atau simpan jalur yang sudah dilalui dan tolak kode yang sudah ada di dalamnya.',
      },
    ],
  }),
  choice({
    topics,
    level: 'Mudah',
    body: 'Klausa yang menyaring kelompok setelah `GROUP BY` adalah …',
    options: ['`WHERE`', '`HAVING`', '`ORDER BY`', '`DISTINCT`'],
    correct: 1,
    reason: '`WHERE` menyaring baris sebelum dikelompokkan.',
  }),
  choice({
    topics,
    level: 'Mudah',
    body: 'Ekspresi yang benar untuk mencari baris tanpa nomor telepon adalah …',
    options: ['`telepon = NULL`', '`telepon IS NULL`', "`telepon = ''`", '`telepon == NULL`'],
    correct: 1,
    reason: 'Perbandingan dengan `NULL` memakai `=` selalu menghasilkan UNKNOWN.',
  }),
  choice({
    topics,
    level: 'Sedang',
    body: 'Tabel A berisi 4 baris dan tabel B 6 baris. `SELECT * FROM A CROSS JOIN B` menghasilkan … baris.',
    options: ['6', '10', '24', 'tergantung kuncinya'],
    correct: 2,
    reason: 'Perkalian kartesian: 4 × 6 = 24.',
  }),
];
