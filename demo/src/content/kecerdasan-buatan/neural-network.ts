import { choice, code, essay, list, type Question, table, testCase } from '../model.js';

const topics = ['Neural Network' as const];

export const neuralNetwork: Question[] = [
  essay({
    title: 'Gerbang logika dari perceptron',
    topics,
    level: 'Mudah',
    body: '*Perceptron* menghitung net = w_{1}x_{1} + w_{2}x_{2} + b dan mengeluarkan 1 bila net ≥ 0, selain itu 0.',
    parts: [
      {
        weight: 2,
        ask: 'Dengan w_{1} = w_{2} = 1 dan b = −1,5, isi tabel keluarannya. Gerbang apakah itu?',
        answer: [
          table(`
            x1 | x2 | net | keluaran
            0 | 0 | -1,5 | 0
            0 | 1 | -0,5 | 0
            1 | 0 | -0,5 | 0
            1 | 1 | 0,5 | 1`),
          'Gerbang **AND**.',
        ],
      },
      {
        weight: 2,
        ask: 'Tentukan bobot dan bias untuk OR dan NAND.',
        answer:
          'OR: w_{1} = w_{2} = 1, b = −0,5. NAND: w_{1} = w_{2} = −1, b = 1,5. (Nilai lain yang memenuhi juga benar.)',
      },
      {
        weight: 2,
        ask: 'Tulis program yang membaca `w1 w2 b` dan mencetak keluaran untuk (0,0), (0,1), (1,0), (1,1) dalam satu baris.',
        answer: [
          code(
            'python',
            `
            w1, w2, b = map(float, input().split())
            keluaran = []
            for x1, x2 in ((0, 0), (0, 1), (1, 0), (1, 1)):
                keluaran.append("1" if w1 * x1 + w2 * x2 + b >= 0 else "0")
            print(" ".join(keluaran))`,
          ),
        ],
        cases: [
          testCase('1 1 -1.5', '0 0 0 1', 'AND'),
          testCase('1 1 -0.5', '0 1 1 1', 'OR'),
          testCase('-1 -1 1.5', '1 1 1 0', 'NAND'),
          testCase('1 1 -1', '0 1 1 1', 'net tepat nol'),
        ],
      },
      {
        weight: 1,
        ask: 'Mengapa XOR tidak dapat dibuat dengan satu *perceptron*?',
        answer: 'Titik kelas 1 dan kelas 0 pada XOR tidak dapat dipisahkan oleh satu garis lurus.',
      },
    ],
  }),
  essay({
    title: 'Aktivasi dan banyak parameter',
    topics,
    level: 'Mudah',
    body: 'Jaringan terhubung penuh mempunyai 4 masukan, satu lapisan tersembunyi 5 neuron, dan 3 keluaran.',
    parts: [
      {
        weight: 2,
        ask: 'Hitung banyak bobot dan bias yang dilatih.',
        answer: '(4 × 5 + 5) + (5 × 3 + 3) = 25 + 18 = **43**.',
      },
      {
        weight: 3,
        ask: 'Hitung sigmoid(0), ReLU(−3), ReLU(2), dan softmax dari (2, 1, 0). Diketahui e = 2,718 dan e^{2} = 7,389.',
        answer:
          'sigmoid(0) = 0,5; ReLU(−3) = 0; ReLU(2) = 2. Softmax: jumlah 7,389 + 2,718 + 1 = 11,107, hasilnya **(0,665; 0,245; 0,090)**.',
      },
      {
        weight: 1,
        ask: 'Apa jadinya jaringan berlapis-lapis bila semua fungsi aktivasinya linear?',
        answer:
          'Seluruh jaringan setara dengan satu lapisan linear, karena hasil kali matriks-matriksnya adalah satu matriks.',
      },
    ],
  }),
  essay({
    title: 'Aturan belajar perceptron',
    topics,
    level: 'Sedang',
    body: '*Perceptron* (keluaran 1 bila net ≥ 0) belajar gerbang AND dengan laju belajar 1, mulai dari w_{1} = w_{2} = b = 0. Data diberikan berurutan (0,0), (0,1), (1,0), (1,1). Bila galat e = target − keluaran tidak nol: w_{i} bertambah e x_{i} dan b bertambah e.',
    parts: [
      {
        weight: 4,
        ask: 'Lengkapi tabel untuk dua *epoch* pertama.',
        answer: [
          table(`
            epoch | masukan | net | keluaran | e | w1 | w2 | b
            1 | (0,0) | 0 | 1 | -1 | 0 | 0 | -1
            1 | (0,1) | -1 | 0 | 0 | 0 | 0 | -1
            1 | (1,0) | -1 | 0 | 0 | 0 | 0 | -1
            1 | (1,1) | -1 | 0 | 1 | 1 | 1 | 0
            2 | (0,0) | 0 | 1 | -1 | 1 | 1 | -1
            2 | (0,1) | 0 | 1 | -1 | 1 | 0 | -2
            2 | (1,0) | -1 | 0 | 0 | 1 | 0 | -2
            2 | (1,1) | -1 | 0 | 1 | 2 | 1 | -1`),
        ],
      },
      {
        weight: 3,
        ask: 'Tulis program yang membaca empat target (urutan masukan seperti di atas) dan mencetak `w1 w2 b epoch` saat pertama kali satu *epoch* penuh tanpa galat, atau `gagal` setelah 100 *epoch*.',
        answer: [
          code(
            'python',
            `
            target = list(map(int, input().split()))
            masukan = [(0, 0), (0, 1), (1, 0), (1, 1)]
            w1 = w2 = b = 0
            for epoch in range(1, 101):
                salah = 0
                for (x1, x2), t in zip(masukan, target):
                    e = t - (1 if w1 * x1 + w2 * x2 + b >= 0 else 0)
                    w1 += e * x1
                    w2 += e * x2
                    b += e
                    salah += e != 0
                if salah == 0:
                    print(w1, w2, b, epoch)
                    break
            else:
                print("gagal")`,
          ),
        ],
        cases: [
          testCase('0 0 0 1', '2 1 -3 6', 'AND'),
          testCase('0 1 1 1', '1 1 -1 4', 'OR'),
          testCase('0 1 1 0', 'gagal', 'XOR'),
          testCase('1 1 1 1', '0 0 0 1', 'sudah benar sejak awal'),
        ],
      },
      {
        weight: 1,
        ask: 'Kapan teorema konvergensi *perceptron* menjamin pelatihan berhenti?',
        answer: 'Bila datanya terpisah secara linear; jika tidak, bobot terus berubah.',
      },
    ],
  }),
  essay({
    title: 'Satu kali maju',
    topics,
    level: 'Sedang',
    body: [
      'Jaringan 2–2–1: lapisan tersembunyi memakai ReLU, keluaran memakai sigmoid. Masukan x = (1, 2).',
      table(`
        neuron | bobot | bias
        h1 | (0,5; 0,5) | -1
        h2 | (-1; 0,25) | 0,2
        o | (2; 3) | -0,5`),
    ],
    parts: [
      {
        weight: 3,
        ask: 'Hitung h_{1}, h_{2}, net keluaran, dan keluaran. Diketahui e^{-0,5} = 0,6065.',
        answer:
          'h_{1} = ReLU(0,5 + 1 − 1) = **0,5**. h_{2} = ReLU(−1 + 0,5 + 0,2) = ReLU(−0,3) = **0**. Net = 2 × 0,5 + 3 × 0 − 0,5 = **0,5**. Keluaran = 1/(1 + 0,6065) = **0,622**.',
      },
      {
        weight: 2,
        ask: 'Targetnya 1. Hitung *binary cross-entropy*. Diketahui ln 0,622 = −0,475.',
        answer: '−ln(keluaran) = **0,475** (0,474 tanpa pembulatan).',
      },
      {
        weight: 2,
        ask: 'Bobot mana yang gradiennya pasti nol pada langkah ini, dan mengapa?',
        answer:
          'Bobot dan bias h_{2} (turunan ReLU untuk net negatif adalah 0), serta bobot dari h_{2} ke keluaran, karena gradiennya sebanding dengan h_{2} = 0.',
      },
    ],
  }),
  essay({
    title: 'Satu langkah backpropagation',
    topics,
    level: 'Sulit',
    body: 'Jaringan satu neuron tersembunyi: h = sigmoid(w x), o = sigmoid(v h), tanpa bias. Nilainya x = 2, w = 0,5, v = 1, target t = 1, galat E = (t − o)^{2}/2, laju belajar 0,5. Diketahui sigmoid(1) = 0,7311 dan sigmoid(0,7311) = 0,6750.',
    parts: [
      {
        weight: 2,
        ask: 'Hitung h, o, dan E.',
        answer:
          'h = sigmoid(1) = **0,7311**; o = sigmoid(0,7311) = **0,6750**; E = 0,325^{2}/2 = **0,0528**.',
      },
      {
        weight: 4,
        ask: 'Hitung dE/dv dan dE/dw (empat desimal).',
        answer: [
          list(
            'delta keluaran = (o − t) o (1 − o) = −0,3250 × 0,6750 × 0,3250 = −0,0713',
            'dE/dv = delta × h = −0,0713 × 0,7311 = **−0,0521**',
            'delta tersembunyi = delta × v × h (1 − h) = −0,0713 × 0,1966 = −0,0140',
            'dE/dw = −0,0140 × 2 = **−0,0280**',
          ),
        ],
      },
      {
        weight: 2,
        ask: 'Tentukan w dan v yang baru. Ke arah mana o berubah?',
        answer:
          'v = 1 + 0,5 × 0,0521 = **1,0261**; w = 0,5 + 0,5 × 0,0280 = **0,5140**. Keduanya naik, sehingga o naik mendekati 1.',
      },
      {
        weight: 1,
        ask: 'Turunan sigmoid paling besar 0,25. Apa akibatnya pada jaringan yang sangat dalam?',
        answer:
          'Gradien dikalikan bilangan ≤ 0,25 di setiap lapisan sehingga menghilang (*vanishing gradient*); lapisan awal hampir tidak belajar.',
      },
    ],
  }),
  essay({
    title: 'Ukuran jaringan konvolusi',
    topics,
    level: 'Sulit',
    body: 'Citra 32 × 32 × 3 melewati: konvolusi 16 filter 5 × 5 (langkah 1, *padding* 2); *max pooling* 2 × 2 (langkah 2); konvolusi 32 filter 3 × 3 (langkah 1, tanpa *padding*); *max pooling* 2 × 2 (langkah 2); lapisan terhubung penuh 10 keluaran.',
    parts: [
      {
        weight: 4,
        ask: 'Tuliskan ukuran keluaran dan banyak parameter (bobot dan bias) setiap lapisan.',
        answer: [
          table(`
            lapisan | keluaran | parameter
            konvolusi 1 | 32 × 32 × 16 | (5 × 5 × 3 + 1) × 16 = 1.216
            pooling 1 | 16 × 16 × 16 | 0
            konvolusi 2 | 14 × 14 × 32 | (3 × 3 × 16 + 1) × 32 = 4.640
            pooling 2 | 7 × 7 × 32 | 0
            terhubung penuh | 10 | 7 × 7 × 32 × 10 + 10 = 15.690`),
          'Jumlah 1.216 + 4.640 + 15.690 = **21.546**.',
        ],
      },
      {
        weight: 2,
        ask: 'Berapa parameter bila konvolusi pertama diganti lapisan terhubung penuh dengan banyak keluaran yang sama? Apa dua sifat konvolusi yang menghematnya?',
        answer:
          'Masukan 3.072, keluaran 16.384: 3.072 × 16.384 + 16.384 = **50.348.032**. Penghematan: hubungan lokal dan pemakaian bobot bersama.',
      },
      {
        weight: 3,
        ask: 'Tulis program yang membaca `n f p s` (masukan, filter, *padding*, langkah) dan mencetak ukuran keluaran, atau -1 bila filter tidak muat.',
        answer: [
          code(
            'python',
            `
            n, f, p, s = map(int, input().split())
            print(-1 if f > n + 2 * p else (n + 2 * p - f) // s + 1)`,
          ),
        ],
        cases: [
          testCase('32 5 2 1', '32'),
          testCase('16 3 0 1', '14'),
          testCase('7 3 0 2', '3'),
          testCase('2 5 1 1', '-1', 'filter lebih besar daripada masukan'),
        ],
      },
    ],
  }),
  essay({
    title: 'XOR dengan lapisan tersembunyi',
    topics,
    level: 'Sulit',
    body: 'Neuron memakai fungsi tangga (1 bila net ≥ 0, selain itu 0). Susun XOR dari OR, NAND, dan AND.',
    parts: [
      {
        weight: 3,
        ask: 'Tentukan bobot dan bias ketiga neuron, lalu buktikan dengan tabel.',
        answer: [
          'h_{1} (OR): bobot (1, 1), bias −0,5. h_{2} (NAND): bobot (−1, −1), bias 1,5. Keluaran (AND): bobot (1, 1), bias −1,5.',
          table(`
            x1 | x2 | h1 | h2 | keluaran
            0 | 0 | 0 | 1 | 0
            0 | 1 | 1 | 1 | 1
            1 | 0 | 1 | 1 | 1
            1 | 1 | 1 | 0 | 0`),
        ],
      },
      {
        weight: 2,
        ask: 'Gambarkan letak keempat titik pada bidang (h_{1}, h_{2}) dan jelaskan mengapa kini terpisah linear.',
        answer:
          '(0,0) menjadi (0,1); (0,1) dan (1,0) menjadi (1,1); (1,1) menjadi (1,0). Titik kelas 1 hanya (1,1), yang dipisahkan dari (0,1) dan (1,0) oleh garis h_{1} + h_{2} = 1,5.',
      },
      {
        weight: 1,
        ask: 'Mengapa fungsi tangga tidak dapat dilatih dengan *backpropagation*?',
        answer:
          'Turunannya nol di mana-mana kecuali di titik lompat, tempat turunannya tidak ada; tidak ada gradien yang dapat diturunkan.',
      },
    ],
  }),
  choice({
    topics,
    level: 'Mudah',
    body: 'Fungsi aktivasi yang keluarannya selalu di antara 0 dan 1 adalah …',
    options: ['ReLU', 'sigmoid', 'tanh', 'identitas'],
    correct: 1,
    reason: 'Tanh di antara −1 dan 1; ReLU tidak terbatas di atas.',
  }),
  choice({
    topics,
    level: 'Mudah',
    body: 'Satu kali lewat seluruh data latih disebut satu …',
    options: ['*batch*', '*epoch*', 'iterasi', 'lapisan'],
    correct: 1,
    reason: 'Satu *epoch* dapat terdiri atas banyak *batch*.',
  }),
  choice({
    topics,
    level: 'Sedang',
    body: '*Dropout* pada saat pelatihan …',
    options: [
      'menghapus data latih yang salah',
      'mematikan sebagian neuron secara acak',
      'memperkecil laju belajar',
      'menghapus lapisan terakhir',
    ],
    correct: 1,
    reason: 'Jaringan tidak dapat mengandalkan satu neuron saja, sehingga *overfitting* berkurang.',
  }),
];
