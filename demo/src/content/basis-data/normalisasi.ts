import { choice, code, essay, list, type Question, table, testCase } from '../model.js';

const topics = ['Normalisasi' as const];

export const normalisasi: Question[] = [
  essay({
    title: 'Nota toko alat tulis',
    topics,
    level: 'Mudah',
    body: [
      'Sebuah toko mencatat nota pada satu tabel. Kuncinya (no_nota, kode_barang).',
      table(`
        no_nota | tanggal | pelanggan | kode_barang | nama_barang | harga | jumlah
        N01 | 2024-02-05 | Ani | P1 | Pulpen | 3000 | 10
        N01 | 2024-02-05 | Ani | B2 | Buku tulis | 5000 | 4
        N02 | 2024-02-06 | Budi | P1 | Pulpen | 3000 | 2`),
    ],
    parts: [
      {
        weight: 3,
        ask: 'Beri satu contoh anomali penyisipan, pengubahan, dan penghapusan pada tabel itu.',
        answer: [
          list(
            '**Penyisipan**: barang baru yang belum pernah terjual tidak dapat dicatat, karena no_nota bagian dari kunci.',
            '**Pengubahan**: mengganti nama P1 harus dilakukan pada dua baris; bila satu terlewat, datanya tidak konsisten.',
            '**Penghapusan**: menghapus N01 juga menghilangkan satu-satunya data barang B2.',
          ),
        ],
      },
      {
        weight: 2,
        ask: 'Anggap harga barang tidak berubah. Tuliskan dependensi fungsional parsialnya dan ubah ke 2NF.',
        answer: [
          'no_nota → tanggal, pelanggan dan kode_barang → nama_barang, harga bergantung pada sebagian kunci.',
          list(
            'NOTA(**no_nota**, tanggal, pelanggan)',
            'BARANG(**kode_barang**, nama_barang, harga)',
            'RINCIAN(**no_nota, kode_barang**, jumlah)',
          ),
        ],
      },
      {
        weight: 1,
        ask: 'Bila harga dapat berubah dari waktu ke waktu, kolom apa yang perlu ditambahkan di RINCIAN, dan mengapa itu bukan redundansi?',
        answer:
          'Kolom `harga_jual`. Ia bergantung pada seluruh kunci (harga barang itu pada nota itu), bukan hanya pada barang; tanpa kolom ini nilai nota lama ikut berubah.',
      },
    ],
  }),
  essay({
    title: 'Dependensi yang mungkin dan yang mustahil',
    topics,
    level: 'Mudah',
    body: [
      'Perhatikan isi relasi R(A, B, C) berikut.',
      table(`
        A | B | C
        1 | x | p
        1 | x | q
        2 | y | p
        3 | x | q`),
    ],
    parts: [
      {
        weight: 3,
        ask: 'Untuk A → B, B → A, A → C, dan AC → B: mana yang dilanggar data ini? Tunjukkan dua baris pelanggarnya.',
        answer: [
          table(`
            dependensi | data ini | bukti
            A → B | memenuhi | A = 1 selalu dengan x
            B → A | melanggar | (1, x, p) dan (3, x, q)
            A → C | melanggar | (1, x, p) dan (1, x, q)
            AC → B | memenuhi | tidak ada dua baris dengan A dan C yang sama`),
        ],
      },
      {
        weight: 1,
        ask: 'Bolehkah kita menyimpulkan bahwa A → B berlaku untuk relasi R?',
        answer:
          'Tidak. Dependensi adalah aturan untuk semua isi yang mungkin; satu contoh isi hanya dapat membantah, tidak membuktikan.',
      },
      {
        weight: 1,
        ask: 'Tambahkan satu baris yang membuat AC → B dilanggar.',
        answer:
          'Misalnya (1, y, p): bersama (1, x, p) mempunyai A dan C yang sama tetapi B yang berbeda.',
      },
    ],
  }),
  essay({
    title: 'Penutup atribut dan kunci kandidat',
    topics,
    level: 'Sedang',
    body: 'Relasi R(A, B, C, D, E) mempunyai dependensi fungsional A → B, BC → E, dan ED → A.',
    parts: [
      {
        weight: 2,
        ask: 'Hitung penutup (*closure*) {A, D}^{+} dan {D, E}^{+}.',
        answer:
          '{A, D}^{+} = {A, B, D}: A → B menambah B; BC → E dan ED → A tidak dapat dipakai. {D, E}^{+} = {A, B, D, E}: ED → A menambah A, lalu A → B menambah B.',
      },
      {
        weight: 3,
        ask: 'Tentukan semua kunci kandidat.',
        answer:
          'C dan D tidak pernah ada di ruas kanan, jadi termuat di setiap kunci. {C, D}^{+} = {C, D}, sehingga perlu ditambah satu atribut: ACD → B → E, BCD → E → A, CDE → A → B. Kunci kandidatnya **ACD, BCD, dan CDE**.',
      },
      {
        weight: 2,
        ask: 'Bentuk normal tertinggi apa yang dipenuhi R? Jelaskan.',
        answer:
          'Semua atribut prima (termuat di suatu kunci), jadi R memenuhi **3NF**. Bukan BCNF, karena pada A → B ruas kirinya bukan *superkey*.',
      },
      {
        weight: 3,
        ask: 'Tulis program yang menghitung penutup atribut. Baris pertama banyak dependensi, lalu tiap baris `KIRI KANAN`, baris terakhir himpunan atributnya. Cetak penutupnya menurut abjad.',
        answer: [
          code(
            'python',
            `
            aturan = [input().split() for _ in range(int(input()))]
            penutup = set(input().strip())
            berubah = True
            while berubah:
                berubah = False
                for kiri, kanan in aturan:
                    if set(kiri) <= penutup and not set(kanan) <= penutup:
                        penutup |= set(kanan)
                        berubah = True
            print("".join(sorted(penutup)))`,
          ),
        ],
        cases: [
          testCase('3\nA B\nBC E\nED A\nAD', 'ABD'),
          testCase('3\nA B\nBC E\nED A\nDE', 'ABDE'),
          testCase('3\nA B\nBC E\nED A\nBCD', 'ABCDE', 'kunci kandidat'),
          testCase('1\nA B\nC', 'C', 'tidak ada aturan yang dapat dipakai'),
        ],
      },
    ],
  }),
  essay({
    title: 'Dari lembar nilai ke 3NF',
    topics,
    level: 'Sedang',
    body: 'Relasi NILAI(nim, nama_mhs, kode_mk, nama_mk, sks, nip, nama_dosen, nilai) berkunci (nim, kode_mk). Satu mata kuliah diampu tepat satu dosen.',
    parts: [
      {
        weight: 2,
        ask: 'Tuliskan semua dependensi fungsional; tandai yang parsial dan yang transitif.',
        answer: [
          list(
            'nim → nama_mhs (parsial)',
            'kode_mk → nama_mk, sks, nip (parsial)',
            'nip → nama_dosen (transitif lewat kode_mk → nip)',
            'nim, kode_mk → nilai (penuh)',
          ),
        ],
      },
      {
        weight: 3,
        ask: 'Normalisasikan sampai 3NF. Tandai kunci primer dan sebutkan kunci tamunya.',
        answer: [
          list(
            'MAHASISWA(**nim**, nama_mhs)',
            'DOSEN(**nip**, nama_dosen)',
            'MATA_KULIAH(**kode_mk**, nama_mk, sks, nip); nip menunjuk ke DOSEN',
            'NILAI(**nim, kode_mk**, nilai); nim menunjuk ke MAHASISWA, kode_mk ke MATA_KULIAH',
          ),
        ],
      },
      {
        weight: 2,
        ask: 'Aturan berubah: satu mata kuliah dapat diampu beberapa dosen, dan setiap mahasiswa diajar salah satunya. Ubah rancangan itu.',
        answer:
          'kode_mk → nip tidak lagi berlaku; yang berlaku nim, kode_mk → nip. Hapus nip dari MATA_KULIAH, tambahkan PENGAMPU(**kode_mk, nip**), dan simpan nip di NILAI(**nim, kode_mk**, nip, nilai) dengan kunci tamu (kode_mk, nip) ke PENGAMPU.',
      },
    ],
  }),
  essay({
    title: 'Jadwal bimbingan: 3NF tetapi bukan BCNF',
    topics,
    level: 'Sulit',
    body: 'Relasi BIMBINGAN(mahasiswa, bidang, dosen) mempunyai aturan: setiap mahasiswa mempunyai satu pembimbing untuk setiap bidang, dan setiap dosen hanya membimbing satu bidang.',
    parts: [
      {
        weight: 2,
        ask: 'Tuliskan dependensi fungsional dan semua kunci kandidatnya.',
        answer:
          'mahasiswa, bidang → dosen dan dosen → bidang. Kunci kandidat: **{mahasiswa, bidang}** dan **{mahasiswa, dosen}**.',
      },
      {
        weight: 2,
        ask: 'Tunjukkan bahwa relasi itu 3NF tetapi bukan BCNF.',
        answer:
          'Pada dosen → bidang ruas kirinya bukan *superkey*, jadi bukan BCNF. Namun bidang adalah atribut prima, sehingga syarat 3NF terpenuhi; ruas kiri dependensi yang lain adalah kunci.',
      },
      {
        weight: 3,
        ask: 'Dekomposisikan ke BCNF. Apakah tanpa kehilangan (*lossless*)? Dependensi apa yang tidak lagi dapat diperiksa pada satu tabel?',
        answer:
          'PEMBIMBING(**dosen**, bidang) dan IKUT(**mahasiswa, dosen**). Tanpa kehilangan, karena irisannya {dosen} adalah kunci PEMBIMBING. Yang hilang: mahasiswa, bidang → dosen. Contoh yang lolos: Ani mempunyai dua pembimbing yang keduanya berbidang Jaringan.',
      },
      {
        weight: 1,
        ask: 'Bila aturan "satu pembimbing per bidang" penting, apakah Anda memilih BCNF atau 3NF?',
        answer:
          '3NF: aturan itu dapat dijaga dengan kunci (mahasiswa, bidang), dengan harga pengulangan bidang dosen. Pilihan BCNF juga dapat diterima bila disertai pemeriksaan lain, misalnya *trigger*.',
      },
    ],
  }),
  essay({
    title: 'Penutup minimal dan sintesis 3NF',
    topics,
    level: 'Sulit',
    body: 'Diberikan R(A, B, C, D) dengan F = {A → BC, B → C, A → B, AB → C, AC → D}.',
    parts: [
      {
        weight: 4,
        ask: 'Tentukan penutup minimal F; tunjukkan langkahnya.',
        answer: [
          list(
            'Pecah ruas kanan: A → B, A → C, B → C, AB → C, AC → D.',
            'Buang atribut ruas kiri yang berlebih: pada AB → C, A berlebih karena B → C; menjadi B → C (sudah ada). Pada AC → D, C berlebih karena A^{+} memuat C; menjadi A → D.',
            'Buang dependensi yang berlebih: A → C, karena A → B dan B → C.',
          ),
          'Hasilnya **{A → B, B → C, A → D}**.',
        ],
      },
      {
        weight: 3,
        ask: 'Susun dekomposisi 3NF dengan algoritma sintesis dan tentukan kunci R.',
        answer:
          'A^{+} = {A, B, C, D}, jadi kuncinya **A**. Kelompokkan menurut ruas kiri: R1(**A**, B, D) dan R2(**B**, C). R1 memuat kunci, sehingga tidak perlu relasi tambahan.',
      },
      {
        weight: 2,
        ask: 'Seorang mahasiswa memecahnya menjadi (A, C, D) dan (B, C). Tunjukkan dengan contoh data bahwa pemecahan ini tidak tanpa kehilangan.',
        answer:
          'Irisannya {C}, yang bukan kunci salah satunya. Contoh isi R: (1, x, p, 5) dan (2, y, p, 6). Setelah dipecah dan digabung kembali menurut C muncul baris palsu (1, y, p, 5) dan (2, x, p, 6).',
      },
    ],
  }),
  choice({
    topics,
    level: 'Mudah',
    body: 'Relasi memenuhi 1NF bila …',
    options: [
      'setiap nilai atribut atomik',
      'tidak ada dependensi transitif',
      'mempunyai satu kunci kandidat',
      'tidak ada nilai `NULL`',
    ],
    correct: 0,
    reason: '1NF melarang kelompok berulang dan nilai majemuk dalam satu sel.',
  }),
  choice({
    topics,
    level: 'Mudah',
    body: 'Dependensi parsial hanya mungkin terjadi bila kunci primernya …',
    options: [
      'bertipe bilangan',
      'terdiri atas lebih dari satu atribut',
      'kunci tamu',
      'dibuat otomatis',
    ],
    correct: 1,
    reason:
      'Parsial berarti bergantung pada **sebagian** kunci; kunci satu atribut tidak mempunyai bagian.',
  }),
  choice({
    topics,
    level: 'Sedang',
    body: 'Diketahui A → B dan B → C. Dependensi yang **tidak** dapat disimpulkan adalah …',
    options: ['A → C', 'AD → CD', 'A → BC', 'C → A'],
    correct: 3,
    reason: 'Tiga yang lain mengikuti dari transitivitas, penambahan, dan penggabungan.',
  }),
];
