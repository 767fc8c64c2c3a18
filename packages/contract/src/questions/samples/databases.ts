import type { SampleQuestion } from './sample-question.js';

const course = { subject: 'Basis Data', lecturer: 'Fitri Halimah Nasution, M.Sc.' };

/** Sample questions of Basis Data. */
export const databases: readonly SampleQuestion[] = [
  {
    id: 'bd-kunci',
    question:
      'Tabel PEMINJAMAN mencatat nim, kode_buku, tgl_pinjam, dan tgl_kembali. Seorang mahasiswa boleh meminjam buku yang sama lebih dari sekali, tetapi tidak pada hari yang sama. Tentukan kunci primernya dan jelaskan mengapa (nim, kode_buku) tidak cukup.',
    level: 'Mudah',
    type: 'Essay',
    topics: [],
    ...course,
  },
  {
    id: 'bd-agregasi',
    question:
      'Diketahui MAHASISWA(nim, nama) dan NILAI(nim, kode_mk, angka). Tulis satu kueri SQL yang menampilkan nama setiap mahasiswa beserta rata-rata nilainya, termasuk mahasiswa yang belum memiliki nilai.',
    level: 'Sedang',
    type: 'Coding',
    topics: [],
    ...course,
  },
  {
    id: 'bd-normalisasi',
    question: `Tabel berikut menyimpan pesanan sebuah toko.

| no_pesanan | tanggal | kode_barang | nama_barang | harga | jumlah |
| --- | --- | --- | --- | --: | --: |
| P01 | 2025-03-01 | B1 | Buku tulis | 5.000 | 10 |
| P01 | 2025-03-01 | B2 | Pensil | 2.500 | 4 |
| P02 | 2025-03-02 | B1 | Buku tulis | 5.000 | 3 |

1. Tuliskan semua ketergantungan fungsional yang Anda temukan; anggap harga ditentukan oleh barangnya.
2. Bentuk normal tertinggi apa yang dipenuhi tabel ini?
3. Uraikan tabel tersebut sampai memenuhi **3NF**.`,
    level: 'Sedang',
    type: 'Markdown',
    topics: [],
    ...course,
  },
  {
    id: 'bd-transaksi',
    question:
      'Dua transaksi bersamaan membaca saldo 100, lalu masing-masing menarik 80 dan menuliskan sisanya. Gambarkan jadwal yang meloloskan keduanya, sebutkan nama anomalinya, dan jelaskan dua cara basis data mencegahnya.',
    level: 'Sulit',
    type: 'Essay',
    topics: [],
    ...course,
  },
];
