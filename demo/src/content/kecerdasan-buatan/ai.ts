import { choice, code, essay, list, type Question, table, testCase } from '../model.js';

const topics = ['AI' as const];

export const ai: Question[] = [
  essay({
    title: 'Robot penyapu perpustakaan',
    topics,
    level: 'Mudah',
    body: 'Robot penyapu bekerja di perpustakaan saat malam hari. Robot mempunyai sensor jarak, sensor debu, dan baterai.',
    parts: [
      {
        weight: 3,
        ask: 'Tuliskan PEAS robot itu.',
        answer: [
          table(`
            unsur | isi
            Performance | luas lantai bersih, waktu, hemat baterai, tidak menabrak
            Environment | ruang baca, rak, kursi, debu, petugas
            Actuators | roda, sikat, pengisap, lampu tanda
            Sensors | sensor jarak, sensor debu, pengukur baterai`),
        ],
      },
      {
        weight: 2,
        ask: 'Golongkan lingkungannya: teramati penuh atau sebagian, deterministik atau tidak, statis atau dinamis, diskret atau kontinu.',
        answer:
          'Teramati sebagian (sensor hanya menjangkau sekitarnya), tidak deterministik (roda dapat selip), dinamis (kursi dan orang berpindah), kontinu (posisi dan waktu).',
      },
      {
        weight: 1,
        ask: 'Apa yang dapat dilakukan agen berbasis model tetapi tidak oleh agen refleks sederhana?',
        answer:
          'Mengingat bagian lantai yang sudah disapu, yaitu keadaan yang tidak terlihat oleh sensor saat ini.',
      },
    ],
  }),
  essay({
    title: 'Penalaran maju',
    topics,
    level: 'Mudah',
    body: [
      'Sistem pakar gangguan komputer mempunyai aturan berikut. Fakta awal: layar_gelap, kipas_berputar, bunyi_pendek.',
      list(
        'R1: kipas_berputar → ada_daya',
        'R2: layar_gelap dan ada_daya → masalah_tampilan',
        'R3: masalah_tampilan dan bunyi_pendek → periksa_memori',
        'R4: masalah_tampilan dan monitor_mati → periksa_kabel',
      ),
    ],
    parts: [
      {
        weight: 2,
        ask: 'Tuliskan urutan aturan yang dijalankan dan fakta baru yang diperoleh.',
        answer:
          'R1: ada_daya; R2: masalah_tampilan; R3: periksa_memori. R4 tidak dijalankan, karena monitor_mati tidak diketahui.',
      },
      {
        weight: 2,
        ask: 'Buktikan periksa_memori dengan penalaran mundur (*backward chaining*).',
        answer:
          'Tujuan periksa_memori memerlukan masalah_tampilan dan bunyi_pendek (fakta). masalah_tampilan memerlukan layar_gelap (fakta) dan ada_daya. ada_daya memerlukan kipas_berputar (fakta). Terbukti.',
      },
      {
        weight: 3,
        ask: 'Tulis program: baris pertama fakta awal, baris kedua banyak aturan, lalu tiap baris `syarat1 syarat2 … kesimpulan`. Cetak semua fakta akhir menurut abjad.',
        answer: [
          code(
            'python',
            `
            fakta = set(input().split())
            aturan = [input().split() for _ in range(int(input()))]
            berubah = True
            while berubah:
                berubah = False
                for *syarat, kesimpulan in aturan:
                    if kesimpulan not in fakta and fakta.issuperset(syarat):
                        fakta.add(kesimpulan)
                        berubah = True
            print(" ".join(sorted(fakta)))`,
          ),
        ],
        cases: [
          testCase('a b\n2\na c\nb c d', 'a b c d'),
          testCase('a\n2\nb c\nc b', 'a', 'aturan melingkar tanpa pemicu'),
          testCase('p\n3\nr s\nq r\np q', 'p q r s', 'urutan aturan terbalik'),
        ],
      },
    ],
  }),
  essay({
    title: 'Tes yang positif',
    topics,
    level: 'Sedang',
    body: 'Satu persen penduduk mengidap suatu penyakit. Tes menunjukkan positif pada 95% pengidap dan pada 10% orang sehat.',
    parts: [
      {
        weight: 3,
        ask: 'Seseorang bertes positif. Berapa peluang ia mengidap penyakit itu?',
        answer:
          'P(positif) = 0,01 × 0,95 + 0,99 × 0,10 = 0,0095 + 0,099 = 0,1085. P(sakit | positif) = 0,0095/0,1085 = **0,0876** (8,8%).',
      },
      {
        weight: 2,
        ask: 'Ia menjalani tes kedua (bebas bersyarat terhadap yang pertama) dan hasilnya positif lagi. Berapa peluangnya sekarang?',
        answer:
          '0,0876 × 0,95/(0,0876 × 0,95 + 0,9124 × 0,10) = 0,0832/(0,0832 + 0,0912) = **0,477**.',
      },
      {
        weight: 1,
        ask: 'Mengapa hasil pertama begitu kecil padahal tesnya 95% peka?',
        answer:
          'Orang sehat jauh lebih banyak: positif palsu dari 99% penduduk (0,099) mengalahkan positif benar dari 1% penduduk (0,0095).',
      },
    ],
  }),
  essay({
    title: 'Pencarian A*',
    topics,
    level: 'Sedang',
    body: [
      'Graf berarah dari S ke G:',
      table(`
        sisi | S→A | S→B | A→B | A→C | B→C | C→G | A→G
        biaya | 1 | 4 | 2 | 5 | 2 | 3 | 12`),
      table(`
        simpul | S | A | B | C | G
        h | 7 | 6 | 4 | 2 | 0`),
    ],
    parts: [
      {
        weight: 3,
        ask: 'Jalankan A*. Tuliskan simpul yang dikembangkan beserta g dan f, serta lintasan yang ditemukan.',
        answer: [
          table(`
            dikembangkan | g | f | ditambahkan atau diperbaiki
            S | 0 | 7 | A (g 1, f 7), B (g 4, f 8)
            A | 1 | 7 | B (g 3, f 7), C (g 6, f 8), G (g 13, f 13)
            B | 3 | 7 | C (g 5, f 7)
            C | 5 | 7 | G (g 8, f 8)
            G | 8 | 8 | tujuan`),
          'Lintasan **S – A – B – C – G** berbiaya **8**.',
        ],
      },
      {
        weight: 2,
        ask: 'Lintasan apa yang ditemukan *greedy best-first* (hanya h)? Optimalkah?',
        answer: 'S – B (h 4) – C (h 2) – G: biaya 4 + 2 + 3 = **9**, tidak optimal.',
      },
      {
        weight: 1,
        ask: 'Apakah h admisibel? Tunjukkan.',
        answer:
          'Ya. Biaya sebenarnya ke G: S 8, A 7, B 5, C 3, G 0; h tidak pernah melebihinya (7, 6, 4, 2, 0).',
      },
      {
        weight: 3,
        ask: 'Tulis program A*: baris pertama banyak sisi, lalu `u v biaya`; berikutnya banyak simpul, lalu `simpul h`; baris terakhir `asal tujuan`. Cetak biaya termurah, atau -1.',
        answer: [
          code(
            'python',
            `
            import heapq

            sisi = {}
            for _ in range(int(input())):
                u, v, biaya = input().split()
                sisi.setdefault(u, []).append((v, int(biaya)))
            h = {}
            for _ in range(int(input())):
                simpul, nilai = input().split()
                h[simpul] = int(nilai)
            asal, tujuan = input().split()
            terbaik = {asal: 0}
            antrean = [(h[asal], asal, 0)]
            hasil = -1
            while antrean:
                _, u, g = heapq.heappop(antrean)
                if u == tujuan:
                    hasil = g
                    break
                if g > terbaik[u]:
                    continue
                for v, biaya in sisi.get(u, []):
                    if g + biaya < terbaik.get(v, float("inf")):
                        terbaik[v] = g + biaya
                        heapq.heappush(antrean, (g + biaya + h[v], v, g + biaya))
            print(hasil)`,
          ),
        ],
        cases: [
          testCase(
            '7\nS A 1\nS B 4\nA B 2\nA C 5\nB C 2\nC G 3\nA G 12\n5\nS 7\nA 6\nB 4\nC 2\nG 0\nS G',
            '8',
          ),
          testCase('1\nS A 1\n3\nS 0\nA 0\nG 0\nS G', '-1', 'tidak terjangkau'),
          testCase('2\nS A 2\nA G 2\n3\nS 0\nA 0\nG 0\nS G', '4', 'h = 0 (biaya seragam)'),
        ],
      },
    ],
  }),
  essay({
    title: 'Minimax dan pemangkasan',
    topics,
    level: 'Sedang',
    body: [
      'Akar adalah pemain MAX dengan tiga anak MIN. Daun setiap anak dari kiri ke kanan:',
      table(`
        simpul MIN | daun
        P | 5, 7, 6
        Q | 3, 9, 8
        R | 8, 4, 6`),
    ],
    parts: [
      {
        weight: 2,
        ask: 'Hitung nilai P, Q, R, dan akar.',
        answer: 'P = 5, Q = 3, R = 4; akar = max(5, 3, 4) = **5**, dengan langkah ke P.',
      },
      {
        weight: 3,
        ask: 'Daun mana yang dipangkas *alpha-beta* bila diperiksa dari kiri ke kanan?',
        answer:
          'P diperiksa seluruhnya, alpha = 5. Pada Q daun 3 ≤ 5: **9 dan 8 dipangkas**. Pada R daun 8 tidak memangkas, lalu daun 4 ≤ 5: **6 dipangkas**. Enam daun diperiksa, tiga dipangkas.',
      },
      {
        weight: 1,
        ask: 'Urutan daun R seperti apa yang memangkas paling banyak?',
        answer: 'Daun 4 diperiksa pertama: dua daun lainnya dipangkas.',
      },
      {
        weight: 3,
        ask: 'Tulis program yang membaca pohon sebagai daftar bersarang (JSON; daun berupa bilangan, akar MAX) dan mencetak nilai akar serta banyak daun yang diperiksa *alpha-beta*.',
        answer: [
          code(
            'python',
            `
            import json

            diperiksa = 0

            def nilai(simpul, alpha, beta, giliran_max):
                global diperiksa
                if isinstance(simpul, int):
                    diperiksa += 1
                    return simpul
                terbaik = float("-inf") if giliran_max else float("inf")
                for anak in simpul:
                    v = nilai(anak, alpha, beta, not giliran_max)
                    if giliran_max:
                        terbaik = max(terbaik, v)
                        alpha = max(alpha, v)
                    else:
                        terbaik = min(terbaik, v)
                        beta = min(beta, v)
                    if beta <= alpha:
                        break
                return terbaik

            akar = json.loads(input())
            print(nilai(akar, float("-inf"), float("inf"), True), diperiksa)`,
          ),
        ],
        cases: [
          testCase('[[5, 7, 6], [3, 9, 8], [8, 4, 6]]', '5 6'),
          testCase('[[5, 7, 6], [3, 9, 8], [4, 8, 6]]', '5 5', 'urutan lebih baik'),
          testCase('[[1], [2], [3]]', '3 3', 'tidak ada yang dapat dipangkas'),
          testCase('7', '7 1', 'hanya daun'),
        ],
      },
    ],
  }),
  essay({
    title: 'Menjadwalkan ujian sebagai CSP',
    topics,
    level: 'Sulit',
    body: 'Mata kuliah yang mempunyai peserta yang sama tidak boleh diuji pada slot yang sama. Bentroknya: ASD–BD, ASD–WEB, BD–WEB, BD–JK, WEB–JK, JK–KB. Tersedia slot 1, 2, 3.',
    parts: [
      {
        weight: 2,
        ask: 'Rumuskan sebagai CSP: variabel, domain, dan batasan.',
        answer:
          'Variabel ASD, BD, WEB, JK, KB; domain masing-masing {1, 2, 3}; batasan: nilai kedua mata kuliah pada setiap pasangan yang bentrok harus berbeda.',
      },
      {
        weight: 3,
        ask: 'Tetapkan ASD = 1 dan BD = 2, lalu lanjutkan dengan *forward checking* dan MRV. Tuliskan domain yang tersisa pada setiap langkah.',
        answer: [
          table(`
            langkah | BD | WEB | JK | KB
            ASD = 1 | 2, 3 | 2, 3 | 1, 2, 3 | 1, 2, 3
            BD = 2 | 2 | 3 | 1, 3 | 1, 2, 3
            WEB = 3 (MRV) | 2 | 3 | 1 | 1, 2, 3
            JK = 1 (MRV) | 2 | 3 | 1 | 2, 3
            KB = 2 | 2 | 3 | 1 | 2`),
        ],
      },
      {
        weight: 1,
        ask: 'Buktikan bahwa dua slot tidak cukup.',
        answer:
          'ASD, BD, dan WEB saling bentrok (segitiga), sehingga memerlukan tiga slot berbeda.',
      },
      {
        weight: 3,
        ask: 'Tulis program yang mencari banyak slot paling sedikit dengan *backtracking*. Baris pertama nama mata kuliah, baris kedua banyak bentrok, lalu satu pasangan tiap baris.',
        answer: [
          code(
            'python',
            `
            mk = input().split()
            bentrok = {m: set() for m in mk}
            for _ in range(int(input())):
                a, b = input().split()
                bentrok[a].add(b)
                bentrok[b].add(a)

            def isi(i, slot, banyak):
                if i == len(mk):
                    return True
                for s in range(banyak):
                    if all(slot.get(lain) != s for lain in bentrok[mk[i]]):
                        slot[mk[i]] = s
                        if isi(i + 1, slot, banyak):
                            return True
                        del slot[mk[i]]
                return False

            banyak = 1
            while not isi(0, {}, banyak):
                banyak += 1
            print(banyak)`,
          ),
        ],
        cases: [
          testCase('ASD BD WEB JK KB\n6\nASD BD\nASD WEB\nBD WEB\nBD JK\nWEB JK\nJK KB', '3'),
          testCase('A B C\n0', '1', 'tidak ada bentrok'),
          testCase('A B C D\n4\nA B\nB C\nC D\nD A', '2', 'siklus genap'),
          testCase('A B C D\n6\nA B\nA C\nA D\nB C\nB D\nC D', '4', 'semua saling bentrok'),
        ],
      },
    ],
  }),
  essay({
    title: 'Jaringan Bayes alarm laboratorium',
    topics,
    level: 'Sulit',
    body: [
      'Alarm (A) dipicu oleh pencuri (P) atau gempa (G). P(P) = 0,01 dan P(G) = 0,02, saling bebas.',
      table(`
        P | G | P(A = ya)
        ya | ya | 0,95
        ya | tidak | 0,90
        tidak | ya | 0,30
        tidak | tidak | 0,001`),
    ],
    parts: [
      {
        weight: 3,
        ask: 'Hitung P(A = ya) sampai lima desimal.',
        answer: [
          table(`
            P, G | peluang × P(A) | hasil
            ya, ya | 0,01 × 0,02 × 0,95 | 0,00019
            ya, tidak | 0,01 × 0,98 × 0,90 | 0,00882
            tidak, ya | 0,99 × 0,02 × 0,30 | 0,00594
            tidak, tidak | 0,99 × 0,98 × 0,001 | 0,00097`),
          'Jumlahnya **0,01592**.',
        ],
      },
      {
        weight: 3,
        ask: 'Alarm berbunyi. Hitung peluang ada pencuri. Kemudian diketahui terjadi gempa; hitung lagi peluangnya.',
        answer:
          'P(P | A) = (0,00019 + 0,00882)/0,01592 = **0,566**. P(P | A, G) = 0,00019/(0,00019 + 0,00594) = **0,031**.',
      },
      {
        weight: 2,
        ask: 'Mengapa peluang itu turun tajam, padahal pencuri dan gempa saling bebas?',
        answer:
          'Gempa sudah menjelaskan bunyi alarm (*explaining away*): dua sebab yang bebas menjadi bergantung setelah akibat bersamanya diketahui.',
      },
    ],
  }),
  choice({
    topics,
    level: 'Mudah',
    body: 'Pencarian yang selalu mengembangkan simpul dengan biaya lintasan terkecil adalah …',
    options: ['DFS', '*greedy best-first*', 'biaya seragam (UCS)', '*hill climbing*'],
    correct: 2,
    reason: 'UCS mengurutkan menurut g(n); *greedy* menurut h(n).',
  }),
  choice({
    topics,
    level: 'Mudah',
    body: 'Uji Turing menilai apakah sebuah mesin …',
    options: [
      'dapat menghitung lebih cepat daripada manusia',
      'dapat bercakap-cakap tanpa dapat dibedakan dari manusia',
      'mempunyai perasaan',
      'dapat bergerak sendiri',
    ],
    correct: 1,
    reason: 'Penguji hanya menilai jawaban tertulis.',
  }),
  choice({
    topics,
    level: 'Sedang',
    body: 'Heuristik h disebut admisibel bila untuk setiap simpul h …',
    options: [
      'selalu nol',
      'tidak pernah melebihi biaya sebenarnya ke tujuan',
      'sama dengan biaya sebenarnya',
      'selalu lebih besar daripada g',
    ],
    correct: 1,
    reason: 'Heuristik yang tidak menaksir terlalu tinggi menjamin A* (pencarian pohon) optimal.',
  }),
];
