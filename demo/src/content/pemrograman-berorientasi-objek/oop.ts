import { choice, code, essay, type Question, table, testCase } from '../model.js';

const topics = ['OOP' as const];

export const oop: Question[] = [
  essay({
    title: 'Rekening yang menjaga dirinya',
    topics,
    level: 'Mudah',
    body: [
      'Kelas berikut membiarkan siapa pun mengubah saldo menjadi negatif.',
      code(
        'java',
        `
        class Rekening {
            public long saldo;
        }`,
      ),
    ],
    parts: [
      {
        weight: 1,
        ask: 'Apa yang dimaksud dengan enkapsulasi dan invarian kelas? Sebutkan invarian `Rekening`.',
        answer:
          'Enkapsulasi: menyembunyikan keadaan dan hanya membukanya lewat metode yang menjaga aturan. Invarian: pernyataan yang selalu benar di antara pemanggilan metode; di sini saldo ≥ 0.',
      },
      {
        weight: 4,
        ask: 'Tulis ulang kelas itu dengan `setor(long)`, `tarik(long)` (menghasilkan `true` bila berhasil), dan `saldo()`. Jumlah yang tidak positif menyebabkan `IllegalArgumentException`.',
        answer: [
          code(
            'java',
            `
            class Rekening {
                private long saldo;

                void setor(long jumlah) {
                    periksa(jumlah);
                    saldo += jumlah;
                }

                boolean tarik(long jumlah) {
                    periksa(jumlah);
                    if (jumlah > saldo) return false;
                    saldo -= jumlah;
                    return true;
                }

                long saldo() {
                    return saldo;
                }

                private static void periksa(long jumlah) {
                    if (jumlah <= 0) {
                        throw new IllegalArgumentException("Jumlah harus positif");
                    }
                }
            }`,
          ),
        ],
        cases: [
          testCase(
            'Rekening r = new Rekening();\nr.setor(50000);\nSystem.out.println(r.tarik(20000) + " " + r.saldo());',
            'true 30000',
          ),
          testCase(
            'Rekening r = new Rekening();\nr.setor(100);\nSystem.out.println(r.tarik(101) + " " + r.saldo());',
            'false 100',
            'saldo tidak cukup',
          ),
          testCase(
            'Rekening r = new Rekening();\nr.setor(100);\nSystem.out.println(r.tarik(100) + " " + r.saldo());',
            'true 0',
            'tepat habis',
          ),
          testCase(
            'try {\n    new Rekening().setor(-5);\n    System.out.println("lolos");\n} catch (IllegalArgumentException e) {\n    System.out.println("ditolak");\n}',
            'ditolak',
          ),
        ],
      },
      {
        weight: 1,
        ask: 'Mengapa menambahkan `setSaldo(long)` akan merusak rancangan itu?',
        answer:
          'Metode itu membuka kembali pengubahan saldo tanpa aturan; sama saja dengan atribut publik.',
      },
    ],
  }),
  essay({
    title: 'Kelas, objek, dan acuan',
    topics,
    level: 'Mudah',
    body: [
      code(
        'java',
        `
        class Kotak {
            int isi;
            Kotak(int isi) { this.isi = isi; }
        }
        public class Uji {
            static void ubah(Kotak k) {
                k.isi = 10;
                k = new Kotak(99);
            }
            public static void main(String[] args) {
                Kotak a = new Kotak(1);
                Kotak b = a;
                Kotak c = new Kotak(1);
                ubah(a);
                System.out.println(a.isi + " " + b.isi + " " + c.isi);
                System.out.println((a == b) + " " + (a == c));
            }
        }`,
      ),
    ],
    parts: [
      {
        weight: 2,
        ask: 'Tuliskan keluarannya.',
        answer: [code('teks', '10 10 1\ntrue false')],
      },
      {
        weight: 2,
        ask: 'Berapa objek `Kotak` yang pernah dibuat? Jelaskan mengapa baris 8 tidak mengubah `a`.',
        answer:
          'Tiga: dua di `main` dan satu di `ubah`. Java meneruskan **nilai acuan**: `k` adalah salinan acuan `a`, sehingga memberi `k` objek baru hanya mengubah salinan itu. Sebaliknya `k.isi = 10` mengubah objek yang ditunjuk bersama.',
      },
      {
        weight: 1,
        ask: 'Apa beda kelas dengan objek?',
        answer:
          'Kelas adalah cetakan (definisi atribut dan metode); objek adalah wujudnya di memori, dengan keadaan dan identitas sendiri.',
      },
    ],
  }),
  essay({
    title: 'Anggota static dan anggota objek',
    topics,
    level: 'Sedang',
    body: [
      code(
        'java',
        `
        class Tiket {
            private static int terakhir = 0;
            private final int nomor;
            Tiket() { nomor = ++terakhir; }
            int nomor() { return nomor; }
            static int terjual() { return terakhir; }
        }
        public class Uji {
            public static void main(String[] args) {
                Tiket a = new Tiket();
                Tiket b = new Tiket();
                new Tiket();
                System.out.println(a.nomor() + " " + b.nomor() + " " + Tiket.terjual());
            }
        }`,
      ),
    ],
    parts: [
      {
        weight: 2,
        ask: 'Tuliskan keluarannya dan jelaskan peran `static` di sini.',
        answer: [
          code('teks', '1 2 3'),
          '`terakhir` satu untuk seluruh kelas, sehingga nomor setiap tiket berbeda; `nomor` milik masing-masing objek.',
        ],
      },
      {
        weight: 1,
        ask: 'Mengapa `terjual()` tidak dapat membaca `nomor`?',
        answer:
          'Metode `static` tidak mempunyai `this`: tidak jelas `nomor` milik objek yang mana.',
      },
      {
        weight: 2,
        ask: 'Sebutkan dua masalah keadaan `static` yang dapat berubah: satu saat pengujian, satu saat dipakai dari beberapa *thread*.',
        answer:
          'Pengujian: keadaan terbawa dari satu uji ke uji berikutnya, sehingga hasilnya bergantung pada urutan. *Thread*: `++terakhir` bukan operasi atomik, sehingga dua tiket dapat bernomor sama; pakai `AtomicInteger` atau `synchronized`.',
      },
    ],
  }),
  essay({
    title: 'Memecah kelas serbabisa',
    topics,
    level: 'Sedang',
    body: 'Kelas `LaporanNilai` membaca berkas CSV, menghitung rata-rata dan nilai huruf, menyusun HTML, lalu mengirimkannya lewat surel.',
    parts: [
      {
        weight: 2,
        ask: 'Prinsip SOLID mana yang dilanggar? Sebutkan tiga alasan berbeda yang membuat kelas itu harus diubah.',
        answer:
          'Prinsip tanggung jawab tunggal (*single responsibility*). Kelas berubah bila format CSV, aturan penilaian, tampilan laporan, atau layanan surel berubah.',
      },
      {
        weight: 3,
        ask: 'Usulkan pembagian kelas dan *interface*-nya; tuliskan tanda tangan metode utamanya.',
        answer: [
          table(`
            kelas atau interface | metode utama
            \`interface SumberNilai\` | \`List<Nilai> baca()\`
            \`class PembacaCsv implements SumberNilai\` | \`List<Nilai> baca()\`
            \`class Penilaian\` | \`Ringkasan hitung(List<Nilai> nilai)\`
            \`class TampilanHtml\` | \`String susun(Ringkasan ringkasan)\`
            \`interface Pengirim\` | \`void kirim(String tujuan, String isi)\``),
        ],
      },
      {
        weight: 2,
        ask: 'Bagaimana pembagian itu memudahkan pengujian aturan nilai huruf?',
        answer:
          '`Penilaian` menerima daftar di memori dan menghasilkan nilai, tanpa berkas dan jaringan; `SumberNilai` dan `Pengirim` dapat diganti tiruan.',
      },
    ],
  }),
  essay({
    title: 'Objek sebagai nilai',
    topics,
    level: 'Sulit',
    body: [
      'Kelas `Titik` menimpa `equals` tetapi tidak menimpa `hashCode`.',
      code(
        'java',
        `
        final class Titik {
            private final int x, y;
            Titik(int x, int y) { this.x = x; this.y = y; }
            @Override public boolean equals(Object o) {
                return o instanceof Titik t && t.x == x && t.y == y;
            }
        }`,
      ),
    ],
    parts: [
      {
        weight: 2,
        ask: 'Sebuah `HashSet<Titik>` diisi `new Titik(1, 2)`. Mengapa `contains(new Titik(1, 2))` hampir pasti `false`? Kontrak apa yang dilanggar?',
        answer:
          '`HashSet` mencari pada *bucket* menurut `hashCode`; bawaan `Object` berbeda untuk setiap objek. Kontraknya: objek yang sama menurut `equals` harus mempunyai `hashCode` yang sama.',
      },
      {
        weight: 4,
        ask: 'Tulis kelas nilai `Uang` yang tak berubah (*immutable*): jumlah `long` dan mata uang `String`, metode `tambah(Uang)` (menolak mata uang yang berbeda dengan `IllegalArgumentException`), `equals`, dan `hashCode`.',
        answer: [
          code(
            'java',
            `
            final class Uang {
                private final long jumlah;
                private final String mataUang;

                Uang(long jumlah, String mataUang) {
                    this.jumlah = jumlah;
                    this.mataUang = java.util.Objects.requireNonNull(mataUang);
                }

                Uang tambah(Uang lain) {
                    if (!mataUang.equals(lain.mataUang)) {
                        throw new IllegalArgumentException("Mata uang berbeda");
                    }
                    return new Uang(Math.addExact(jumlah, lain.jumlah), mataUang);
                }

                @Override public boolean equals(Object o) {
                    return o instanceof Uang u
                        && u.jumlah == jumlah && u.mataUang.equals(mataUang);
                }

                @Override public int hashCode() {
                    return java.util.Objects.hash(jumlah, mataUang);
                }
            }`,
          ),
          'Sebagai `record` juga benar: `record Uang(long jumlah, String mataUang)` dengan metode `tambah`.',
        ],
        cases: [
          testCase(
            'Uang a = new Uang(500, "IDR");\nUang b = a.tambah(new Uang(250, "IDR"));\nSystem.out.println(b.equals(new Uang(750, "IDR")) + " " + a.equals(new Uang(500, "IDR")));',
            'true true',
            'objek lama tidak berubah',
          ),
          testCase(
            'var s = new java.util.HashSet<Uang>();\ns.add(new Uang(5, "IDR"));\nSystem.out.println(s.contains(new Uang(5, "IDR")));',
            'true',
          ),
          testCase(
            'try {\n    new Uang(1, "IDR").tambah(new Uang(1, "USD"));\n} catch (IllegalArgumentException e) {\n    System.out.println("ditolak");\n}',
            'ditolak',
          ),
        ],
      },
      {
        weight: 1,
        ask: 'Sebutkan dua keuntungan objek yang tak berubah.',
        answer:
          'Aman dibagikan antar-*thread* dan antarobjek tanpa salinan, serta aman dijadikan kunci `Map` karena `hashCode`-nya tidak berubah.',
      },
    ],
  }),
  choice({
    topics,
    level: 'Mudah',
    body: 'Menyembunyikan atribut dan hanya membukanya lewat metode disebut …',
    options: ['pewarisan', 'polimorfisme', 'enkapsulasi', 'abstraksi'],
    correct: 2,
    reason: 'Enkapsulasi menjaga agar keadaan objek selalu sah.',
  }),
  choice({
    topics,
    level: 'Mudah',
    body: 'Hubungan "mobil **mempunyai** mesin" dinyatakan dengan …',
    options: ['pewarisan', 'komposisi', '*interface*', '*overloading*'],
    correct: 1,
    reason: 'Hubungan "mempunyai" adalah komposisi; pewarisan menyatakan "adalah".',
  }),
  choice({
    topics,
    level: 'Sedang',
    body: 'Prinsip "bergantunglah pada abstraksi, bukan pada wujudnya" adalah huruf … pada SOLID.',
    options: ['S', 'O', 'L', 'D'],
    correct: 3,
    reason: '*Dependency inversion principle*.',
  }),
];
