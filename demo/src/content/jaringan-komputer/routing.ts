import { choice, code, essay, list, type Question, table, testCase } from '../model.js';

const topics = ['Routing' as const];

export const routing: Question[] = [
  essay({
    title: 'Prefiks terpanjang',
    topics,
    level: 'Mudah',
    body: [
      'Tabel rute sebuah *router* berisi:',
      table(`
        tujuan | lewat
        0.0.0.0/0 | R5
        10.0.0.0/8 | R1
        10.20.0.0/16 | R2
        10.20.30.0/24 | R3
        10.20.30.128/25 | R4`),
    ],
    parts: [
      {
        weight: 3,
        ask: 'Ke *router* mana paket untuk 10.20.30.200, 10.20.30.5, 10.20.99.1, 10.99.1.1, dan 192.0.2.9 diteruskan?',
        answer: [
          table(`
            tujuan | baris yang cocok | dipilih
            10.20.30.200 | /0, /8, /16, /24, /25 | R4
            10.20.30.5 | /0, /8, /16, /24 | R3
            10.20.99.1 | /0, /8, /16 | R2
            10.99.1.1 | /0, /8 | R1
            192.0.2.9 | /0 | R5`),
        ],
      },
      {
        weight: 1,
        ask: 'Apa yang terjadi pada paket terakhir bila baris pertama dihapus?',
        answer:
          'Tidak ada rute yang cocok: paket dibuang dan ICMP *destination unreachable* dikirim ke pengirim.',
      },
      {
        weight: 3,
        ask: 'Tulis program: baris pertama banyak rute, lalu `prefiks lewat` tiap baris, baris terakhir alamat tujuan. Cetak *router* terpilih atau `buang`.',
        answer: [
          code(
            'python',
            `
            def angka(alamat):
                nilai = 0
                for bagian in alamat.split("."):
                    nilai = nilai * 256 + int(bagian)
                return nilai

            rute = []
            for _ in range(int(input())):
                prefiks, lewat = input().split()
                alamat, panjang = prefiks.split("/")
                rute.append((int(panjang), angka(alamat), lewat))
            tujuan = angka(input().strip())
            pilihan, terpanjang = "buang", -1
            for panjang, alamat, lewat in rute:
                geser = 32 - panjang
                if tujuan >> geser == alamat >> geser and panjang > terpanjang:
                    pilihan, terpanjang = lewat, panjang
            print(pilihan)`,
          ),
        ],
        cases: [
          testCase('3\n10.0.0.0/8 R1\n10.20.0.0/16 R2\n0.0.0.0/0 R5\n10.20.99.1', 'R2'),
          testCase('3\n10.0.0.0/8 R1\n10.20.0.0/16 R2\n0.0.0.0/0 R5\n8.8.8.8', 'R5', 'rute bawaan'),
          testCase('1\n10.0.0.0/8 R1\n11.0.0.1', 'buang', 'tanpa rute'),
          testCase(
            '2\n10.20.30.128/25 R4\n10.20.30.0/24 R3\n10.20.30.127',
            'R3',
            'tepat di luar /25',
          ),
        ],
      },
    ],
  }),
  essay({
    title: 'Rute statis tiga router',
    topics,
    level: 'Mudah',
    body: [
      'LAN A (192.168.1.0/24) – R1 – R2 – R3 – LAN C (192.168.3.0/24). R2 juga terhubung ke LAN B (192.168.2.0/24).',
      table(`
        sambungan | jaringan | alamat
        R1 – R2 | 10.0.12.0/30 | R1 = 10.0.12.1, R2 = 10.0.12.2
        R2 – R3 | 10.0.23.0/30 | R2 = 10.0.23.1, R3 = 10.0.23.2`),
    ],
    parts: [
      {
        weight: 3,
        ask: 'Tuliskan rute statis yang diperlukan R2 dan R3 agar semua LAN saling terhubung.',
        answer: [
          table(`
            router | tujuan | lewat
            R2 | 192.168.1.0/24 | 10.0.12.1
            R2 | 192.168.3.0/24 | 10.0.23.2
            R3 | 192.168.1.0/24 | 10.0.23.1
            R3 | 192.168.2.0/24 | 10.0.23.1`),
        ],
      },
      {
        weight: 1,
        ask: 'R1 cukup dengan satu baris. Baris apa?',
        answer: 'Rute bawaan 0.0.0.0/0 lewat 10.0.12.2, karena hanya ada satu jalan keluar.',
      },
      {
        weight: 2,
        ask: 'R3 lupa diberi rute ke 192.168.1.0/24. Mengapa `ping` dari LAN A ke LAN C gagal, padahal permintaannya sampai?',
        answer:
          'Permintaan sampai lewat R1 dan R2, tetapi R3 tidak mempunyai rute untuk balasannya ke 192.168.1.0/24, sehingga balasan dibuang. Rute harus ada pada kedua arah.',
      },
    ],
  }),
  essay({
    title: 'Pembaruan vektor jarak',
    topics,
    level: 'Sedang',
    body: [
      'Router A bertetangga dengan B (biaya 1) dan C (biaya 4). A menerima vektor jarak berikut.',
      table(`
        dari | ke A | ke B | ke C | ke D | ke E
        B | 1 | 0 | 2 | 5 | 2
        C | 4 | 2 | 0 | 1 | 6`),
    ],
    parts: [
      {
        weight: 3,
        ask: 'Hitung tabel jarak A (jarak dan lewat mana) dengan persamaan Bellman–Ford.',
        answer: [
          table(`
            tujuan | lewat B | lewat C | dipilih
            B | 1 + 0 = 1 | 4 + 2 = 6 | 1 lewat B
            C | 1 + 2 = 3 | 4 + 0 = 4 | 3 lewat B
            D | 1 + 5 = 6 | 4 + 1 = 5 | 5 lewat C
            E | 1 + 2 = 3 | 4 + 6 = 10 | 3 lewat B`),
        ],
      },
      {
        weight: 2,
        ask: 'B lalu belajar dari C dan memperbarui jaraknya ke D. Berapa jarak baru B ke D, dan apa akibatnya bagi A?',
        answer:
          'B ke D: min(5, 2 + 1) = **3** lewat C. Setelah menerima vektor itu, A ke D: min(1 + 3, 4 + 1) = **4 lewat B**.',
      },
      {
        weight: 1,
        ask: 'Sebutkan satu kelebihan dan satu kelemahan vektor jarak dibandingkan dengan *link state*.',
        answer:
          'Kelebihan: sederhana dan hemat memori, hanya bertukar dengan tetangga. Kelemahan: lambat menyatu (*converge*) dan rawan *count to infinity*.',
      },
    ],
  }),
  essay({
    title: 'Biaya OSPF',
    topics,
    level: 'Sedang',
    body: [
      'OSPF memakai biaya = 1 Gbps dibagi kapasitas saluran.',
      table(`
        saluran | R1 – R2 | R1 – R3 | R2 – R3 | R2 – R4 | R3 – R4
        kapasitas | 1 Gbps | 100 Mbps | 500 Mbps | 100 Mbps | 1 Gbps`),
    ],
    parts: [
      {
        weight: 1,
        ask: 'Hitung biaya setiap saluran.',
        answer: 'R1–R2 = 1, R1–R3 = 10, R2–R3 = 2, R2–R4 = 10, R3–R4 = 1.',
      },
      {
        weight: 3,
        ask: 'Jalankan Dijkstra dari R1; tuliskan jarak dan lintasan terpendek ke setiap *router*.',
        answer: [
          table(`
            ditetapkan | R2 | R3 | R4
            R1 (0) | 1 | 10 | -
            R2 (1) | 1 | 3 | 11
            R3 (3) | 1 | 3 | 4
            R4 (4) | 1 | 3 | 4`),
          'R1 – R2 (1); R1 – R2 – R3 (3); R1 – R2 – R3 – R4 (**4**).',
        ],
      },
      {
        weight: 2,
        ask: 'Saluran R2–R3 putus. Lintasan apa yang dipakai R1 ke R4?',
        answer:
          'R1 – R2 – R4 = 11 dan R1 – R3 – R4 = 11: sama, sehingga OSPF memakai **keduanya** (pembagian beban berbiaya sama, ECMP).',
      },
    ],
  }),
  essay({
    title: 'Meringkas rute',
    topics,
    level: 'Sulit',
    body: 'Sebuah cabang mempunyai delapan jaringan 172.16.8.0/24 sampai 172.16.15.0/24.',
    parts: [
      {
        weight: 2,
        ask: 'Ringkas menjadi satu rute; tunjukkan bit oktet ketiganya.',
        answer:
          'Oktet ketiga 8 = 00001000 sampai 15 = 00001111: lima bit pertama sama. Prefiksnya 16 + 5 = 21: **172.16.8.0/21**.',
      },
      {
        weight: 3,
        ask: 'Kini cabang hanya mempunyai 172.16.9.0/24 sampai 172.16.14.0/24. Tuliskan kumpulan rute **tepat** yang paling sedikit.',
        answer: [
          list(
            '172.16.9.0/24',
            '172.16.10.0/23 (10 dan 11)',
            '172.16.12.0/23 (12 dan 13)',
            '172.16.14.0/24',
          ),
          'Empat rute. 9 dan 10 tidak dapat digabung karena blok /23 harus mulai dari bilangan genap.',
        ],
      },
      {
        weight: 2,
        ask: 'Apa yang terjadi bila cabang itu tetap mengumumkan /21, sedangkan *router* cabang mempunyai rute bawaan ke pusat?',
        answer:
          'Paket untuk 172.16.8.0/24 (yang tidak ada) dikirim pusat ke cabang, lalu dikembalikan cabang lewat rute bawaan: berputar sampai TTL habis. Pencegahannya rute /21 ke *null* di *router* cabang.',
      },
      {
        weight: 2,
        ask: 'Tulis program yang membaca daftar oktet ketiga (jaringan /24, terurut) dan mencetak panjang prefiks **satu** rute terkecil yang memuat semuanya.',
        answer: [
          code(
            'python',
            `
            oktet = list(map(int, input().split()))
            panjang = 24
            while oktet[0] >> (24 - panjang) != oktet[-1] >> (24 - panjang):
                panjang -= 1
            print(panjang)`,
          ),
        ],
        cases: [
          testCase('8 9 10 11 12 13 14 15', '21'),
          testCase('9 14', '21'),
          testCase('4', '24', 'satu jaringan'),
          testCase('7 8', '20', 'bersebelahan tetapi berbeda bit tinggi'),
        ],
      },
    ],
  }),
  essay({
    title: 'Menghitung sampai tak hingga',
    topics,
    level: 'Sulit',
    body: 'Router A – B – C terhubung segaris (biaya 1 tiap sambungan) dan menjalankan RIP. Jaringan N menempel di C dengan jarak 1, sehingga jarak B ke N = 2 dan A ke N = 3. Sambungan B–C putus, dan tabel dipertukarkan bergantian: A mengirim ke B, B mengirim ke A, dan seterusnya. Tak hingga = 16.',
    parts: [
      {
        weight: 3,
        ask: 'Tuliskan jarak B dan A ke N setelah setiap pertukaran sampai keduanya 16, tanpa *split horizon*.',
        answer: [
          table(`
            pertukaran | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14
            B | 4 | 4 | 6 | 6 | 8 | 8 | 10 | 10 | 12 | 12 | 14 | 14 | 16 | 16
            A | 3 | 5 | 5 | 7 | 7 | 9 | 9 | 11 | 11 | 13 | 13 | 15 | 15 | 16`),
        ],
      },
      {
        weight: 2,
        ask: 'Bagaimana *split horizon* mencegahnya? Apa tambahan *poison reverse*?',
        answer:
          'A tidak mengumumkan N ke B karena rute itu dipelajari dari B; B tidak mendapat rute palsu dan langsung menandai N tak terjangkau. Dengan *poison reverse*, A mengumumkan N ke B dengan jarak 16, sehingga rute yang terlanjur salah segera dihapus.',
      },
      {
        weight: 2,
        ask: 'Berikan topologi tempat *split horizon* saja tidak cukup.',
        answer:
          'Tiga *router* membentuk segitiga (A, B, D saling terhubung) dengan N di belakang B. Setelah N hilang, A dapat belajar rute lama dari D dan meneruskannya ke B: rute palsu berputar lewat jalan yang berbeda dari asalnya.',
      },
    ],
  }),
  choice({
    topics,
    level: 'Mudah',
    body: 'Nilai TTL paket IPv4 dikurangi satu oleh …',
    options: ['setiap *switch*', 'setiap *router*', 'pengirim', 'penerima'],
    correct: 1,
    reason: 'Paket dengan TTL 0 dibuang, sehingga paket yang berputar tidak hidup selamanya.',
  }),
  choice({
    topics,
    level: 'Mudah',
    body: 'Protokol perutean antar-sistem otonom di internet adalah …',
    options: ['RIP', 'OSPF', 'BGP', 'ARP'],
    correct: 2,
    reason: 'RIP dan OSPF dipakai di dalam satu sistem otonom.',
  }),
  choice({
    topics,
    level: 'Sedang',
    body: 'Jarak terjauh yang dianggap masih terjangkau oleh RIP adalah … lompatan.',
    options: ['15', '16', '30', '255'],
    correct: 0,
    reason: 'Nilai 16 berarti tak terjangkau.',
  }),
];
