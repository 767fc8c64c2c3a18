import { choice, code, essay, list, type Question, testCase } from '../model.js';

const topics = ['Inheritance' as const];

export const inheritance: Question[] = [
  essay({
    title: 'Urutan konstruktor',
    topics,
    level: 'Mudah',
    body: [
      code(
        'java',
        `
        class Orang {
            Orang() { this("tanpa nama"); System.out.println("Orang()"); }
            Orang(String n) { System.out.println("Orang: " + n); }
        }
        class Mahasiswa extends Orang {
            Mahasiswa() { System.out.println("Mahasiswa()"); }
            Mahasiswa(String n) { super(n); System.out.println("Mahasiswa: " + n); }
        }
        public class Uji {
            public static void main(String[] args) {
                new Mahasiswa();
                new Mahasiswa("Ani");
            }
        }`,
      ),
    ],
    parts: [
      {
        weight: 3,
        ask: 'Tuliskan keluarannya.',
        answer: [
          code('teks', 'Orang: tanpa nama\nOrang()\nMahasiswa()\nOrang: Ani\nMahasiswa: Ani'),
        ],
      },
      {
        weight: 1,
        ask: 'Baris apa yang disisipkan kompilator pada konstruktor `Mahasiswa()`?',
        answer:
          '`super();` sebagai baris pertama, karena tidak ada `super(…)` atau `this(…)` yang ditulis.',
      },
      {
        weight: 1,
        ask: 'Apa yang terjadi bila konstruktor `Orang()` dihapus?',
        answer:
          'Galat kompilasi pada `Mahasiswa()`: `super()` tidak ada, karena konstruktor bawaan hanya dibuat bila kelas tidak mempunyai konstruktor sama sekali.',
      },
    ],
  }),
  essay({
    title: 'Hak akses pada kelas turunan',
    topics,
    level: 'Mudah',
    body: [
      code(
        'java',
        `
        package satu;
        public class Induk {
            private int a;
            int b;
            protected int c;
            public int d;
            public final void cetak() {}
        }`,
      ),
      'Kelas `dua.Anak extends satu.Induk` berada di paket yang berbeda.',
    ],
    parts: [
      {
        weight: 2,
        ask: 'Atribut mana saja yang dapat dibaca langsung dari metode `Anak` lewat `this`?',
        answer:
          '`c` (`protected`) dan `d` (`public`). `a` hanya di `Induk`, `b` hanya di paket `satu`.',
      },
      {
        weight: 1,
        ask: 'Bolehkah `Anak` menimpa `cetak()`? Apa guna `final` pada metode dan pada kelas?',
        answer:
          'Tidak. `final` pada metode melarang penimpaan, pada kelas melarang pewarisan; keduanya menjaga agar perilaku yang diandalkan tidak berubah.',
      },
      {
        weight: 2,
        ask: 'Sebuah kelas hanya dapat mewarisi satu kelas tetapi boleh mengimplementasikan banyak *interface*. Masalah apa yang dihindari?',
        answer:
          'Pewarisan ganda keadaan dan implementasi yang bertentangan (masalah intan). Bila dua *interface* mempunyai metode `default` yang sama, kompilator memaksa kelas menimpanya, jadi tidak ada yang dipilih diam-diam.',
      },
    ],
  }),
  essay({
    title: 'Gaji pegawai',
    topics,
    level: 'Sedang',
    body: 'Semua pegawai mempunyai nama dan gaji pokok. Dosen mendapat tambahan Rp150.000 per SKS. Pegawai honorer dibayar per jam tanpa gaji pokok.',
    parts: [
      {
        weight: 5,
        ask: 'Tulis kelas abstrak `Pegawai` dengan metode abstrak `long gaji()` dan metode `String slip()` yang menghasilkan "nama: gaji", lalu `Dosen(nama, pokok, sks)` dan `Honorer(nama, jam, tarif)`.',
        answer: [
          code(
            'java',
            `
            abstract class Pegawai {
                private final String nama;
                Pegawai(String nama) { this.nama = nama; }
                abstract long gaji();
                String slip() { return nama + ": " + gaji(); }
            }

            class Dosen extends Pegawai {
                private static final long PER_SKS = 150_000;
                private final long pokok;
                private final int sks;
                Dosen(String nama, long pokok, int sks) {
                    super(nama);
                    this.pokok = pokok;
                    this.sks = sks;
                }
                @Override long gaji() { return pokok + sks * PER_SKS; }
            }

            class Honorer extends Pegawai {
                private final int jam;
                private final long tarif;
                Honorer(String nama, int jam, long tarif) {
                    super(nama);
                    this.jam = jam;
                    this.tarif = tarif;
                }
                @Override long gaji() { return jam * tarif; }
            }`,
          ),
          '`slip()` adalah contoh *template method*: kerangkanya di induk, isinya di turunan.',
        ],
        cases: [
          testCase('System.out.println(new Dosen("Rina", 4000000, 10).slip());', 'Rina: 5500000'),
          testCase('System.out.println(new Honorer("Joko", 20, 45000).slip());', 'Joko: 900000'),
          testCase(
            'System.out.println(new Dosen("Seno", 4000000, 0).gaji());',
            '4000000',
            'tanpa SKS',
          ),
          testCase(
            'Pegawai[] p = { new Dosen("A", 1000, 1), new Honorer("B", 2, 500) };\nlong total = 0;\nfor (Pegawai x : p) total += x.gaji();\nSystem.out.println(total);',
            '152000',
            'lewat acuan induk',
          ),
        ],
      },
      {
        weight: 1,
        ask: 'Mengapa gaji pokok tidak diletakkan di `Pegawai`?',
        answer:
          'Honorer tidak mempunyai gaji pokok; atribut di induk harus bermakna bagi **semua** turunan.',
      },
    ],
  }),
  essay({
    title: 'Ditimpa atau disembunyikan?',
    topics,
    level: 'Sedang',
    body: [
      code(
        'java',
        `
        class A {
            String nama = "A";
            static String jenis() { return "kelas A"; }
            String isi() { return nama; }
        }
        class B extends A {
            String nama = "B";
            static String jenis() { return "kelas B"; }
            @Override String isi() { return nama + super.isi(); }
        }
        public class Uji {
            public static void main(String[] args) {
                A x = new B();
                System.out.println(x.nama);
                System.out.println(((B) x).nama);
                System.out.println(x.isi());
                System.out.println(A.jenis());
            }
        }`,
      ),
    ],
    parts: [
      {
        weight: 3,
        ask: 'Tuliskan keluarannya.',
        answer: [code('teks', 'A\nB\nBA\nkelas A')],
      },
      {
        weight: 2,
        ask: 'Jelaskan perbedaan cara Java memilih atribut, metode objek, dan metode `static`.',
        answer:
          'Atribut dan metode `static` dipilih saat kompilasi menurut tipe acuan (disembunyikan, *hiding*); metode objek dipilih saat program berjalan menurut kelas objeknya (ditimpa, *overriding*).',
      },
      {
        weight: 1,
        ask: 'Apa guna `@Override`?',
        answer:
          'Kompilator menolak bila metode itu tidak menimpa apa pun, misalnya karena salah ketik atau parameternya berbeda.',
      },
    ],
  }),
  essay({
    title: 'Himpunan yang menghitung dua kali',
    topics,
    level: 'Sulit',
    body: [
      'Kelas berikut ingin menghitung berapa kali elemen dicoba ditambahkan.',
      code(
        'java',
        `
        import java.util.*;

        class HimpunanTerhitung<E> extends HashSet<E> {
            private int dicoba = 0;
            @Override public boolean add(E e) {
                dicoba++;
                return super.add(e);
            }
            @Override public boolean addAll(Collection<? extends E> c) {
                dicoba += c.size();
                return super.addAll(c);
            }
            int dicoba() { return dicoba; }
        }
        public class Uji {
            public static void main(String[] args) {
                HimpunanTerhitung<String> h = new HimpunanTerhitung<>();
                h.addAll(List.of("a", "b", "c"));
                System.out.println(h.dicoba());
            }
        }`,
      ),
    ],
    parts: [
      {
        weight: 2,
        ask: 'Tuliskan keluarannya dan jelaskan penyebabnya.',
        answer: [
          code('teks', '6'),
          '`addAll` warisan memanggil `add` untuk setiap elemen, dan karena `add` ditimpa, penghitung bertambah lagi: 3 + 3.',
        ],
      },
      {
        weight: 3,
        ask: 'Mengapa menghapus penimpaan `addAll` bukan perbaikan yang baik? Tulis kelas dengan **komposisi** yang benar (cukup `add`, `addAll`, `size`, dan `dicoba`).',
        answer: [
          'Perbaikan itu bergantung pada rincian `HashSet` (bahwa `addAll` memakai `add`) yang dapat berubah pada versi berikutnya.',
          code(
            'java',
            `
            class Himpunan<E> {
                private final java.util.Set<E> isi = new java.util.HashSet<>();
                private int dicoba = 0;

                boolean add(E e) {
                    dicoba++;
                    return isi.add(e);
                }

                boolean addAll(java.util.Collection<? extends E> c) {
                    dicoba += c.size();
                    return isi.addAll(c);
                }

                int size() { return isi.size(); }
                int dicoba() { return dicoba; }
            }`,
          ),
        ],
        cases: [
          testCase(
            'Himpunan<String> h = new Himpunan<>();\nh.addAll(java.util.List.of("a", "b", "c"));\nSystem.out.println(h.dicoba() + " " + h.size());',
            '3 3',
          ),
          testCase(
            'Himpunan<Integer> h = new Himpunan<>();\nh.add(1);\nh.add(1);\nSystem.out.println(h.dicoba() + " " + h.size());',
            '2 1',
            'nilai ganda tetap dihitung',
          ),
        ],
      },
      {
        weight: 2,
        ask: 'Kapan pewarisan lebih tepat daripada komposisi?',
        answer:
          'Bila turunan benar-benar "adalah" induknya dan dapat menggantikannya di mana pun (prinsip substitusi Liskov), serta induknya memang dirancang dan didokumentasikan untuk diwarisi.',
      },
    ],
  }),
  essay({
    title: 'Persegi bukan persegi panjang?',
    topics,
    level: 'Sulit',
    body: [
      code(
        'java',
        `
        class PersegiPanjang {
            protected int panjang, lebar;
            void setPanjang(int p) { panjang = p; }
            void setLebar(int l) { lebar = l; }
            int luas() { return panjang * lebar; }
        }
        class Persegi extends PersegiPanjang {
            @Override void setPanjang(int p) { panjang = p; lebar = p; }
            @Override void setLebar(int l) { panjang = l; lebar = l; }
        }
        public class Uji {
            static int uji(PersegiPanjang x) {
                x.setPanjang(5);
                x.setLebar(4);
                return x.luas();
            }
            public static void main(String[] args) {
                System.out.println(uji(new PersegiPanjang()) + " " + uji(new Persegi()));
            }
        }`,
      ),
    ],
    parts: [
      {
        weight: 2,
        ask: 'Tuliskan keluarannya.',
        answer: [code('teks', '20 16')],
      },
      {
        weight: 3,
        ask: 'Prinsip apa yang dilanggar? Jelaskan dengan harapan pemanggil `uji`.',
        answer:
          'Prinsip substitusi Liskov. Pemanggil mengandalkan bahwa `setLebar` tidak mengubah panjang, sehingga luasnya 20. Secara matematis persegi adalah persegi panjang, tetapi **perilaku** objek yang dapat diubah tidak demikian.',
      },
      {
        weight: 3,
        ask: 'Usulkan dua rancangan yang tidak melanggarnya.',
        answer: [
          list(
            '*Interface* `Bangun` dengan `luas()`; `PersegiPanjang` dan `Persegi` masing-masing mengimplementasikannya tanpa saling mewarisi.',
            'Objek yang tak berubah: tanpa metode `set`, `Persegi` boleh menjadi turunan karena tidak ada perilaku yang dapat dilanggar.',
          ),
        ],
      },
    ],
  }),
  choice({
    topics,
    level: 'Mudah',
    body: 'Kata kunci untuk memanggil konstruktor kelas induk adalah …',
    options: ['`this`', '`super`', '`parent`', '`extends`'],
    correct: 1,
    reason: '`super(…)` harus menjadi pemanggilan konstruktor pertama.',
  }),
  choice({
    topics,
    level: 'Mudah',
    body: 'Kelas yang menjadi induk semua kelas di Java adalah …',
    options: ['`Class`', '`Object`', '`Main`', '`System`'],
    correct: 1,
    reason: 'Setiap kelas mewarisi `java.lang.Object` secara langsung atau tidak.',
  }),
  choice({
    topics,
    level: 'Sedang',
    body: 'Metode yang menimpa boleh …',
    options: [
      'mempersempit hak akses dari `public` menjadi `protected`',
      'melemparkan *checked exception* yang lebih umum',
      'menghasilkan tipe turunan dari tipe kembalian semula',
      'mengubah tipe parameter',
    ],
    correct: 2,
    reason:
      'Tipe kembalian kovarian diperbolehkan; tiga yang lain melanggar kontrak atau menjadi *overloading*.',
  }),
];
