import { choice, code, essay, list, type Question, table, testCase } from '../model.js';

const topics = ['Machine Learning' as const];

export const machineLearning: Question[] = [
  essay({
    title: 'Menilai pendeteksi spam',
    topics,
    level: 'Mudah',
    body: [
      'Sebuah penyaring spam diuji pada 200 surel.',
      table(`
        sebenarnya | diduga spam | diduga bukan spam
        spam | 40 | 20
        bukan spam | 10 | 130`),
    ],
    parts: [
      {
        weight: 3,
        ask: 'Hitung akurasi, presisi, *recall*, dan F1 (spam sebagai kelas positif).',
        answer: [
          list(
            'Akurasi = (40 + 130)/200 = **0,85**',
            'Presisi = 40/(40 + 10) = **0,80**',
            '*Recall* = 40/(40 + 20) = **0,667**',
            'F1 = 2 × 0,8 × 0,667/(0,8 + 0,667) = **0,727**',
          ),
        ],
      },
      {
        weight: 1,
        ask: 'Model yang selalu menjawab "bukan spam" berakurasi berapa? Apa pelajarannya?',
        answer:
          '140/200 = **0,70** dengan *recall* 0. Pada kelas yang tidak seimbang akurasi saja menyesatkan.',
      },
      {
        weight: 2,
        ask: 'Tulis program yang membaca TP, FP, FN, TN dalam satu baris dan mencetak presisi, *recall*, dan F1 dengan tiga desimal; pembagian dengan nol menghasilkan 0.',
        answer: [
          code(
            'python',
            `
            tp, fp, fn, tn = map(int, input().split())

            def bagi(a, b):
                return a / b if b else 0.0

            presisi = bagi(tp, tp + fp)
            recall = bagi(tp, tp + fn)
            f1 = bagi(2 * presisi * recall, presisi + recall)
            print(f"{presisi:.3f} {recall:.3f} {f1:.3f}")`,
          ),
        ],
        cases: [
          testCase('40 10 20 130', '0.800 0.667 0.727'),
          testCase('0 0 60 140', '0.000 0.000 0.000', 'selalu menjawab negatif'),
          testCase('50 0 0 50', '1.000 1.000 1.000', 'sempurna'),
          testCase('1 99 0 0', '0.010 1.000 0.020', 'selalu menjawab positif'),
        ],
      },
    ],
  }),
  essay({
    title: 'Tetangga terdekat',
    topics,
    level: 'Mudah',
    body: [
      'Data berikut berisi jam belajar per minggu (x), banyak latihan (y), dan hasil ujian.',
      table(`
        nama | x | y | hasil
        A | 2 | 3 | Gagal
        B | 3 | 5 | Gagal
        C | 5 | 4 | Lulus
        D | 6 | 6 | Lulus
        E | 4 | 6 | Lulus`),
    ],
    parts: [
      {
        weight: 2,
        ask: 'Hitung kuadrat jarak Euklides dari titik (3, 4) ke setiap data.',
        answer: [
          table(`
            nama | A | B | C | D | E
            kuadrat jarak | 2 | 1 | 4 | 13 | 5`),
        ],
      },
      {
        weight: 2,
        ask: 'Tentukan hasil k-NN untuk k = 1, 3, dan 5. Mengapa k = 5 di sini tidak berguna?',
        answer:
          'k = 1: B, **Gagal**. k = 3: B, A, C, **Gagal** (2 lawan 1). k = 5: **Lulus** (3 lawan 2). Dengan k sebanyak data, jawabannya selalu kelas terbanyak, di mana pun titiknya.',
      },
      {
        weight: 3,
        ask: 'Tulis program k-NN dua kelas. Baris pertama n dan k (ganjil), lalu n baris `x y kelas`, baris terakhir titik `x y`. Jarak yang sama diurutkan menurut urutan masukan.',
        answer: [
          code(
            'python',
            `
            from collections import Counter

            n, k = map(int, input().split())
            data = []
            for _ in range(n):
                x, y, kelas = input().split()
                data.append((float(x), float(y), kelas))
            px, py = map(float, input().split())
            data.sort(key=lambda d: (d[0] - px) ** 2 + (d[1] - py) ** 2)
            print(Counter(d[2] for d in data[:k]).most_common(1)[0][0])`,
          ),
        ],
        cases: [
          testCase('5 3\n2 3 Gagal\n3 5 Gagal\n5 4 Lulus\n6 6 Lulus\n4 6 Lulus\n3 4', 'Gagal'),
          testCase(
            '5 5\n2 3 Gagal\n3 5 Gagal\n5 4 Lulus\n6 6 Lulus\n4 6 Lulus\n3 4',
            'Lulus',
            'k = n',
          ),
          testCase('2 1\n0 0 P\n10 10 Q\n9 9', 'Q'),
        ],
      },
    ],
  }),
  essay({
    title: 'Belajar terlalu hafal',
    topics,
    level: 'Mudah',
    body: [
      'Polinom berderajat berbeda dilatih pada data yang sama.',
      table(`
        derajat | galat latih | galat validasi
        1 | 9,8 | 10,1
        2 | 4,1 | 4,6
        3 | 3,9 | 4,4
        6 | 2,0 | 6,3
        10 | 0,1 | 25,7`),
    ],
    parts: [
      {
        weight: 2,
        ask: 'Derajat berapa yang dipilih? Tunjukkan model yang *underfitting* dan yang *overfitting*.',
        answer:
          'Derajat **3** (galat validasi terkecil). Derajat 1 *underfitting*: kedua galat besar. Derajat 6 dan terutama 10 *overfitting*: galat latih kecil, galat validasi besar.',
      },
      {
        weight: 2,
        ask: 'Sebutkan tiga cara mengurangi *overfitting*.',
        answer:
          'Menambah data, memilih model yang lebih sederhana, regularisasi (L1 atau L2), atau berhenti lebih awal (*early stopping*). Tiga di antaranya cukup.',
      },
      {
        weight: 2,
        ask: 'Mengapa data uji tidak boleh dipakai untuk memilih derajat? Jelaskan validasi silang 5 lipat.',
        answer:
          'Bila dipakai memilih, data uji ikut "dipelajari" dan taksiran galatnya terlalu baik. Validasi silang 5 lipat: data dibagi lima; bergiliran empat bagian melatih dan satu bagian menguji; galatnya dirata-ratakan.',
      },
    ],
  }),
  essay({
    title: 'Akar pohon keputusan',
    topics,
    level: 'Sedang',
    body: [
      table(`
        no | kehadiran | tugas | lulus
        1 | rajin | lengkap | ya
        2 | rajin | lengkap | ya
        3 | rajin | lengkap | ya
        4 | rajin | kurang | tidak
        5 | jarang | lengkap | ya
        6 | jarang | lengkap | tidak
        7 | jarang | lengkap | tidak
        8 | jarang | kurang | tidak`),
      'Diketahui entropi untuk perbandingan 3 : 1 adalah 0,811 dan untuk 4 : 2 adalah 0,918.',
    ],
    parts: [
      {
        weight: 1,
        ask: 'Hitung entropi seluruh data.',
        answer: '4 ya dan 4 tidak: entropi = **1**.',
      },
      {
        weight: 4,
        ask: 'Hitung perolehan informasi (*information gain*) kehadiran dan tugas. Atribut mana yang menjadi akar?',
        answer: [
          table(`
            atribut | nilai | ya : tidak | entropi
            kehadiran | rajin | 3 : 1 | 0,811
            kehadiran | jarang | 1 : 3 | 0,811
            tugas | lengkap | 4 : 2 | 0,918
            tugas | kurang | 0 : 2 | 0`),
          'Kehadiran: 1 − 0,811 = **0,189**. Tugas: 1 − (6/8) × 0,918 − (2/8) × 0 = **0,311**. Akarnya **tugas**.',
        ],
      },
      {
        weight: 2,
        ask: 'Lengkapi pohonnya dan hitung akurasi pada data latih.',
        answer:
          'tugas = kurang: tidak. tugas = lengkap: kehadiran = rajin: ya; jarang: tidak (1 ya, 2 tidak). Hanya data 5 yang salah: **7/8 = 87,5%**.',
      },
    ],
  }),
  essay({
    title: 'Garis lurus terbaik',
    topics,
    level: 'Sedang',
    body: [
      table(`
        jam belajar (x) | 1 | 2 | 3 | 4 | 5
        nilai (y) | 52 | 58 | 61 | 69 | 75`),
    ],
    parts: [
      {
        weight: 3,
        ask: 'Tentukan garis y = a + bx dengan kuadrat terkecil.',
        answer:
          'Rata-rata x = 3 dan y = 63. Jumlah (x − 3)(y − 63) = 22 + 5 + 0 + 6 + 24 = 57; jumlah (x − 3)^{2} = 10. Jadi b = **5,7** dan a = 63 − 5,7 × 3 = **45,9**.',
      },
      {
        weight: 2,
        ask: 'Hitung MSE dan R^{2}.',
        answer:
          'Sisa: 0,4; 0,7; −2; 0,3; 0,6. Jumlah kuadratnya 0,16 + 0,49 + 4 + 0,09 + 0,36 = 5,1, sehingga MSE = **1,02**. Jumlah (y − 63)^{2} = 121 + 25 + 4 + 36 + 144 = 330; R^{2} = 1 − 5,1/330 = **0,985**.',
      },
      {
        weight: 3,
        ask: 'Tulis program yang membaca baris x dan baris y, lalu mencetak a dan b dengan dua desimal.',
        answer: [
          code(
            'python',
            `
            x = list(map(float, input().split()))
            y = list(map(float, input().split()))
            rx, ry = sum(x) / len(x), sum(y) / len(y)
            sxy = sum((p - rx) * (q - ry) for p, q in zip(x, y))
            sxx = sum((p - rx) ** 2 for p in x)
            b = sxy / sxx
            print(f"{ry - b * rx:.2f} {b:.2f}")`,
          ),
        ],
        cases: [
          testCase('1 2 3 4 5\n52 58 61 69 75', '45.90 5.70'),
          testCase('0 10\n5 25', '5.00 2.00', 'dua titik'),
          testCase('1 2 3\n4 4 4', '4.00 0.00', 'mendatar'),
        ],
      },
      {
        weight: 1,
        ask: 'Taksir nilai untuk 6 jam. Mengapa taksiran untuk 20 jam tidak dapat dipercaya?',
        answer:
          '45,9 + 5,7 × 6 = **80,1**. Untuk 20 jam hasilnya 159,9, di luar skala nilai: garis hanya berlaku di sekitar data (ekstrapolasi).',
      },
    ],
  }),
  essay({
    title: 'Naive Bayes untuk teks pendek',
    topics,
    level: 'Sulit',
    body: [
      table(`
        pesan | kelas
        gratis hadiah gratis | spam
        hadiah uang | spam
        jadwal ujian | biasa
        ujian basis data | biasa`),
      'Pakai Naive Bayes multinomial dengan penghalusan Laplace (tambah satu).',
    ],
    parts: [
      {
        weight: 2,
        ask: 'Hitung peluang awal setiap kelas, banyak kata setiap kelas, dan besar kosakata.',
        answer:
          'P(spam) = P(biasa) = 2/4 = 0,5. Masing-masing kelas 5 kata. Kosakata: gratis, hadiah, uang, jadwal, ujian, basis, data = **7** kata.',
      },
      {
        weight: 4,
        ask: 'Tentukan kelas pesan "hadiah ujian gratis" dan peluang posteriornya.',
        answer: [
          table(`
            kelas | hadiah | ujian | gratis
            spam | 3/12 | 1/12 | 3/12
            biasa | 1/12 | 3/12 | 1/12`),
          'spam: 0,5 × 3/12 × 1/12 × 3/12 = 0,5 × 9/1728. biasa: 0,5 × 1/12 × 3/12 × 1/12 = 0,5 × 3/1728. Kelasnya **spam** dengan peluang 9/(9 + 3) = **0,75**.',
        ],
      },
      {
        weight: 2,
        ask: 'Apa yang terjadi tanpa penghalusan? Mengapa dalam praktik dipakai jumlah logaritma?',
        answer:
          'Kata "ujian" tidak pernah muncul pada spam dan "hadiah" tidak pernah pada biasa, sehingga kedua peluang menjadi 0. Logaritma mencegah hasil kali banyak bilangan kecil menjadi nol karena keterbatasan bilangan titik kambang (*underflow*).',
      },
    ],
  }),
  essay({
    title: 'k-means satu dimensi',
    topics,
    level: 'Sulit',
    body: 'Data: 1, 2, 4, 9, 10, 15. Algoritma k-means dengan k = 2 dimulai dari pusat 1 dan 2.',
    parts: [
      {
        weight: 4,
        ask: 'Jalankan sampai tidak berubah. Tuliskan kelompok dan pusat pada setiap iterasi.',
        answer: [
          table(`
            iterasi | kelompok 1 | kelompok 2 | pusat baru
            1 | 1 | 2, 4, 9, 10, 15 | 1 dan 8
            2 | 1, 2, 4 | 9, 10, 15 | 2,33 dan 11,33
            3 | 1, 2, 4 | 9, 10, 15 | tidak berubah`),
        ],
      },
      {
        weight: 2,
        ask: 'Hitung jumlah kuadrat galat (SSE) akhirnya.',
        answer:
          'Kelompok 1: 1,78 + 0,11 + 2,78 = 4,67. Kelompok 2: 5,44 + 1,78 + 13,44 = 20,67 (dibulatkan). SSE = **25,33**.',
      },
      {
        weight: 3,
        ask: 'Tulis program: baris pertama data, baris kedua pusat awal (terurut). Cetak pusat akhir dengan dua desimal. Titik yang sama jauhnya masuk ke kelompok pertama, dan setiap kelompok dijamin berisi.',
        answer: [
          code(
            'python',
            `
            data = list(map(float, input().split()))
            pusat = list(map(float, input().split()))
            while True:
                kelompok = [[] for _ in pusat]
                for x in data:
                    jarak = [abs(x - p) for p in pusat]
                    kelompok[jarak.index(min(jarak))].append(x)
                baru = [sum(k) / len(k) for k in kelompok]
                if baru == pusat:
                    break
                pusat = baru
            print(" ".join(f"{p:.2f}" for p in pusat))`,
          ),
        ],
        cases: [
          testCase('1 2 4 9 10 15\n1 2', '2.33 11.33'),
          testCase('1 2 3\n2', '2.00', 'satu kelompok'),
          testCase('0 1 10 11 50\n0 10 50', '0.50 10.50 50.00'),
        ],
      },
      {
        weight: 1,
        ask: 'Mengapa hasil k-means bergantung pada pusat awal? Apa penanganannya?',
        answer:
          'SSE hanya turun ke minimum lokal. Jalankan beberapa kali dengan pusat berbeda dan ambil SSE terkecil, atau pakai k-means++.',
      },
    ],
  }),
  choice({
    topics,
    level: 'Mudah',
    body: 'Mengelompokkan pelanggan tanpa label adalah contoh pembelajaran …',
    options: ['terawasi', 'tak terawasi', 'penguatan', 'semi-terawasi'],
    correct: 1,
    reason: 'Tidak ada jawaban yang diberikan saat pelatihan.',
  }),
  choice({
    topics,
    level: 'Mudah',
    body: 'Pada penyaringan penyakit berbahaya, metrik yang paling penting adalah …',
    options: ['presisi', '*recall*', 'akurasi', 'waktu pelatihan'],
    correct: 1,
    reason: 'Melewatkan orang sakit (negatif palsu) jauh lebih merugikan.',
  }),
  choice({
    topics,
    level: 'Sedang',
    body: 'Algoritma yang **tidak** terpengaruh oleh perbedaan skala fitur adalah …',
    options: ['k-NN', 'k-means', 'pohon keputusan', 'SVM'],
    correct: 2,
    reason: 'Pohon keputusan membandingkan satu fitur dengan satu ambang; yang lain memakai jarak.',
  }),
];
