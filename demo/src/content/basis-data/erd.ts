import { choice, code, essay, list, type Question, table, testCase } from '../model.js';

const topics = ['ERD' as const];

export const erd: Question[] = [
  essay({
    title: 'Klinik kampus',
    topics,
    level: 'Mudah',
    body: 'Klinik kampus melayani pasien. Setiap pasien mempunyai nomor rekam medis, nama, dan tanggal lahir. Dokter mempunyai nomor izin, nama, dan spesialisasi. Pada setiap kunjungan, satu pasien ditangani satu dokter; dicatat waktu dan keluhannya. Dokter dapat meresepkan beberapa obat pada satu kunjungan, masing-masing dengan dosis dan jumlah; obat yang sama dapat diresepkan pada banyak kunjungan.',
    parts: [
      {
        weight: 2,
        ask: 'Sebutkan entitas beserta atributnya; garis bawahi (atau tandai) kuncinya.',
        answer: [
          list(
            'PASIEN(**no_rm**, nama, tanggal_lahir)',
            'DOKTER(**no_izin**, nama, spesialisasi)',
            'KUNJUNGAN(**id**, waktu, keluhan)',
            'OBAT(**kode**, nama)',
          ),
        ],
      },
      {
        weight: 3,
        ask: 'Tuliskan setiap hubungan, kardinalitasnya, dan atribut hubungannya bila ada.',
        answer: [
          table(`
            hubungan | antara | kardinalitas | atribut
            melakukan | PASIEN – KUNJUNGAN | 1 : N |
            menangani | DOKTER – KUNJUNGAN | 1 : N |
            meresepkan | KUNJUNGAN – OBAT | M : N | dosis, jumlah`),
        ],
      },
      {
        weight: 1,
        ask: 'Mengapa umur pasien tidak disimpan sebagai atribut biasa?',
        answer:
          'Umur adalah atribut turunan: dapat dihitung dari tanggal lahir dan berubah sendiri seiring waktu, sehingga nilai yang disimpan akan usang.',
      },
    ],
  }),
  essay({
    title: 'Memetakan hubungan ke relasi',
    topics,
    level: 'Mudah',
    body: [
      'Diagram ER sebuah fakultas memuat entitas DOSEN(nip, nama), MATA_KULIAH(kode, nama), dan RUANG(no, kapasitas), serta hubungan:',
      list(
        'mengampu: DOSEN – MATA_KULIAH, M : N, beratribut kelas;',
        'mengetuai: DOSEN – MATA_KULIAH, 1 : 1; setiap mata kuliah pasti mempunyai ketua, dan tidak semua dosen menjadi ketua;',
        'berkantor: DOSEN – RUANG, N : 1; satu ruang dapat ditempati beberapa dosen.',
      ),
    ],
    parts: [
      {
        weight: 3,
        ask: 'Petakan ke relasi. Tandai kunci primer dan sebutkan kunci tamu.',
        answer: [
          list(
            'RUANG(**no**, kapasitas)',
            'DOSEN(**nip**, nama, no_ruang); no_ruang menunjuk ke RUANG',
            'MATA_KULIAH(**kode**, nama, nip_ketua); nip_ketua menunjuk ke DOSEN, unik, tidak boleh `NULL`',
            'MENGAMPU(**nip, kode, kelas**); nip menunjuk ke DOSEN, kode ke MATA_KULIAH',
          ),
          'MENGAMPU berkunci (nip, kode) juga diterima bila seorang dosen hanya mengampu satu kelas tiap mata kuliah.',
        ],
      },
      {
        weight: 2,
        ask: 'Mengapa kunci tamu hubungan "mengetuai" lebih baik diletakkan di MATA_KULIAH daripada di DOSEN?',
        answer:
          'Keikutsertaan MATA_KULIAH total: setiap baris pasti berisi, sehingga dapat diberi `NOT NULL`. Di DOSEN sebagian besar nilainya `NULL`, dan aturan "setiap mata kuliah pasti mempunyai ketua" tidak terjaga.',
      },
      {
        weight: 1,
        ask: 'Batasan apa yang membuat hubungan itu 1 : 1, bukan 1 : N?',
        answer:
          '`UNIQUE` pada nip_ketua: seorang dosen paling banyak menjadi ketua satu mata kuliah.',
      },
    ],
  }),
  essay({
    title: 'Kamar asrama sebagai entitas lemah',
    topics,
    level: 'Sedang',
    body: 'Asrama terdiri atas beberapa gedung (kode, nama). Setiap gedung mempunyai kamar bernomor; nomor kamar hanya unik di dalam gedungnya. Setiap kamar berkapasitas 1 sampai 4 orang. Bila gedung dihapus, kamarnya ikut terhapus.',
    parts: [
      {
        weight: 1,
        ask: 'Mengapa KAMAR disebut entitas lemah? Apa kunci parsialnya?',
        answer:
          'KAMAR tidak dapat dikenali tanpa gedungnya: nomor 101 ada di banyak gedung. Kunci parsialnya nomor kamar, dan keikutsertaannya dalam hubungan pengenal bersifat total.',
      },
      {
        weight: 4,
        ask: 'Tulis `CREATE TABLE` untuk GEDUNG dan KAMAR lengkap dengan batasannya.',
        answer: [
          code(
            'sql',
            `
            CREATE TABLE gedung (
              kode CHAR(2) PRIMARY KEY,
              nama VARCHAR(50) NOT NULL
            );
            CREATE TABLE kamar (
              kode_gedung CHAR(2) NOT NULL
                REFERENCES gedung(kode) ON DELETE CASCADE,
              nomor INTEGER NOT NULL,
              kapasitas INTEGER NOT NULL CHECK (kapasitas BETWEEN 1 AND 4),
              PRIMARY KEY (kode_gedung, nomor)
            );`,
          ),
        ],
        cases: [
          testCase(
            "INSERT INTO gedung VALUES ('GA', 'Melati');\nINSERT INTO kamar VALUES ('GA', 101, 2);\nSELECT COUNT(*) FROM kamar;",
            '1',
          ),
          testCase(
            "INSERT INTO gedung VALUES ('GA', 'Melati'), ('GB', 'Kenanga');\nINSERT INTO kamar VALUES ('GA', 101, 2), ('GB', 101, 4);\nSELECT COUNT(*) FROM kamar;",
            '2',
            'nomor sama, gedung berbeda',
          ),
          testCase("INSERT INTO kamar VALUES ('GX', 101, 2);", '(ditolak)', 'gedung tidak ada'),
          testCase(
            "INSERT INTO gedung VALUES ('GA', 'Melati');\nINSERT INTO kamar VALUES ('GA', 101, 5);",
            '(ditolak)',
            'kapasitas melebihi 4',
          ),
          testCase(
            "INSERT INTO gedung VALUES ('GA', 'Melati');\nINSERT INTO kamar VALUES ('GA', 101, 2);\nDELETE FROM gedung;\nSELECT COUNT(*) FROM kamar;",
            '0',
            'terhapus bersama gedungnya',
          ),
        ],
      },
      {
        weight: 2,
        ask: 'Penghuni (nim, nama) menempati paling banyak satu kamar sejak tanggal tertentu. Di mana kunci tamu dan tanggal itu disimpan?',
        answer:
          'Di PENGHUNI(**nim**, nama, kode_gedung, nomor, sejak): kunci tamu **gabungan** (kode_gedung, nomor) ke KAMAR, boleh `NULL` bersama-sama. Hubungannya N : 1, jadi atribut hubungan ikut ke sisi N.',
      },
    ],
  }),
  essay({
    title: 'Atribut yang tidak sederhana',
    topics,
    level: 'Sedang',
    body: 'Entitas ANGGOTA perpustakaan mempunyai no_anggota (kunci), nama (terdiri atas nama depan dan nama belakang), nomor telepon (boleh lebih dari satu), tanggal daftar, dan lama keanggotaan.',
    parts: [
      {
        weight: 2,
        ask: 'Golongkan setiap atribut: sederhana, komposit, bernilai banyak, atau turunan.',
        answer: [
          table(`
            atribut | golongan
            no_anggota | sederhana (kunci)
            nama | komposit
            nomor telepon | bernilai banyak
            tanggal daftar | sederhana
            lama keanggotaan | turunan`),
        ],
      },
      {
        weight: 2,
        ask: 'Petakan ke relasi.',
        answer: [
          list(
            'ANGGOTA(**no_anggota**, nama_depan, nama_belakang, tanggal_daftar)',
            'TELEPON_ANGGOTA(**no_anggota, telepon**); no_anggota menunjuk ke ANGGOTA',
          ),
          'Lama keanggotaan tidak disimpan, melainkan dihitung (misalnya pada *view*).',
        ],
      },
      {
        weight: 2,
        ask: 'Seorang rekan mengusulkan kolom telepon1, telepon2, telepon3 di ANGGOTA. Sebutkan dua kelemahannya.',
        answer:
          'Batas tiga nomor bersifat semu dan kolomnya banyak bernilai `NULL`; mencari pemilik suatu nomor harus memeriksa tiga kolom, dan keunikan nomor sulit dijaga.',
      },
    ],
  }),
  essay({
    title: 'Membaca kardinalitas',
    topics,
    level: 'Sedang',
    body: 'Pada notasi (min, maks), pasangan di dekat sebuah entitas menyatakan berapa kali satu anggotanya ikut serta dalam hubungan. Hubungan "memimpin" antara PEGAWAI dan PROYEK ditulis PEGAWAI (0, 2) – (1, 1) PROYEK. Hubungan "mengerjakan" ditulis PEGAWAI (1, N) – (3, 8) PROYEK.',
    parts: [
      {
        weight: 2,
        ask: 'Nyatakan keempat pasangan itu sebagai kalimat.',
        answer: [
          list(
            'Seorang pegawai memimpin paling banyak dua proyek, boleh tidak memimpin.',
            'Setiap proyek dipimpin tepat satu pegawai.',
            'Setiap pegawai mengerjakan paling sedikit satu proyek.',
            'Setiap proyek dikerjakan 3 sampai 8 pegawai.',
          ),
        ],
      },
      {
        weight: 3,
        ask: 'Ada 40 pegawai. Paling banyak berapa proyek yang mungkin bila dilihat dari "memimpin"? Ada 12 proyek: paling sedikit dan paling banyak berapa baris pada relasi MENGERJAKAN bila setiap pegawai juga harus ikut?',
        answer:
          'Memimpin: 40 × 2 = **80 proyek**. MENGERJAKAN: paling banyak 12 × 8 = **96** baris; paling sedikit max(12 × 3, 40) = max(36, 40) = **40** baris, karena setiap pegawai harus muncul.',
      },
      {
        weight: 1,
        ask: 'Batasan mana yang **tidak** dapat dijaga hanya dengan kunci primer dan kunci tamu?',
        answer:
          'Batas 0–2, 1–N, dan 3–8 memerlukan *trigger*, *assertion*, atau pemeriksaan aplikasi. Yang dapat dijaga hanya (1, 1), dengan kunci tamu `NOT NULL` di PROYEK.',
      },
    ],
  }),
  essay({
    title: 'Spesialisasi pegawai',
    topics,
    level: 'Sulit',
    body: 'PEGAWAI(nip, nama) mempunyai spesialisasi DOSEN (jabatan, bidang) dan TENDIK (unit, giliran). Ada 1.000 pegawai: 600 hanya dosen, 250 hanya tendik, 100 keduanya, dan 50 bukan keduanya.',
    parts: [
      {
        weight: 2,
        ask: 'Apakah spesialisasi itu saling lepas (*disjoint*) atau tumpang tindih? Total atau parsial? Tunjukkan dari data.',
        answer:
          '**Tumpang tindih**, karena 100 pegawai termasuk keduanya; **parsial**, karena 50 pegawai tidak termasuk satu pun.',
      },
      {
        weight: 4,
        ask: [
          'Hitung banyak baris seluruhnya dan banyak nilai `NULL` pada dua rancangan:',
          list(
            '(i) satu tabel PEGAWAI(nip, nama, jabatan, bidang, unit, giliran);',
            '(ii) tiga tabel PEGAWAI(nip, nama), DOSEN(nip, jabatan, bidang), TENDIK(nip, unit, giliran).',
          ),
        ],
        answer: [
          '(i) 1.000 baris. Kolom dosen kosong pada 1.000 − 700 = 300 pegawai (600 nilai), kolom tendik kosong pada 1.000 − 350 = 650 pegawai (1.300 nilai): **1.900 `NULL`**.',
          '(ii) 1.000 + 700 + 350 = **2.050 baris**, **0 `NULL`**.',
        ],
      },
      {
        weight: 2,
        ask: 'Rancangan ketiga hanya mempunyai DOSEN(nip, nama, jabatan, bidang) dan TENDIK(nip, nama, unit, giliran). Sebutkan dua alasan mengapa rancangan ini tidak cocok di sini.',
        answer:
          'Lima puluh pegawai tanpa spesialisasi tidak mempunyai tempat, dan nama 100 pegawai yang tumpang tindih tersimpan dua kali (anomali pengubahan).',
      },
    ],
  }),
  essay({
    title: 'Hubungan tiga pihak',
    topics,
    level: 'Sulit',
    body: [
      'Hubungan terner MEMASOK menghubungkan PEMASOK, SUKU_CADANG, dan PROYEK, dengan atribut jumlah. Seorang mahasiswa menggantinya dengan tiga hubungan biner: pemasok–suku cadang, suku cadang–proyek, dan pemasok–proyek.',
      table(`
        pemasok | suku_cadang | proyek
        P1 | S1 | J2
        P1 | S2 | J1
        P2 | S1 | J1`),
    ],
    parts: [
      {
        weight: 3,
        ask: 'Pecah isi tabel itu menjadi tiga relasi biner, lalu gabungkan kembali. Baris palsu apa yang muncul?',
        answer:
          'Biner: (P1,S1) (P1,S2) (P2,S1); (S1,J2) (S2,J1) (S1,J1); (P1,J2) (P1,J1) (P2,J1). Gabungannya memuat ketiga baris semula dan baris palsu **(P1, S1, J1)**: P1 memasok S1, S1 dipakai J1, dan P1 memasok J1, tetapi P1 tidak memasok S1 ke J1.',
      },
      {
        weight: 2,
        ask: 'Di mana atribut jumlah harus disimpan, dan mengapa itu juga menunjukkan bahwa hubungan terner diperlukan?',
        answer:
          'Di MEMASOK(**pemasok, suku_cadang, proyek**, jumlah). Jumlah bergantung pada ketiganya sekaligus dan tidak dapat diletakkan pada satu pun hubungan biner.',
      },
      {
        weight: 2,
        ask: 'Aturan baru: untuk setiap proyek, setiap suku cadang dipasok oleh tepat satu pemasok. Apa kunci primer MEMASOK sekarang?',
        answer: 'suku_cadang, proyek → pemasok, sehingga kuncinya cukup **(suku_cadang, proyek)**.',
      },
    ],
  }),
  choice({
    topics,
    level: 'Mudah',
    body: 'Hubungan M : N antara dua entitas dipetakan menjadi …',
    options: [
      'kunci tamu di salah satu relasi',
      'relasi baru dengan kunci dari kedua entitas',
      'satu relasi gabungan',
      'dua kunci tamu, satu di masing-masing relasi',
    ],
    correct: 1,
    reason: 'Setiap pasangan memerlukan barisnya sendiri.',
  }),
  choice({
    topics,
    level: 'Mudah',
    body: 'Atribut yang digambar dengan elips ganda pada notasi Chen adalah atribut …',
    options: ['turunan', 'kunci', 'bernilai banyak', 'komposit'],
    correct: 2,
    reason: 'Turunan digambar dengan elips putus-putus; kunci digarisbawahi.',
  }),
  choice({
    topics,
    level: 'Sedang',
    body: 'Pada hubungan 1 : N antara FAKULTAS dan PRODI, kunci tamu diletakkan di …',
    options: ['FAKULTAS', 'PRODI', 'keduanya', 'relasi baru'],
    correct: 1,
    reason: 'Setiap prodi menunjuk satu fakultas; sisi N menyimpan kunci tamu.',
  }),
];
