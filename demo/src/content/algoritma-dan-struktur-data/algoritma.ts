import { choice, code, essay, list, type Question, table, testCase } from '../model.js';

const topics = ['Algoritma' as const];

export const algoritma: Question[] = [
  essay({
    title: 'Menelusuri pencarian biner',
    topics,
    level: 'Mudah',
    body: [
      'Larik berikut terurut menaik, indeksnya dimulai dari 0. Pencarian biner memakai titik tengah `tengah = (kiri + kanan) // 2`.',
      table(`
        indeks | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11
        nilai | 4 | 9 | 13 | 18 | 22 | 27 | 35 | 41 | 48 | 56 | 63 | 70`),
    ],
    parts: [
      {
        weight: 2,
        ask: 'Tuliskan nilai `kiri`, `kanan`, dan `tengah` pada setiap langkah saat mencari 56.',
        answer: [
          table(`
            langkah | kiri | kanan | tengah | nilai | tindakan
            1 | 0 | 11 | 5 | 27 | 27 < 56, kiri = 6
            2 | 6 | 11 | 8 | 48 | 48 < 56, kiri = 9
            3 | 9 | 11 | 10 | 63 | 63 > 56, kanan = 9
            4 | 9 | 9 | 9 | 56 | ditemukan pada indeks 9`),
        ],
      },
      {
        weight: 2,
        ask: 'Lakukan hal yang sama saat mencari 20. Kapan pencarian berhenti?',
        answer: [
          table(`
            langkah | kiri | kanan | tengah | nilai | tindakan
            1 | 0 | 11 | 5 | 27 | 27 > 20, kanan = 4
            2 | 0 | 4 | 2 | 13 | 13 < 20, kiri = 3
            3 | 3 | 4 | 3 | 18 | 18 < 20, kiri = 4
            4 | 4 | 4 | 4 | 22 | 22 > 20, kanan = 3`),
          'Pencarian berhenti ketika `kiri` (4) melewati `kanan` (3): nilai 20 tidak ada.',
        ],
      },
      {
        weight: 1,
        ask: 'Paling banyak berapa elemen diperiksa bila larik berisi 1.000.000 elemen?',
        answer:
          'Setiap langkah menyisakan paling banyak separuh data, sehingga paling banyak floor(log_{2} n) + 1 elemen diperiksa. Karena 2^{19} = 524.288 ≤ 1.000.000 < 2^{20}, jawabannya 19 + 1 = **20 elemen**.',
      },
    ],
  }),
  essay({
    title: 'Berapa kali baris ini dijalankan?',
    topics,
    level: 'Mudah',
    body: [
      'Perhatikan fungsi berikut.',
      code(
        'python',
        `
        def hitung(n):
            total = 0
            for i in range(n):
                for j in range(i):
                    total += 1
            return total`,
      ),
    ],
    parts: [
      {
        weight: 1,
        ask: 'Berapa nilai `hitung(5)`? Tunjukkan sumbangan setiap nilai `i`.',
        answer: 'Untuk i = 0, 1, 2, 3, 4 baris 5 dijalankan 0, 1, 2, 3, 4 kali: jumlahnya **10**.',
      },
      {
        weight: 2,
        ask: 'Nyatakan nilai `hitung(n)` sebagai rumus tertutup, lalu tuliskan kompleksitas waktunya dalam notasi O besar.',
        answer:
          '0 + 1 + … + (n − 1) = **n(n − 1)/2**. Suku yang dominan adalah n^{2}/2, sehingga waktunya **O(n^{2})**.',
      },
      {
        weight: 2,
        ask: 'Tulis program yang membaca n dan mencetak nilai yang sama dalam waktu O(1).',
        answer: [
          code(
            'python',
            `
            n = int(input())
            print(n * (n - 1) // 2)`,
          ),
        ],
        cases: [
          testCase('5', '10'),
          testCase('0', '0', 'tidak ada putaran'),
          testCase('1', '0', 'batas bawah'),
          testCase('1000', '499500'),
          testCase('1000000', '499999500000', 'terlalu lambat dengan dua pengulangan'),
        ],
      },
    ],
  }),
  essay({
    title: 'Algoritma Euklides',
    topics,
    level: 'Mudah',
    body: 'Faktor persekutuan terbesar (FPB) dua bilangan dapat dicari dengan sifat FPB(a, b) = FPB(b, a mod b), dan FPB(a, 0) = a.',
    parts: [
      {
        weight: 2,
        ask: 'Hitung FPB(252, 198) langkah demi langkah, lalu tentukan KPK-nya.',
        answer: [
          table(`
            a | b | a mod b
            252 | 198 | 54
            198 | 54 | 36
            54 | 36 | 18
            36 | 18 | 0`),
          'FPB = **18**. KPK = 252 × 198 / 18 = **2.772**.',
        ],
      },
      {
        weight: 2,
        ask: 'Tulis program yang membaca dua bilangan bulat positif dalam satu baris dan mencetak FPB-nya.',
        answer: [
          code(
            'python',
            `
            a, b = map(int, input().split())
            while b:
                a, b = b, a % b
            print(a)`,
          ),
        ],
        cases: [
          testCase('252 198', '18'),
          testCase('17 5', '1', 'relatif prima'),
          testCase('48 48', '48', 'sama besar'),
          testCase('12 1000000', '4', 'bilangan pertama lebih kecil'),
        ],
      },
      {
        weight: 1,
        ask: 'Mengapa program itu tetap benar bila a < b?',
        answer:
          'Karena a mod b = a bila a < b: putaran pertama hanya menukar kedua bilangan menjadi (b, a), lalu perhitungan berjalan seperti biasa.',
      },
    ],
  }),
  essay({
    title: 'Insertion sort dan banyaknya inversi',
    topics,
    level: 'Sedang',
    body: 'Data `7 3 9 1 5` diurutkan menaik dengan *insertion sort*. Sebuah **inversi** adalah pasangan (i, j) dengan i < j tetapi data ke-i lebih besar daripada data ke-j.',
    parts: [
      {
        weight: 2,
        ask: 'Tuliskan isi larik setelah setiap putaran (elemen kedua sampai kelima disisipkan).',
        answer: [
          table(`
            disisipkan | isi larik | banyak pergeseran
            3 | 3 7 9 1 5 | 1
            9 | 3 7 9 1 5 | 0
            1 | 1 3 7 9 5 | 3
            5 | 1 3 5 7 9 | 2`),
        ],
      },
      {
        weight: 2,
        ask: 'Daftarkan semua inversi data semula. Apa hubungannya dengan banyak pergeseran?',
        answer:
          'Inversinya (7,3), (7,1), (7,5), (3,1), (9,1), (9,5): **6 pasangan**. Setiap pergeseran memindahkan satu elemen yang lebih besar melewati elemen yang disisipkan, jadi menghapus tepat satu inversi. Banyak pergeseran = banyak inversi = 1 + 0 + 3 + 2 = 6.',
      },
      {
        weight: 1,
        ask: 'Jelaskan mengapa *insertion sort* cocok untuk data yang hampir terurut.',
        answer:
          'Waktunya O(n + d) dengan d banyak inversi. Bila data hampir terurut, d kecil (sebanding dengan n), sehingga waktunya mendekati linear; pada kasus terburuk d = n(n − 1)/2 dan waktunya O(n^{2}).',
      },
    ],
  }),
  essay({
    title: 'Penggabungan pada merge sort',
    topics,
    level: 'Sedang',
    body: [
      'Fungsi berikut menggabungkan dua daftar terurut berisi pasangan (nilai, nama), menurut nilainya.',
      code(
        'python',
        `
        def gabung(kiri, kanan):
            hasil, i, j = [], 0, 0
            while i < len(kiri) and j < len(kanan):
                if kiri[i][0] < kanan[j][0]:
                    hasil.append(kiri[i]); i += 1
                else:
                    hasil.append(kanan[j]); j += 1
            return hasil + kiri[i:] + kanan[j:]`,
      ),
    ],
    parts: [
      {
        weight: 2,
        ask: 'Tentukan hasil `gabung([(70, "Ani"), (85, "Budi")], [(70, "Citra"), (90, "Dewi")])`. Apakah pengurutannya stabil? Bila tidak, perbaiki dengan satu perubahan kecil.',
        answer:
          'Hasilnya `[(70, "Citra"), (70, "Ani"), (85, "Budi"), (90, "Dewi")]`. Tidak stabil: Ani semula di depan Citra, padahal nilainya sama. Ganti `<` pada baris 4 dengan `<=`, sehingga pada nilai yang sama elemen kiri didahulukan.',
      },
      {
        weight: 2,
        ask: 'Banyak kerja *merge sort* memenuhi T(1) = 0 dan T(n) = 2 T(n/2) + n. Hitung T(8) dan tuliskan rumus umumnya untuk n pangkat dua.',
        answer:
          'T(2) = 2 × 0 + 2 = 2, T(4) = 2 × 2 + 4 = 8, T(8) = 2 × 8 + 8 = **24**. Ada log_{2} n tingkat, masing-masing n kerja: **T(n) = n log_{2} n**; untuk n = 8 memang 8 × 3 = 24.',
      },
      {
        weight: 1,
        ask: 'Apa kelemahan *merge sort* dibandingkan dengan *heap sort* dalam hal memori?',
        answer:
          '*Merge sort* pada larik memerlukan larik bantu berukuran O(n), sedangkan *heap sort* bekerja di tempat dengan memori tambahan O(1). Sebaliknya, *heap sort* tidak stabil.',
      },
    ],
  }),
  essay({
    title: 'Satu ruang, banyak kegiatan',
    topics,
    level: 'Sedang',
    body: [
      'Satu ruang serbaguna hanya dapat dipakai satu kegiatan pada satu waktu. Kegiatan boleh dimulai tepat saat kegiatan sebelumnya selesai. Pilih kegiatan **sebanyak mungkin**.',
      table(`
        kegiatan | mulai | selesai
        Rapat | 8 | 10
        Seminar | 9 | 11
        Kuliah A | 10 | 12
        Lokakarya | 9 | 13
        Kuliah B | 11 | 13
        Sidang | 12 | 14
        Praktikum | 13 | 15
        Diskusi | 14 | 16`),
    ],
    parts: [
      {
        weight: 2,
        ask: 'Terapkan strategi *greedy* "selesai paling awal lebih dahulu" dan tuliskan kegiatan yang terpilih secara berurutan.',
        answer:
          'Terpilih **Rapat (8–10), Kuliah A (10–12), Sidang (12–14), Diskusi (14–16)**: 4 kegiatan. Seminar, Lokakarya, dan Kuliah B mulai sebelum Kuliah A selesai, Praktikum mulai sebelum Sidang selesai.',
      },
      {
        weight: 2,
        ask: 'Berikan contoh tiga kegiatan yang membuat strategi "durasi paling pendek lebih dahulu" tidak optimal.',
        answer:
          'X (8–11), Y (10–12), Z (11–14). Y paling pendek (2 jam) sehingga dipilih lebih dahulu, lalu X dan Z bertabrakan dengannya: hanya 1 kegiatan. Yang optimal X dan Z: 2 kegiatan.',
      },
      {
        weight: 3,
        ask: 'Tulis program untuk masalah ini. Baris pertama masukan berisi n, lalu n baris berisi waktu mulai dan selesai. Cetak banyak kegiatan terbanyak.',
        answer: [
          code(
            'python',
            `
            n = int(input())
            kegiatan = [tuple(map(int, input().split())) for _ in range(n)]
            kegiatan.sort(key=lambda k: k[1])
            banyak, bebas = 0, float("-inf")
            for mulai, selesai in kegiatan:
                if mulai >= bebas:
                    banyak += 1
                    bebas = selesai
            print(banyak)`,
          ),
          'Pengurutan memerlukan O(n log n), pemilihan O(n).',
        ],
        cases: [
          testCase('8\n8 10\n9 11\n10 12\n9 13\n11 13\n12 14\n13 15\n14 16', '4', 'data pada soal'),
          testCase('3\n8 11\n10 12\n11 14', '2', 'durasi terpendek menyesatkan'),
          testCase('1\n7 9', '1'),
          testCase('4\n8 12\n8 12\n8 12\n8 12', '1', 'semua bertabrakan'),
        ],
      },
    ],
  }),
  essay({
    title: 'Rute terpendek dengan Dijkstra',
    topics,
    level: 'Sedang',
    body: [
      'Jarak antargedung kampus (dalam ratusan meter, dua arah) diberikan sebagai daftar sisi.',
      table(`
        sisi | A–B | A–C | B–C | B–D | C–D | C–E | D–E | D–F | E–F
        bobot | 4 | 2 | 1 | 5 | 8 | 10 | 2 | 6 | 3`),
    ],
    parts: [
      {
        weight: 3,
        ask: 'Jalankan algoritma Dijkstra dari A. Tuliskan simpul yang ditetapkan pada setiap langkah beserta jarak sementara semua simpul.',
        answer: [
          table(`
            ditetapkan | A | B | C | D | E | F
            A (0) | 0 | 4 | 2 | - | - | -
            C (2) | 0 | 3 | 2 | 10 | 12 | -
            B (3) | 0 | 3 | 2 | 8 | 12 | -
            D (8) | 0 | 3 | 2 | 8 | 10 | 14
            E (10) | 0 | 3 | 2 | 8 | 10 | 13
            F (13) | 0 | 3 | 2 | 8 | 10 | 13`),
        ],
      },
      {
        weight: 1,
        ask: 'Tuliskan lintasan terpendek dari A ke F dan panjangnya.',
        answer: 'A → C → B → D → E → F dengan panjang 2 + 1 + 5 + 2 + 3 = **13**.',
      },
      {
        weight: 1,
        ask: 'Mengapa Dijkstra dapat salah bila ada bobot negatif? Sebutkan algoritma penggantinya.',
        answer:
          'Dijkstra menganggap jarak simpul yang sudah ditetapkan tidak dapat mengecil lagi. Sisi berbobot negatif yang ditemukan kemudian dapat memperpendeknya, tetapi simpul itu tidak diperiksa ulang. Penggantinya **Bellman–Ford**, O(VE), yang juga mendeteksi siklus negatif.',
      },
    ],
  }),
  essay({
    title: 'Uang kembalian: greedy atau pemrograman dinamis?',
    topics,
    level: 'Sulit',
    body: 'Sebuah mesin hanya memiliki koin 1, 7, dan 10, masing-masing tak terbatas. Mesin harus mengembalikan suatu jumlah dengan koin **sesedikit mungkin**.',
    parts: [
      {
        weight: 2,
        ask: 'Tunjukkan bahwa strategi *greedy* (koin terbesar lebih dahulu) gagal untuk jumlah 14.',
        answer: '*Greedy*: 10 + 1 + 1 + 1 + 1 = 5 koin. Yang optimal: 7 + 7 = **2 koin**.',
      },
      {
        weight: 3,
        ask: 'Tuliskan rumus rekursif banyak koin minimum K(j) dan isi tabelnya untuk j = 0 sampai 14.',
        answer: [
          'K(0) = 0 dan K(j) = 1 + min K(j − c) untuk semua koin c ≤ j.',
          table(`
            j | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14
            K(j) | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 1 | 2 | 3 | 1 | 2 | 3 | 4 | 2`),
        ],
      },
      {
        weight: 3,
        ask: 'Tulis programnya. Baris pertama berisi jenis koin, baris kedua jumlah yang harus dikembalikan. Cetak banyak koin minimum, atau -1 bila mustahil. Berapa kompleksitasnya?',
        answer: [
          code(
            'python',
            `
            koin = list(map(int, input().split()))
            jumlah = int(input())
            tak_hingga = jumlah + 1
            k = [0] + [tak_hingga] * jumlah
            for j in range(1, jumlah + 1):
                for c in koin:
                    if c <= j and k[j - c] + 1 < k[j]:
                        k[j] = k[j - c] + 1
            print(k[jumlah] if k[jumlah] < tak_hingga else -1)`,
          ),
          'Waktu O(jumlah × banyak jenis koin), memori O(jumlah).',
        ],
        cases: [
          testCase('1 7 10\n14', '2'),
          testCase('1 7 10\n13', '4'),
          testCase('5 10\n3', '-1', 'tidak dapat dikembalikan'),
          testCase('2 5\n0', '0', 'tidak ada kembalian'),
          testCase('100 200 500 1000\n3800', '6', 'pecahan rupiah'),
        ],
      },
    ],
  }),
  essay({
    title: 'Jumlah bagian berurutan terbesar',
    topics,
    level: 'Sulit',
    body: 'Untung dan rugi harian sebuah kantin (dalam puluhan ribu rupiah) adalah `-2 5 -1 4 -7 3 6 -2`. Cari rentang hari berurutan yang jumlahnya terbesar.',
    parts: [
      {
        weight: 3,
        ask: 'Misalkan B(i) jumlah terbesar dari rentang yang **berakhir** pada hari ke-i. Tuliskan rumus rekursifnya, isi tabel B(i), lalu tentukan jumlah terbesar beserta rentangnya.',
        answer: [
          'B(1) = x_{1} dan B(i) = max(x_{i}, B(i − 1) + x_{i}).',
          table(`
            i | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
            nilai | -2 | 5 | -1 | 4 | -7 | 3 | 6 | -2
            B(i) | -2 | 5 | 4 | 8 | 1 | 4 | 10 | 8`),
          'Terbesar B(7) = **10**, dari hari ke-2 sampai ke-7: 5 − 1 + 4 − 7 + 3 + 6 = 10.',
        ],
      },
      {
        weight: 3,
        ask: 'Tulis program O(n) yang membaca semua bilangan dalam satu baris dan mencetak jumlah terbesar. Rentang tidak boleh kosong.',
        answer: [
          code(
            'python',
            `
            data = list(map(int, input().split()))
            terbaik = berakhir = data[0]
            for x in data[1:]:
                berakhir = max(x, berakhir + x)
                terbaik = max(terbaik, berakhir)
            print(terbaik)`,
          ),
        ],
        cases: [
          testCase('-2 5 -1 4 -7 3 6 -2', '10'),
          testCase('-3 -1 -4', '-1', 'semua negatif'),
          testCase('8', '8', 'satu bilangan'),
          testCase('4 -10 4 -1 4', '7'),
        ],
      },
      {
        weight: 2,
        ask: 'Seorang mahasiswa memulai dengan `terbaik = 0`. Pada masukan seperti apa programnya salah? Mengapa?',
        answer:
          'Bila semua bilangan negatif, misalnya `-3 -1 -4`: programnya mencetak 0, yaitu jumlah rentang kosong yang tidak diperbolehkan. Jawaban yang benar -1.',
      },
    ],
  }),
  essay({
    title: 'Perkalian Karatsuba',
    topics,
    level: 'Sulit',
    body: 'Dua bilangan dipecah menjadi x = a × 10^{m} + b dan y = c × 10^{m} + d. Cara biasa memerlukan empat perkalian: ac, ad, bc, bd. Karatsuba hanya memerlukan tiga.',
    parts: [
      {
        weight: 2,
        ask: 'Tunjukkan bagaimana ad + bc diperoleh dari ac, bd, dan satu perkalian lain.',
        answer:
          '(a + b)(c + d) = ac + ad + bc + bd, sehingga ad + bc = **(a + b)(c + d) − ac − bd**.',
      },
      {
        weight: 2,
        ask: 'Hitung 1234 × 5678 dengan satu tingkat Karatsuba (m = 2).',
        answer: [
          'a = 12, b = 34, c = 56, d = 78. ac = 672; bd = 2.652; (12 + 34)(56 + 78) = 46 × 134 = 6.164; bagian tengah 6.164 − 672 − 2.652 = 2.840.',
          '672 × 10.000 + 2.840 × 100 + 2.652 = 6.720.000 + 284.000 + 2.652 = **7.006.652**.',
        ],
      },
      {
        weight: 3,
        ask: 'Tuliskan rekurensi waktu kedua cara dan selesaikan dengan teorema master.',
        answer: [
          list(
            'Cara biasa: T(n) = 4 T(n/2) + O(n). Karena log_{2} 4 = 2 > 1, T(n) = **O(n^{2})**.',
            'Karatsuba: T(n) = 3 T(n/2) + O(n). Karena log_{2} 3 = 1,585 (dibulatkan) > 1, T(n) = **O(n^{1,585})**.',
          ),
        ],
      },
    ],
  }),
  choice({
    topics,
    level: 'Mudah',
    body: 'Urutan laju pertumbuhan dari yang paling lambat ke yang paling cepat adalah …',
    options: [
      'log n, n, n log n, n^{2}, 2^{n}',
      'n, log n, n log n, 2^{n}, n^{2}',
      'log n, n log n, n, n^{2}, 2^{n}',
      'n, n log n, log n, n^{2}, 2^{n}',
    ],
    correct: 0,
    reason:
      'Logaritma tumbuh lebih lambat daripada fungsi linear; 2^{n} mengalahkan setiap polinom.',
  }),
  choice({
    topics,
    level: 'Mudah',
    body: 'Pencarian biner mensyaratkan bahwa data …',
    options: [
      'disimpan dalam *linked list*',
      'berjumlah genap',
      'sudah terurut',
      'tidak memuat nilai ganda',
    ],
    correct: 2,
    reason: 'Separuh data boleh dibuang hanya karena urutannya menjamin letak nilai yang dicari.',
  }),
  choice({
    topics,
    level: 'Sedang',
    body: 'Algoritma pengurutan manakah yang waktu terburuknya O(n log n) dan bekerja di tempat?',
    options: ['*Merge sort*', '*Quick sort*', '*Heap sort*', '*Insertion sort*'],
    correct: 2,
    reason:
      '*Quick sort* terburuknya O(n^{2}), *insertion sort* juga; *merge sort* memerlukan larik bantu.',
  }),
  choice({
    topics,
    level: 'Sedang',
    body: 'Fungsi rekursif tanpa memoisasi `f(n) = f(n-1) + f(n-2)` mengerjakan panggilan yang jumlahnya tumbuh secara …',
    options: ['linear', 'kuadratik', 'logaritmik', 'eksponensial'],
    correct: 3,
    reason: 'Banyak panggilannya sendiri memenuhi rekurensi Fibonacci, sekitar 1,618^{n}.',
  }),
];
