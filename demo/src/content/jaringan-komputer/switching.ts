import { choice, code, essay, type Question, table, testCase } from '../model.js';

const topics = ['Switching' as const];

export const switching: Question[] = [
  essay({
    title: 'Switch yang belajar',
    topics,
    level: 'Mudah',
    body: '*Switch* empat *port* baru dinyalakan. *Host* A, B, C, D terpasang pada *port* 1, 2, 3, 4. Bingkai dikirim berurutan: A → B, B → A, C → A, D → semua (*broadcast*), A → D.',
    parts: [
      {
        weight: 3,
        ask: 'Untuk setiap bingkai tuliskan isi tabel MAC yang ditambahkan dan *port* keluarannya.',
        answer: [
          table(`
            bingkai | dipelajari | keluar di port | sebab
            A → B | A = 1 | 2, 3, 4 | tujuan belum dikenal
            B → A | B = 2 | 1 | A dikenal
            C → A | C = 3 | 1 | A dikenal
            D → semua | D = 4 | 1, 2, 3 | broadcast
            A → D | - | 4 | D dikenal`),
        ],
      },
      {
        weight: 1,
        ask: 'Mengapa isi tabel MAC mempunyai batas umur?',
        answer:
          '*Host* dapat dipindahkan atau dimatikan; isi yang usang dibuang supaya bingkai tidak dikirim ke *port* yang salah dan tabel tidak penuh.',
      },
      {
        weight: 3,
        ask: 'Tulis program: baris pertama banyak *port* dan banyak bingkai, lalu tiap baris `port asal tujuan` (tujuan `*` berarti *broadcast*). Cetak *port* keluaran tiap bingkai dipisahkan spasi, atau `-` bila bingkai dibuang.',
        answer: [
          code(
            'python',
            `
            banyak_port, banyak = map(int, input().split())
            tabel = {}
            for _ in range(banyak):
                masuk, asal, tujuan = input().split()
                masuk = int(masuk)
                tabel[asal] = masuk
                if tujuan != "*" and tujuan in tabel:
                    keluar = [tabel[tujuan]] if tabel[tujuan] != masuk else []
                else:
                    keluar = [p for p in range(1, banyak_port + 1) if p != masuk]
                print(" ".join(map(str, keluar)) or "-")`,
          ),
          'Bingkai dibuang bila tujuannya berada di *port* tempat bingkai itu masuk.',
        ],
        cases: [
          testCase('4 5\n1 A B\n2 B A\n3 C A\n4 D *\n1 A D', '2 3 4\n1\n1\n1 2 3\n4'),
          testCase(
            '3 3\n1 A *\n1 B A\n2 C B',
            '2 3\n-\n1',
            'A dan B di port yang sama (lewat hub)',
          ),
          testCase('2 3\n1 A *\n2 A *\n1 B A', '2\n1\n2', 'A berpindah port'),
        ],
      },
    ],
  }),
  essay({
    title: 'Menghitung domain',
    topics,
    level: 'Mudah',
    body: 'Sebuah *router* mempunyai dua antarmuka. Antarmuka pertama ke *switch* S1, yang terhubung ke lima PC dan satu *hub*; *hub* itu terhubung ke empat PC lain. Antarmuka kedua ke *switch* S2, yang terhubung ke enam PC.',
    parts: [
      {
        weight: 3,
        ask: 'Hitung banyak domain tabrakan (*collision domain*) dan domain siaran (*broadcast domain*).',
        answer:
          'Setiap *port switch* satu domain tabrakan. S1: *router* + 5 PC + *hub* = 7 (semua PC di *hub* menjadi satu dengan *port* itu); S2: *router* + 6 PC = 7. Jumlahnya **14 domain tabrakan**. Setiap antarmuka *router* satu domain siaran: **2**.',
      },
      {
        weight: 1,
        ask: '*Hub* diganti *switch*. Berapa domain tabrakannya sekarang?',
        answer: 'Sambungan S1 ke *switch* baru tetap satu, ditambah 4 PC: 14 + 4 = **18**.',
      },
      {
        weight: 1,
        ask: 'S2 dibagi menjadi dua VLAN. Berapa domain siarannya?',
        answer: '**3**: satu di S1 dan satu untuk setiap VLAN di S2.',
      },
    ],
  }),
  essay({
    title: 'VLAN dan trunk',
    topics,
    level: 'Sedang',
    body: [
      'Dua *switch* terhubung lewat sambungan *trunk* 802.1Q yang mengizinkan VLAN 10 dan 20 saja. Semua alamat berada pada jaringan VLAN-nya dan tidak ada *router*.',
      table(`
        PC | switch | VLAN
        P1 | S1 | 10
        P2 | S1 | 20
        P3 | S2 | 10
        P4 | S2 | 30
        P5 | S1 | 30`),
    ],
    parts: [
      {
        weight: 3,
        ask: 'Pasangan mana yang dapat berkomunikasi: P1–P2, P1–P3, P4–P5, P2–P3? Beri alasan.',
        answer: [
          table(`
            pasangan | bisa? | alasan
            P1 – P2 | tidak | VLAN berbeda
            P1 – P3 | ya | VLAN 10, diizinkan pada trunk
            P4 – P5 | tidak | VLAN sama (30), tetapi tidak diizinkan pada trunk
            P2 – P3 | tidak | VLAN berbeda`),
        ],
      },
      {
        weight: 2,
        ask: 'Berapa byte label 802.1Q, dan berapa ukuran bingkai terbesar yang berlabel? Mengapa paling banyak 4.094 VLAN?',
        answer:
          'Label 4 byte; bingkai terbesar 1.518 + 4 = **1.522 byte**. Nomor VLAN 12 bit: 4.096 nilai, dan 0 serta 4095 dicadangkan.',
      },
      {
        weight: 2,
        ask: 'Jelaskan *router-on-a-stick* agar VLAN 10 dan 20 saling terhubung.',
        answer:
          'Satu antarmuka *router* disambung ke *port trunk* dan dibagi menjadi dua subantarmuka, satu untuk label 10 dan satu untuk label 20, masing-masing dengan alamat gerbang VLAN-nya. Paket antar-VLAN masuk dengan satu label dan keluar dengan label lain.',
      },
    ],
  }),
  essay({
    title: 'Perjalanan sebuah ping',
    topics,
    level: 'Sedang',
    body: 'PC A (192.168.1.10/24, MAC AA) mengirim `ping` ke PC B (192.168.2.20/24, MAC BB). Antarmuka *router*: 192.168.1.1 (MAC R1) dan 192.168.2.1 (MAC R2). Semua tabel ARP kosong; TTL awal 64.',
    parts: [
      {
        weight: 4,
        ask: 'Tuliskan semua bingkai sampai permintaan ICMP tiba di B: MAC asal dan tujuan, isi, serta alamat IP dan TTL bila ada.',
        answer: [
          table(`
            no | MAC asal → tujuan | isi
            1 | AA → FF (semua) | ARP: siapa 192.168.1.1?
            2 | R1 → AA | ARP: 192.168.1.1 ada di R1
            3 | AA → R1 | ICMP 192.168.1.10 → 192.168.2.20, TTL 64
            4 | R2 → FF (semua) | ARP: siapa 192.168.2.20?
            5 | BB → R2 | ARP: 192.168.2.20 ada di BB
            6 | R2 → BB | ICMP 192.168.1.10 → 192.168.2.20, TTL 63`),
        ],
      },
      {
        weight: 1,
        ask: 'Alamat mana yang berubah pada setiap lompatan, dan mana yang tetap?',
        answer:
          'Alamat MAC berubah pada setiap sambungan; alamat IP tetap dari ujung ke ujung (tanpa NAT).',
      },
      {
        weight: 1,
        ask: 'Mengapa A menanyakan alamat *router*, bukan alamat B?',
        answer:
          'A membandingkan 192.168.2.20 dengan jaringannya (192.168.1.0/24): berbeda, sehingga paket dikirim ke gerbang. Siaran ARP tidak melewati *router*.',
      },
    ],
  }),
  essay({
    title: 'Bingkai terkecil pada CSMA/CD',
    topics,
    level: 'Sedang',
    body: 'Jaringan *bus* 10 Mbps menggunakan kabel sepanjang 2.000 m dengan kecepatan rambat 2 × 10^{8} m/s.',
    parts: [
      {
        weight: 3,
        ask: 'Hitung waktu rambat satu arah dan ukuran bingkai terkecil agar tabrakan pasti terdeteksi.',
        answer:
          'Waktu rambat 2.000/(2 × 10^{8}) = 10 µs. Pengirim harus masih mengirim selama pulang pergi 20 µs: 10 Mbps × 20 µs = 200 bit = **25 byte**.',
      },
      {
        weight: 1,
        ask: 'Berapa ukurannya bila laju dinaikkan menjadi 100 Mbps?',
        answer: '100 Mbps × 20 µs = 2.000 bit = **250 byte**.',
      },
      {
        weight: 2,
        ask: 'Setelah tabrakan ke-3, dari berapa slot sebuah stasiun memilih? Berapa peluang dua stasiun bertabrakan lagi?',
        answer:
          '*Binary exponential backoff*: memilih acak dari 2^{3} = 8 slot (0 sampai 7). Peluang memilih slot yang sama 8/64 = **1/8**.',
      },
    ],
  }),
  essay({
    title: 'Spanning tree',
    topics,
    level: 'Sulit',
    body: [
      'Empat *switch* menjalankan STP dengan biaya 4 untuk 1 Gbps dan 19 untuk 100 Mbps.',
      table(`
        switch | prioritas | MAC (dua digit akhir)
        S1 | 32768 | 0A
        S2 | 24576 | 0B
        S3 | 32768 | 0C
        S4 | 24576 | 0D`),
      table(`
        sambungan | S1 – S2 | S2 – S3 | S1 – S3 | S3 – S4 | S1 – S4
        laju | 1 Gbps | 100 Mbps | 1 Gbps | 1 Gbps | 100 Mbps`),
    ],
    parts: [
      {
        weight: 1,
        ask: '*Switch* mana yang menjadi *root bridge*? Mengapa?',
        answer:
          '**S2**: prioritas terkecil (24576, sama dengan S4), dan MAC-nya lebih kecil daripada S4.',
      },
      {
        weight: 4,
        ask: 'Tentukan biaya ke akar dan *root port* setiap *switch* lain, serta *port* yang diblokir.',
        answer: [
          table(`
            switch | biaya ke akar | root port ke
            S1 | 4 | S2
            S3 | min(19, 4 + 4) = 8 | S1
            S4 | min(8 + 4, 4 + 19) = 12 | S3`),
          'Pada S2–S3 yang *designated* S2 (0 < 8), sehingga **port S3 ke S2 diblokir**. Pada S1–S4 yang *designated* S1 (4 < 12), sehingga **port S4 ke S1 diblokir**.',
        ],
      },
      {
        weight: 3,
        ask: 'Sambungan S1–S2 putus. Tentukan biaya baru dan *port* yang diblokir.',
        answer:
          'S3 = 19 (lewat S2), S1 = 19 + 4 = 23 (lewat S3), S4 = 19 + 4 = 23 (lewat S3). Pada S1–S4 biayanya sama (23); *bridge ID* S4 lebih kecil (24576), sehingga S4 *designated* dan **port S1 ke S4 diblokir**.',
      },
    ],
  }),
  essay({
    title: 'Pemeriksaan CRC',
    topics,
    level: 'Sulit',
    body: 'Data `11010110` dikirim dengan polinom pembangkit x^{3} + x + 1 (`1011`).',
    parts: [
      {
        weight: 3,
        ask: 'Hitung CRC-nya dengan pembagian modulo 2 dan tuliskan bit yang dikirim.',
        answer: [
          'Tiga nol ditambahkan: `11010110000`. Setiap kali bit terdepan 1, XOR dengan `1011`:',
          code(
            'teks',
            `
            11010110000
            1011
             1100110000
             1011
              111110000
              1011
               10010000
               1011
                 100000
                 1011
                   1100
                   1011
                    111`,
          ),
          'Sisanya `111`; yang dikirim **11010110111**.',
        ],
      },
      {
        weight: 2,
        ask: 'Penerima mendapat `11010010111`. Apakah kesalahan ini terdeteksi? Mengapa setiap kesalahan satu bit pasti terdeteksi oleh pembangkit ini?',
        answer:
          'Ya: sisa pembagiannya bukan nol. Kesalahan satu bit adalah x^{i}; pembangkit dengan lebih dari satu suku tidak pernah membagi habis x^{i}.',
      },
      {
        weight: 3,
        ask: 'Tulis program yang membaca data dan pembangkit (dua baris bit) dan mencetak CRC-nya.',
        answer: [
          code(
            'python',
            `
            data = input().strip()
            pembangkit = input().strip()
            derajat = len(pembangkit) - 1
            bit = [int(b) for b in data + "0" * derajat]
            for i in range(len(data)):
                if bit[i]:
                    for j, p in enumerate(pembangkit):
                        bit[i + j] ^= int(p)
            print("".join(map(str, bit[len(data):])))`,
          ),
        ],
        cases: [
          testCase('11010110\n1011', '111'),
          testCase('1101011011\n10011', '1110'),
          testCase('0000\n1011', '000', 'data nol'),
          testCase('1\n11', '1', 'bit paritas'),
        ],
      },
    ],
  }),
  choice({
    topics,
    level: 'Mudah',
    body: '*Switch* lapis dua meneruskan bingkai berdasarkan …',
    options: ['alamat IP tujuan', 'alamat MAC tujuan', 'nomor *port* TCP', 'nama *host*'],
    correct: 1,
    reason: 'Tabelnya memetakan alamat MAC ke *port*.',
  }),
  choice({
    topics,
    level: 'Mudah',
    body: 'Protokol yang mencegah putaran bingkai pada jaringan *switch* adalah …',
    options: ['STP', 'DHCP', 'OSPF', 'ICMP'],
    correct: 0,
    reason: 'STP memblokir sambungan berlebih sehingga topologinya menjadi pohon.',
  }),
  choice({
    topics,
    level: 'Sedang',
    body: 'Bingkai Ethernet tidak mempunyai TTL. Akibatnya, pada topologi melingkar tanpa STP …',
    options: [
      'bingkai dibuang setelah 64 lompatan',
      'bingkai siaran berputar dan berlipat ganda',
      '*switch* membagi beban dengan sendirinya',
      'alamat MAC menjadi ganda',
    ],
    correct: 1,
    reason: 'Gejala ini disebut badai siaran (*broadcast storm*).',
  }),
];
