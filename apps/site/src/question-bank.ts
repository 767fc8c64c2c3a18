import type { BuilderQuestion } from '@bank-soal/screens/builder';

const RATNA = 'Dr. Ratna Wulandari, M.Kom.';
const BAGAS = 'Bagas Prasetyanto, S.T., M.T.';
const MADE = 'I Made Suryadarma, M.Kom.';
const FITRI = 'Fitri Halimah Nasution, M.Sc.';
const YOSEF = 'Dr. Yosef Tandilangi, M.T.';

const algorithms = { subject: 'Desain Analisis Algoritma', lecturer: MADE };
const objects = { subject: 'Pemrograman Berorientasi Objek', lecturer: BAGAS };
const structures = { subject: 'Struktur Data', lecturer: RATNA };
const databases = { subject: 'Basis Data', lecturer: FITRI };
const networks = { subject: 'Jaringan Komputer', lecturer: YOSEF };

/** The builder's sample data: four questions for each course that the tags name. */
export const questionBank: readonly BuilderQuestion[] = [
  {
    id: 'daa-kembalian',
    question:
      'Mesin kasir hanya menyediakan koin 1, 5, dan 8. Tunjukkan sebuah jumlah kembalian yang membuat strategi greedy (selalu mengambil koin terbesar) memakai lebih banyak koin daripada cara terbaik, lalu jelaskan penyebabnya.',
    difficulty: 'Mudah',
    type: 'Essay',
    ...algorithms,
  },
  {
    id: 'daa-jadwal',
    question:
      'Sebuah ruang rapat menerima n permintaan, masing-masing dengan waktu mulai dan selesai. Tulis fungsi yang mengembalikan jumlah permintaan terbanyak yang dapat dilayani tanpa bentrok.\nBatas waktu: O(n log n).',
    difficulty: 'Sedang',
    type: 'Coding',
    ...algorithms,
  },
  {
    id: 'daa-rekurensi',
    question: `## Menyelesaikan rekurensi

Sebuah algoritma membagi masalah menjadi dua bagian yang sama besar dan menggabungkan hasilnya dalam waktu linear:

$$
T(n) = 2\\,T\\!\\left(\\frac{n}{2}\\right) + n, \\qquad T(1) = 1
$$

1. Gambarkan tiga tingkat pertama pohon rekursinya.
2. Untuk $$n = 2^k$$, buktikan dengan induksi bahwa $$T(n) = n \\log_2 n + n$$ berlaku.`,
    difficulty: 'Sulit',
    type: 'Markdown',
    ...algorithms,
  },
  {
    id: 'daa-dijkstra',
    question:
      'Berikan sebuah graph berarah dengan tiga simpul dan satu sisi berbobot negatif yang membuat algoritma Dijkstra memberi jarak yang salah. Telusuri langkahnya sampai kesalahan itu terlihat.',
    difficulty: 'Sulit',
    type: 'Essay',
    ...algorithms,
  },
  {
    id: 'pbo-enkapsulasi',
    question:
      'Kelas Rekening menyimpan saldo sebagai atribut publik. Sebutkan dua kerugian nyata dari pilihan itu, lalu ubah kelasnya sehingga saldo tidak pernah menjadi negatif.',
    difficulty: 'Mudah',
    type: 'Essay',
    ...objects,
  },
  {
    id: 'pbo-generic',
    question:
      'Tulis kelas generic Pasangan<A, B> yang tidak dapat diubah setelah dibuat. Sediakan metode tukar() yang mengembalikan Pasangan<B, A>, dan berikan satu contoh pemakaiannya.',
    difficulty: 'Sedang',
    type: 'Coding',
    ...objects,
  },
  {
    id: 'pbo-polimorfisme',
    question: `Perhatikan program berikut.

\`\`\`java
class Hewan {
    String suara() { return "..."; }
    void perkenalkan() { System.out.println("Saya berbunyi " + suara()); }
}

class Kucing extends Hewan {
    @Override
    String suara() { return "meong"; }
}

public class Utama {
    public static void main(String[] args) {
        Hewan h = new Kucing();
        h.perkenalkan();
    }
}
\`\`\`

1. Apa yang tercetak?
2. Metode \`suara()\` mana yang dipanggil, dan **kapan** hal itu diputuskan?
3. Apa yang berubah bila \`suara()\` dibuat \`static\` di kedua kelas (tanpa \`@Override\`)?`,
    difficulty: 'Sedang',
    type: 'Markdown',
    ...objects,
  },
  {
    id: 'pbo-inheritance',
    question:
      'Seorang rekan menurunkan kelas Persegi dari kelas PersegiPanjang yang memiliki setLebar() dan setTinggi(). Tunjukkan potongan kode yang benar untuk PersegiPanjang tetapi keliru untuk Persegi, lalu usulkan rancangan tanpa inheritance yang menghindarinya.',
    difficulty: 'Sulit',
    type: 'Essay',
    ...objects,
  },
  {
    id: 'sd-larik',
    question:
      'Diberikan array 1D berisi n bilangan bulat yang terurut naik. Tulis fungsi yang menghitung banyaknya bilangan berbeda di dalamnya dengan sekali lintasan dan tanpa array tambahan.',
    difficulty: 'Mudah',
    type: 'Coding',
    ...structures,
  },
  {
    id: 'sd-siklus',
    question:
      'Sebuah linked list mungkin memiliki siklus. Tulis fungsi yang memeriksanya dengan memori tambahan O(1), lalu jelaskan mengapa dua penunjuk dengan laju berbeda pasti bertemu bila siklus itu ada.',
    difficulty: 'Sedang',
    type: 'Coding',
    ...structures,
  },
  {
    id: 'sd-bst',
    question: `Kunci berikut disisipkan satu per satu ke *binary search tree* yang mula-mula kosong:

\`50, 30, 70, 20, 40, 60, 80, 35\`

- Gambarkan pohon akhirnya.
- Tuliskan hasil penelusuran *inorder* dan *postorder*.
- Hapus kunci **30** dengan penerus *inorder*-nya, lalu gambarkan kembali pohonnya.`,
    difficulty: 'Sedang',
    type: 'Markdown',
    ...structures,
  },
  {
    id: 'sd-antrean',
    question:
      'Sebuah antrean dibangun dari dua tumpukan. Buktikan bahwa rangkaian n operasi enqueue dan dequeue memerlukan waktu O(n) seluruhnya, walaupun satu dequeue dapat memerlukan O(n).',
    difficulty: 'Sulit',
    type: 'Essay',
    ...structures,
  },
  {
    id: 'bd-kunci',
    question:
      'Tabel PEMINJAMAN mencatat nim, kode_buku, tgl_pinjam, dan tgl_kembali. Seorang mahasiswa boleh meminjam buku yang sama lebih dari sekali, tetapi tidak pada hari yang sama. Tentukan kunci primernya dan jelaskan mengapa (nim, kode_buku) tidak cukup.',
    difficulty: 'Mudah',
    type: 'Essay',
    ...databases,
  },
  {
    id: 'bd-agregasi',
    question:
      'Diketahui MAHASISWA(nim, nama) dan NILAI(nim, kode_mk, angka). Tulis satu kueri SQL yang menampilkan nama setiap mahasiswa beserta rata-rata nilainya, termasuk mahasiswa yang belum memiliki nilai.',
    difficulty: 'Sedang',
    type: 'Coding',
    ...databases,
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
    difficulty: 'Sedang',
    type: 'Markdown',
    ...databases,
  },
  {
    id: 'bd-transaksi',
    question:
      'Dua transaksi bersamaan membaca saldo 100, lalu masing-masing menarik 80 dan menuliskan sisanya. Gambarkan jadwal yang meloloskan keduanya, sebutkan nama anomalinya, dan jelaskan dua cara basis data mencegahnya.',
    difficulty: 'Sulit',
    type: 'Essay',
    ...databases,
  },
  {
    id: 'jk-udp',
    question:
      'Panggilan suara melalui internet umumnya memakai UDP, sedangkan pengunduhan berkas memakai TCP. Jelaskan pilihan itu dari sisi keterlambatan dan keandalan.',
    difficulty: 'Mudah',
    type: 'Essay',
    ...networks,
  },
  {
    id: 'jk-subnet',
    question: `Sebuah kampus memperoleh blok \`192.168.40.0/24\` dan memerlukan tiga jaringan:

| Jaringan | Jumlah host |
| --- | --: |
| Laboratorium | 100 |
| Dosen | 50 |
| Tata usaha | 20 |

Tentukan untuk setiap jaringan **alamat jaringan**, **panjang prefiks**, dan **alamat broadcast**, dengan sesedikit mungkin alamat yang terbuang.`,
    difficulty: 'Sedang',
    type: 'Markdown',
    ...networks,
  },
  {
    id: 'jk-checksum',
    question:
      'Tulis fungsi yang menghitung Internet checksum (jumlah komplemen satu 16 bit) dari sederet byte. Pastikan fungsi Anda benar untuk masukan yang panjangnya ganjil.',
    difficulty: 'Sulit',
    type: 'Coding',
    ...networks,
  },
  {
    id: 'jk-jendela',
    question: `Pengirim memakai *sliding window* pada saluran 10 Mb/s dengan waktu pergi-pulang 40 ms. Setiap segmen berukuran 1.250 byte.

Utilisasi saluran untuk jendela sebesar $$W$$ segmen adalah

$$
U = \\min\\left(1, \\frac{W \\cdot L}{R \\cdot RTT}\\right)
$$

1. Hitung $$U$$ untuk $$W = 10$$.
2. Berapa $$W$$ terkecil agar saluran terpakai penuh?
3. Apa yang terjadi pada $$U$$ bila satu dari seratus segmen hilang dan dipakai *go-back-N*? Jelaskan tanpa menghitung.`,
    difficulty: 'Sulit',
    type: 'Markdown',
    ...networks,
  },
];
