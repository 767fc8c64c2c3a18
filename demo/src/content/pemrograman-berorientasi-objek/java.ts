import { choice, code, essay, type Question, table, testCase } from '../model.js';

const topics = ['Java' as const];

export const java: Question[] = [
  essay({
    title: 'String: sama isi atau sama objek?',
    topics,
    level: 'Mudah',
    body: [
      code(
        'java',
        `
        public class Uji {
            public static void main(String[] args) {
                String a = "data";
                String b = "data";
                String c = new String("data");
                String d = a.toUpperCase();
                System.out.println(a == b);
                System.out.println(a == c);
                System.out.println(a.equals(c));
                System.out.println(a + " " + d);
            }
        }`,
      ),
    ],
    parts: [
      {
        weight: 2,
        ask: 'Tuliskan keluarannya.',
        answer: [code('teks', 'true\nfalse\ntrue\ndata DATA')],
      },
      {
        weight: 2,
        ask: 'Jelaskan dua baris pertama dengan istilah *string pool*.',
        answer:
          'Literal yang sama disimpan satu kali di *string pool*, jadi `a` dan `b` mengacu ke objek yang sama. `new String` selalu membuat objek baru di luar *pool*, sehingga `==` (membandingkan acuan) bernilai `false`.',
      },
      {
        weight: 1,
        ask: 'Mengapa `a` tetap "data" setelah `a.toUpperCase()`?',
        answer: '`String` tidak dapat berubah; `toUpperCase` menghasilkan objek baru.',
      },
    ],
  }),
  essay({
    title: 'Nilai huruf',
    topics,
    level: 'Mudah',
    body: [
      'Nilai angka 0–100 diubah menjadi nilai huruf.',
      table(`
        nilai | huruf
        85 – 100 | A
        70 – 84 | B
        55 – 69 | C
        40 – 54 | D
        0 – 39 | E`),
    ],
    parts: [
      {
        weight: 3,
        ask: 'Tulis metode `static char huruf(int nilai)` di dalam kelas `Nilai`; nilai di luar 0–100 menyebabkan `IllegalArgumentException`.',
        answer: [
          code(
            'java',
            `
            class Nilai {
                static char huruf(int nilai) {
                    if (nilai < 0 || nilai > 100) {
                        throw new IllegalArgumentException("Di luar 0-100: " + nilai);
                    }
                    if (nilai >= 85) return 'A';
                    if (nilai >= 70) return 'B';
                    if (nilai >= 55) return 'C';
                    if (nilai >= 40) return 'D';
                    return 'E';
                }
            }`,
          ),
        ],
        cases: [
          testCase('System.out.println(Nilai.huruf(85));', 'A', 'batas bawah A'),
          testCase('System.out.println(Nilai.huruf(84));', 'B', 'batas atas B'),
          testCase(
            'System.out.println("" + Nilai.huruf(0) + Nilai.huruf(100));',
            'EA',
            'ujung rentang',
          ),
          testCase(
            'System.out.println("" + Nilai.huruf(69) + Nilai.huruf(54) + Nilai.huruf(39));',
            'CDE',
          ),
          testCase(
            'try {\n    Nilai.huruf(101);\n} catch (IllegalArgumentException e) {\n    System.out.println("ditolak");\n}',
            'ditolak',
          ),
        ],
      },
      {
        weight: 2,
        ask: "Apa yang salah bila urutan `if` dibalik, dimulai dari `if (nilai >= 40) return 'D';`?",
        answer:
          'Semua nilai ≥ 40 langsung menjadi D; syarat yang lebih ketat tidak pernah tercapai.',
      },
      {
        weight: 1,
        ask: 'Sebutkan nilai uji yang paling mungkin menemukan kesalahan batas.',
        answer:
          'Nilai di kedua sisi setiap batas: −1, 0, 39, 40, 54, 55, 69, 70, 84, 85, 100, 101.',
      },
    ],
  }),
  essay({
    title: 'Perjalanan sebuah exception',
    topics,
    level: 'Sedang',
    body: [
      code(
        'java',
        `
        public class Uji {
            static int hitung(int x) {
                try {
                    System.out.print("A");
                    if (x == 0) throw new IllegalStateException();
                    return 10 / (x - 1);
                } catch (ArithmeticException e) {
                    System.out.print("B");
                    return -1;
                } finally {
                    System.out.print("C");
                }
            }
            public static void main(String[] args) {
                System.out.println(hitung(3));
                System.out.println(hitung(1));
                try {
                    System.out.println(hitung(0));
                } catch (IllegalStateException e) {
                    System.out.println("D");
                }
            }
        }`,
      ),
    ],
    parts: [
      {
        weight: 3,
        ask: 'Tuliskan keluarannya.',
        answer: [code('teks', 'AC5\nABC-1\nACD')],
      },
      {
        weight: 2,
        ask: 'Jelaskan kapan blok `finally` dijalankan pada ketiga pemanggilan itu.',
        answer:
          'Selalu sebelum metode benar-benar selesai: setelah nilai `return` dihitung (pemanggilan pertama), setelah `catch` menghitung nilainya (kedua), dan sebelum *exception* yang tidak ditangkap diteruskan ke pemanggil (ketiga).',
      },
      {
        weight: 2,
        ask: 'Apa beda *checked* dan *unchecked exception*? Mengapa `return` di dalam `finally` berbahaya?',
        answer:
          '*Checked* (turunan `Exception` selain `RuntimeException`) harus ditangkap atau dinyatakan dengan `throws`; *unchecked* tidak. `return` di `finally` menelan *exception* yang sedang diteruskan dan menimpa nilai kembalian semula.',
      },
    ],
  }),
  essay({
    title: 'Frekuensi kata',
    topics,
    level: 'Sedang',
    body: 'Sebuah teks hanya berisi huruf dan spasi. Kata dibandingkan tanpa membedakan huruf besar dan kecil.',
    parts: [
      {
        weight: 4,
        ask: 'Tulis `static Map<String, Integer> hitung(String teks)` di kelas `Kata`: banyak kemunculan setiap kata, kuncinya terurut menurut abjad.',
        answer: [
          code(
            'java',
            `
            class Kata {
                static java.util.Map<String, Integer> hitung(String teks) {
                    java.util.Map<String, Integer> hasil = new java.util.TreeMap<>();
                    for (String kata : teks.toLowerCase().trim().split("\\\\s+")) {
                        if (!kata.isEmpty()) hasil.merge(kata, 1, Integer::sum);
                    }
                    return hasil;
                }
            }`,
          ),
        ],
        cases: [
          testCase(
            'System.out.println(Kata.hitung("Soal ujian soal latihan"));',
            '{latihan=1, soal=2, ujian=1}',
          ),
          testCase('System.out.println(Kata.hitung("  a  A a "));', '{a=3}', 'spasi berlebih'),
          testCase('System.out.println(Kata.hitung(""));', '{}', 'teks kosong'),
        ],
      },
      {
        weight: 2,
        ask: 'Apa beda `TreeMap`, `HashMap`, dan `LinkedHashMap` dalam urutan dan waktu pencarian?',
        answer: [
          table(`
            kelas | urutan kunci | waktu pencarian
            TreeMap | terurut | O(log n)
            HashMap | tidak tentu | rata-rata O(1)
            LinkedHashMap | urutan penyisipan | rata-rata O(1)`),
        ],
      },
      {
        weight: 1,
        ask: 'Mengapa `teks.split(" ")` tidak cukup?',
        answer:
          'Dua spasi berurutan menghasilkan kata kosong, dan tab atau ganti baris tidak dianggap pemisah.',
      },
    ],
  }),
  essay({
    title: 'Matriks dan penjumlahan diagonal',
    topics,
    level: 'Sedang',
    body: [
      code(
        'java',
        `
        public class Uji {
            public static void main(String[] args) {
                int[][] m = { {1, 2, 3}, {4, 5, 6}, {7, 8, 9} };
                int utama = 0, samping = 0;
                for (int i = 0; i < m.length; i++) {
                    utama += m[i][i];
                    samping += m[i][m.length - 1 - i];
                }
                int[] baris = m[0];
                baris[0] = 50;
                int[] salinan = m[1].clone();
                salinan[0] = 60;
                System.out.println(utama + " " + samping);
                System.out.println(m[0][0] + " " + m[1][0]);
            }
        }`,
      ),
    ],
    parts: [
      {
        weight: 3,
        ask: 'Tuliskan keluarannya dan jelaskan baris keduanya.',
        answer: [
          code('teks', '15 15\n50 4'),
          '`baris` mengacu ke larik yang sama dengan `m[0]`, sehingga perubahannya terlihat; `clone()` membuat larik baru untuk `m[1]`.',
        ],
      },
      {
        weight: 3,
        ask: 'Tulis `static int[][] putar(int[][] m)` di kelas `Matriks` yang memutar matriks persegi 90 derajat searah jarum jam tanpa mengubah masukannya.',
        answer: [
          code(
            'java',
            `
            class Matriks {
                static int[][] putar(int[][] m) {
                    int n = m.length;
                    int[][] hasil = new int[n][n];
                    for (int i = 0; i < n; i++) {
                        for (int j = 0; j < n; j++) {
                            hasil[j][n - 1 - i] = m[i][j];
                        }
                    }
                    return hasil;
                }
            }`,
          ),
        ],
        cases: [
          testCase(
            'int[][] m = { {1, 2}, {3, 4} };\nSystem.out.println(java.util.Arrays.deepToString(Matriks.putar(m)));',
            '[[3, 1], [4, 2]]',
          ),
          testCase(
            'int[][] m = { {1, 2, 3}, {4, 5, 6}, {7, 8, 9} };\nSystem.out.println(java.util.Arrays.deepToString(Matriks.putar(m)));',
            '[[7, 4, 1], [8, 5, 2], [9, 6, 3]]',
          ),
          testCase(
            'int[][] m = { {5} };\nMatriks.putar(m)[0][0] = 9;\nSystem.out.println(m[0][0]);',
            '5',
            'masukan tidak diubah',
          ),
        ],
      },
    ],
  }),
  essay({
    title: 'Record dan stream',
    topics,
    level: 'Sulit',
    body: [
      code(
        'java',
        `
        import java.util.*;
        import java.util.stream.*;

        record Ujian(String mk, String nama, int nilai) {}

        public class Uji {
            public static void main(String[] args) {
                List<Ujian> data = List.of(
                    new Ujian("BD", "Ani", 80), new Ujian("BD", "Budi", 60),
                    new Ujian("JK", "Ani", 70), new Ujian("BD", "Citra", 90));
                Map<String, Double> rata = data.stream().collect(
                    Collectors.groupingBy(Ujian::mk, TreeMap::new,
                        Collectors.averagingInt(Ujian::nilai)));
                System.out.println(rata);
                System.out.println(data.stream()
                    .filter(u -> u.nilai() > 65)
                    .sorted(Comparator.comparingInt(Ujian::nilai).reversed())
                    .map(Ujian::nama)
                    .distinct()
                    .collect(Collectors.joining(", ")));
            }
        }`,
      ),
    ],
    parts: [
      {
        weight: 3,
        ask: 'Tuliskan keluarannya.',
        answer: [
          code('teks', '{BD=76.66666666666667, JK=70.0}\nCitra, Ani'),
          'Rata-rata BD = 230/3.',
        ],
      },
      {
        weight: 2,
        ask: 'Sebutkan empat hal yang dibuat otomatis oleh `record`.',
        answer:
          'Atribut `private final`, konstruktor kanonis, metode pembaca (`mk()`, `nama()`, `nilai()`), serta `equals`, `hashCode`, dan `toString`.',
      },
      {
        weight: 2,
        ask: 'Apa artinya bahwa operasi antara (*intermediate*) pada *stream* bersifat malas (*lazy*)? Apa yang terjadi bila `collect` dihapus?',
        answer:
          '`filter`, `sorted`, `map`, dan `distinct` hanya menyusun rencana; pekerjaan baru dilakukan ketika operasi akhir (*terminal*) dipanggil. Tanpa `collect` tidak ada elemen yang diproses, dan yang tercetak hanya nama objek *stream*.',
      },
    ],
  }),
  choice({
    topics,
    level: 'Mudah',
    body: 'Nilai `7 / 2` di Java (keduanya `int`) adalah …',
    options: ['3', '3.5', '4', 'galat kompilasi'],
    correct: 0,
    reason: 'Pembagian bilangan bulat membuang bagian pecahan.',
  }),
  choice({
    topics,
    level: 'Mudah',
    body: 'Berkas hasil kompilasi Java yang dijalankan JVM berakhiran …',
    options: ['`.java`', '`.exe`', '`.class`', '`.obj`'],
    correct: 2,
    reason: '`javac` menghasilkan *bytecode* di berkas `.class`.',
  }),
  choice({
    topics,
    level: 'Sedang',
    body: 'Setelah `int x = Integer.MAX_VALUE; x++;` nilai x adalah …',
    options: ['`Integer.MAX_VALUE`', '0', '`Integer.MIN_VALUE`', '*exception* dilemparkan'],
    correct: 2,
    reason: 'Aritmetika `int` melingkar tanpa peringatan; `Math.addExact` melemparkan *exception*.',
  }),
];
