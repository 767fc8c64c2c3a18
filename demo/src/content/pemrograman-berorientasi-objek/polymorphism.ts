import { choice, code, essay, list, type Question, testCase } from '../model.js';

const topics = ['Polymorphism' as const];

export const polymorphism: Question[] = [
  essay({
    title: 'Suara hewan',
    topics,
    level: 'Mudah',
    body: [
      code(
        'java',
        `
        class Hewan { String suara() { return "..."; } }
        class Kucing extends Hewan { @Override String suara() { return "meong"; } }
        class Anggora extends Kucing { }
        class Bebek extends Hewan { @Override String suara() { return "kwek"; } }
        public class Uji {
            public static void main(String[] args) {
                Hewan[] isi = { new Bebek(), new Anggora(), new Hewan() };
                for (Hewan h : isi) System.out.println(h.suara());
                System.out.println(isi[1] instanceof Kucing);
            }
        }`,
      ),
    ],
    parts: [
      {
        weight: 2,
        ask: 'Tuliskan keluarannya.',
        answer: [code('teks', 'kwek\nmeong\n...\ntrue')],
      },
      {
        weight: 2,
        ask: 'Jelaskan istilah pengikatan dinamis (*dynamic dispatch*) dengan contoh ini.',
        answer:
          'Tipe acuan `h` selalu `Hewan`, tetapi metode yang dijalankan dicari mulai dari kelas objeknya ke atas: `Bebek.suara`, `Kucing.suara` (diwarisi `Anggora`), dan `Hewan.suara`.',
      },
      {
        weight: 1,
        ask: 'Mengapa `isi[1].cakar()` tidak dapat dikompilasi walaupun `Anggora` mempunyai metode itu?',
        answer:
          'Kompilator hanya mengenal metode pada tipe acuan, yaitu `Hewan`; diperlukan *cast* atau pemeriksaan `instanceof` lebih dahulu.',
      },
    ],
  }),
  essay({
    title: 'Luas bangun datar',
    topics,
    level: 'Mudah',
    body: '*Interface* `Bangun` mempunyai satu metode: `double luas()`.',
    parts: [
      {
        weight: 4,
        ask: 'Tulis *interface* itu, kelas `Lingkaran(jariJari)` dan `Segitiga(alas, tinggi)`, serta `Ukur.total(List<Bangun>)` yang menjumlahkan luasnya.',
        answer: [
          code(
            'java',
            `
            interface Bangun { double luas(); }

            record Lingkaran(double jariJari) implements Bangun {
                public double luas() { return Math.PI * jariJari * jariJari; }
            }

            record Segitiga(double alas, double tinggi) implements Bangun {
                public double luas() { return alas * tinggi / 2; }
            }

            class Ukur {
                static double total(java.util.List<Bangun> isi) {
                    double jumlah = 0;
                    for (Bangun b : isi) jumlah += b.luas();
                    return jumlah;
                }
            }`,
          ),
        ],
        cases: [
          testCase(
            'System.out.println(Ukur.total(java.util.List.of(new Segitiga(4, 3), new Segitiga(2, 1))));',
            '7.0',
          ),
          testCase('System.out.println(Ukur.total(java.util.List.of()));', '0.0', 'daftar kosong'),
          testCase(
            'System.out.printf(java.util.Locale.ROOT, "%.2f%n", Ukur.total(java.util.List.of(new Lingkaran(2), new Segitiga(4, 3))));',
            '18.57',
          ),
        ],
      },
      {
        weight: 2,
        ask: 'Apa yang harus diubah pada `Ukur` ketika kelas `Persegi` ditambahkan? Prinsip apa yang terpenuhi?',
        answer:
          'Tidak ada; cukup menambah kelas yang mengimplementasikan `Bangun`. Prinsip terbuka–tertutup: terbuka untuk diperluas, tertutup untuk diubah.',
      },
    ],
  }),
  essay({
    title: 'Overloading dipilih saat kompilasi',
    topics,
    level: 'Sedang',
    body: [
      code(
        'java',
        `
        class Cetak {
            void tulis(Object o) { System.out.println("Object"); }
            void tulis(String s) { System.out.println("String"); }
            void tulis(int i)    { System.out.println("int"); }
            void tulis(long l)   { System.out.println("long"); }
        }
        public class Uji {
            public static void main(String[] args) {
                Cetak c = new Cetak();
                Object o = "halo";
                c.tulis(o);
                c.tulis("halo");
                c.tulis('a');
                c.tulis(5L);
                c.tulis(Integer.valueOf(3));
                c.tulis(2.5);
            }
        }`,
      ),
    ],
    parts: [
      {
        weight: 3,
        ask: 'Tuliskan keluarannya.',
        answer: [code('teks', 'Object\nString\nint\nlong\nObject\nObject')],
      },
      {
        weight: 3,
        ask: 'Jelaskan baris 1, 3, dan 5 keluaran itu.',
        answer: [
          list(
            'Baris 1: pilihan ditentukan tipe acuan (`Object`), bukan kelas objeknya.',
            'Baris 3: `char` diperlebar ke `int` (pelebaran paling dekat).',
            'Baris 5: `Integer` adalah `Object`; pencocokan lewat pewarisan dicoba sebelum *unboxing*.',
          ),
        ],
      },
    ],
  }),
  essay({
    title: 'Aturan diskon yang dapat diganti',
    topics,
    level: 'Sedang',
    body: 'Koperasi mempunyai beberapa aturan diskon: tanpa diskon, persentase, dan potongan tetap dengan belanja minimum. Harga akhir tidak pernah negatif.',
    parts: [
      {
        weight: 2,
        ask: 'Mengapa rangkaian `if (jenis.equals("persen")) … else if …` di kelas `Kasir` tidak baik?',
        answer:
          'Setiap aturan baru mengubah `Kasir` dan menguji ulang semuanya; jenis yang salah ketik baru diketahui saat program berjalan; aturan tidak dapat diuji sendiri.',
      },
      {
        weight: 4,
        ask: 'Rancang dengan pola *strategy*: *interface* `Diskon` dengan `long terapkan(long harga)`, kelas `Persen(int)`, `Potongan(long potongan, long minimum)`, dan `Gabungan(Diskon...)` yang menerapkan berurutan. Persentase dibulatkan ke bawah.',
        answer: [
          code(
            'java',
            `
            interface Diskon { long terapkan(long harga); }

            record Persen(int persen) implements Diskon {
                public long terapkan(long harga) { return harga - harga * persen / 100; }
            }

            record Potongan(long potongan, long minimum) implements Diskon {
                public long terapkan(long harga) {
                    return harga < minimum ? harga : Math.max(0, harga - potongan);
                }
            }

            record Gabungan(Diskon... isi) implements Diskon {
                public long terapkan(long harga) {
                    for (Diskon d : isi) harga = d.terapkan(harga);
                    return harga;
                }
            }`,
          ),
          '`harga * persen / 100` adalah besar diskon yang dibulatkan ke bawah.',
        ],
        cases: [
          testCase('System.out.println(new Persen(10).terapkan(25000));', '22500'),
          testCase(
            'System.out.println(new Potongan(15000, 50000).terapkan(49999));',
            '49999',
            'di bawah minimum',
          ),
          testCase(
            'System.out.println(new Potongan(15000, 0).terapkan(10000));',
            '0',
            'tidak negatif',
          ),
          testCase(
            'System.out.println(new Gabungan(new Persen(10), new Potongan(10000, 50000)).terapkan(60000));',
            '44000',
          ),
          testCase(
            'System.out.println(new Gabungan(new Potongan(10000, 50000), new Persen(10)).terapkan(60000));',
            '45000',
            'urutan berpengaruh',
          ),
          testCase('System.out.println(new Gabungan().terapkan(7000));', '7000', 'tanpa diskon'),
        ],
      },
      {
        weight: 1,
        ask: 'Apa hubungan `Gabungan` dengan pola *composite*?',
        answer:
          '`Gabungan` sendiri adalah `Diskon` yang berisi `Diskon` lain, sehingga dapat disusun bertingkat dan dipakai di mana pun satu `Diskon` diharapkan.',
      },
    ],
  }),
  essay({
    title: 'Metode yang ditimpa di dalam konstruktor',
    topics,
    level: 'Sulit',
    body: [
      code(
        'java',
        `
        class Dasar {
            Dasar() { System.out.println("Dasar: " + nama()); }
            String nama() { return "dasar"; }
        }
        class Turunan extends Dasar {
            private String nama = "turunan";
            private final int panjang;
            Turunan() {
                panjang = nama.length();
                System.out.println("Turunan: " + nama() + " " + panjang);
            }
            @Override String nama() { return nama; }
        }
        public class Uji {
            public static void main(String[] args) { new Turunan(); }
        }`,
      ),
    ],
    parts: [
      {
        weight: 3,
        ask: 'Tuliskan keluarannya.',
        answer: [code('teks', 'Dasar: null\nTurunan: turunan 7')],
      },
      {
        weight: 3,
        ask: 'Jelaskan urutan pembuatan objek yang menyebabkan `null`.',
        answer:
          'Memori diisi nilai bawaan (`null`, 0); konstruktor `Dasar` berjalan lebih dahulu dan memanggil `nama()` milik `Turunan` (pengikatan dinamis berlaku juga di konstruktor), padahal penginisialan atribut `Turunan` belum dijalankan; baru setelah `Dasar` selesai `nama` diisi "turunan".',
      },
      {
        weight: 2,
        ask: 'Tuliskan aturan perancangan yang mencegah masalah ini.',
        answer:
          'Konstruktor hanya boleh memanggil metode yang tidak dapat ditimpa (`private`, `final`, atau `static`); nilai yang diperlukan induk diteruskan lewat `super(…)`.',
      },
    ],
  }),
  essay({
    title: 'Pohon ekspresi',
    topics,
    level: 'Sulit',
    body: 'Ekspresi aritmetika disusun dari `Angka`, `Tambah`, dan `Kali`.',
    parts: [
      {
        weight: 4,
        ask: 'Dengan *sealed interface* dan *pattern matching* pada `switch`, tulis `Hitung.nilai(Ekspresi)` dan `Hitung.teks(Ekspresi)`; teks memberi kurung pada setiap operasi.',
        answer: [
          code(
            'java',
            `
            sealed interface Ekspresi permits Angka, Tambah, Kali {}
            record Angka(int n) implements Ekspresi {}
            record Tambah(Ekspresi a, Ekspresi b) implements Ekspresi {}
            record Kali(Ekspresi a, Ekspresi b) implements Ekspresi {}

            class Hitung {
                static int nilai(Ekspresi e) {
                    return switch (e) {
                        case Angka k -> k.n();
                        case Tambah t -> nilai(t.a()) + nilai(t.b());
                        case Kali k -> nilai(k.a()) * nilai(k.b());
                    };
                }

                static String teks(Ekspresi e) {
                    return switch (e) {
                        case Angka k -> String.valueOf(k.n());
                        case Tambah t -> "(" + teks(t.a()) + " + " + teks(t.b()) + ")";
                        case Kali k -> "(" + teks(k.a()) + " * " + teks(k.b()) + ")";
                    };
                }
            }`,
          ),
        ],
        cases: [
          testCase(
            'System.out.println(Hitung.nilai(new Tambah(new Angka(2), new Kali(new Angka(3), new Angka(4)))));',
            '14',
          ),
          testCase(
            'System.out.println(Hitung.teks(new Kali(new Tambah(new Angka(2), new Angka(3)), new Angka(4))));',
            '((2 + 3) * 4)',
          ),
          testCase('System.out.println(Hitung.nilai(new Angka(-7)));', '-7', 'satu simpul'),
        ],
      },
      {
        weight: 2,
        ask: 'Mengapa `switch` itu tidak memerlukan `default`? Apa untungnya ketika kelas `Kurang` ditambahkan?',
        answer:
          'Semua turunan *sealed interface* diketahui, sehingga kompilator dapat memeriksa kelengkapannya. Setelah `Kurang` ditambahkan, semua `switch` yang belum menanganinya gagal dikompilasi.',
      },
      {
        weight: 2,
        ask: 'Bandingkan dengan metode abstrak `nilai()` di setiap kelas: mana yang lebih mudah bila sering menambah **operasi**, dan mana bila sering menambah **jenis ekspresi**?',
        answer:
          'Menambah operasi: `switch` (atau *visitor*), cukup satu fungsi baru. Menambah jenis: metode abstrak, cukup satu kelas baru tanpa mengubah fungsi yang ada.',
      },
    ],
  }),
  choice({
    topics,
    level: 'Mudah',
    body: 'Beberapa metode bernama sama dengan daftar parameter berbeda pada satu kelas disebut …',
    options: ['*overriding*', '*overloading*', '*hiding*', '*casting*'],
    correct: 1,
    reason: '*Overriding* memakai tanda tangan yang sama pada kelas turunan.',
  }),
  choice({
    topics,
    level: 'Mudah',
    body: 'Polimorfisme memungkinkan …',
    options: [
      'satu kelas mempunyai dua nama',
      'objek berbagai kelas dipakai lewat satu tipe acuan',
      'atribut bersifat rahasia',
      'kelas tanpa konstruktor',
    ],
    correct: 1,
    reason: 'Metode yang dijalankan mengikuti kelas objeknya.',
  }),
  choice({
    topics,
    level: 'Sedang',
    body: '`(Kucing) hewan` pada objek yang sebenarnya `Bebek` menyebabkan …',
    options: [
      'galat kompilasi',
      '`ClassCastException`',
      'nilai `null`',
      'objek diubah menjadi `Kucing`',
    ],
    correct: 1,
    reason: 'Kompilator mengizinkan *downcast*; pemeriksaannya saat program berjalan.',
  }),
];
