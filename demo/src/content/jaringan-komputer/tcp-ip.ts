import { choice, code, essay, type Question, table, testCase } from '../model.js';

const topics = ['TCP/IP' as const];

export const tcpIp: Question[] = [
  essay({
    title: 'Bungkus di dalam bungkus',
    topics,
    level: 'Mudah',
    body: [
      'Berkas 1.460.000 byte dikirim lewat TCP dengan 1.460 byte data tiap segmen. Setiap lapisan menambahkan:',
      table(`
        lapisan | tambahan (byte)
        TCP | 20
        IPv4 | 20
        Ethernet (kepala 14, FCS 4) | 18
        Fisik (pembuka 8, jeda antarbingkai 12) | 20`),
    ],
    parts: [
      {
        weight: 1,
        ask: 'Sebutkan nama unit data pada lapisan transport, jaringan, dan *data link*.',
        answer: 'Segmen, paket (datagram), dan bingkai (*frame*).',
      },
      {
        weight: 2,
        ask: 'Berapa ukuran bingkai Ethernet, dan berapa persen saluran yang benar-benar membawa data bila tambahan lapisan fisik ikut dihitung?',
        answer:
          'Bingkai: 1.460 + 20 + 20 + 18 = **1.518 byte**. Di saluran 1.518 + 20 = 1.538 byte; efisiensinya 1.460/1.538 = **94,9%**.',
      },
      {
        weight: 2,
        ask: 'Berapa waktu pengiriman seluruh berkas pada saluran 100 Mbps (abaikan ACK dan waktu rambat)?',
        answer:
          'Ada 1.000 segmen: 1.000 × 1.538 × 8 = 12.304.000 bit. Waktunya 12.304.000/100.000.000 = **0,123 detik**.',
      },
    ],
  }),
  essay({
    title: 'Membagi satu jaringan menjadi empat',
    topics,
    level: 'Mudah',
    body: 'Jaringan 192.168.10.0/24 dibagi menjadi empat subjaringan sama besar.',
    parts: [
      {
        weight: 3,
        ask: 'Lengkapi tabel alamat jaringan, rentang *host*, dan *broadcast* keempat subjaringan. Tuliskan *mask*-nya.',
        answer: [
          table(`
            jaringan | host pertama – terakhir | broadcast
            192.168.10.0/26 | .1 – .62 | 192.168.10.63
            192.168.10.64/26 | .65 – .126 | 192.168.10.127
            192.168.10.128/26 | .129 – .190 | 192.168.10.191
            192.168.10.192/26 | .193 – .254 | 192.168.10.255`),
          '*Mask* /26 = 255.255.255.192; setiap subjaringan memuat 2^{6} − 2 = 62 *host*.',
        ],
      },
      {
        weight: 1,
        ask: 'Apakah 192.168.10.77 dan 192.168.10.130 dapat berkomunikasi tanpa *router*?',
        answer: 'Tidak: yang pertama di .64/26, yang kedua di .128/26.',
      },
      {
        weight: 3,
        ask: 'Tulis program yang membaca alamat `a.b.c.d/p` (0 < p < 31) lalu mencetak alamat jaringan, *broadcast*, dan banyak *host*, dipisahkan spasi, tanpa pustaka alamat.',
        answer: [
          code(
            'python',
            `
            alamat, panjang = input().split("/")
            p = int(panjang)
            nilai = 0
            for bagian in alamat.split("."):
                nilai = nilai * 256 + int(bagian)
            sisa = 2 ** (32 - p)
            jaringan = nilai // sisa * sisa

            def tulis(n):
                return ".".join(str(n >> geser & 255) for geser in (24, 16, 8, 0))

            print(tulis(jaringan), tulis(jaringan + sisa - 1), sisa - 2)`,
          ),
        ],
        cases: [
          testCase('192.168.10.77/26', '192.168.10.64 192.168.10.127 62'),
          testCase('10.1.2.3/8', '10.0.0.0 10.255.255.255 16777214'),
          testCase('172.16.5.9/30', '172.16.5.8 172.16.5.11 2', 'antar-router'),
          testCase('192.168.10.255/23', '192.168.10.0 192.168.11.255 510', '.255 pun alamat host'),
        ],
      },
    ],
  }),
  essay({
    title: 'TCP atau UDP?',
    topics,
    level: 'Mudah',
    body: 'Untuk setiap aplikasi, pilih protokol transport yang lazim dipakai.',
    parts: [
      {
        weight: 3,
        ask: [
          'Lengkapi protokol dan alasannya.',
          table(`
            aplikasi | protokol | alasan
            Mengunduh halaman web (HTTP/1.1) | … | …
            Panggilan video | … | …
            Permintaan DNS biasa | … | …
            Mengirim surel (SMTP) | … | …`),
        ],
        answer: [
          table(`
            aplikasi | protokol | alasan
            Mengunduh halaman web (HTTP/1.1) | TCP | data harus utuh dan berurutan
            Panggilan video | UDP | paket terlambat tidak berguna, pengiriman ulang menambah tunda
            Permintaan DNS biasa | UDP | satu tanya satu jawab, tanpa pembukaan koneksi
            Mengirim surel (SMTP) | TCP | isi tidak boleh hilang`),
        ],
      },
      {
        weight: 2,
        ask: 'Satu komputer membuka dua tab ke server web yang sama. Lima nilai apa yang membedakan kedua koneksi?',
        answer:
          'Protokol, IP asal, *port* asal, IP tujuan, *port* tujuan. Yang berbeda hanya **port asal**, dipilih sistem operasi dari rentang sementara.',
      },
      {
        weight: 1,
        ask: 'Mengapa kepala UDP hanya 8 byte, sedangkan TCP paling sedikit 20 byte?',
        answer:
          'UDP hanya memuat *port* asal, *port* tujuan, panjang, dan *checksum*; TCP juga nomor urut, nomor ACK, bendera, dan ukuran jendela.',
      },
    ],
  }),
  essay({
    title: 'Pembagian alamat dengan VLSM',
    topics,
    level: 'Sedang',
    body: 'Kampus mendapat blok 172.16.20.0/23. Kebutuhan *host*: Laboratorium 200, Perpustakaan 100, Dosen 50, Tata Usaha 25, dan sambungan antar-*router* 2.',
    parts: [
      {
        weight: 4,
        ask: 'Alokasikan dari yang terbesar, berurutan dari awal blok. Tuliskan jaringan/prefiks dan rentang *host*.',
        answer: [
          table(`
            bagian | butuh | jaringan | host pertama – terakhir
            Laboratorium | 200 | 172.16.20.0/24 | 172.16.20.1 – 172.16.20.254
            Perpustakaan | 100 | 172.16.21.0/25 | 172.16.21.1 – 172.16.21.126
            Dosen | 50 | 172.16.21.128/26 | 172.16.21.129 – 172.16.21.190
            Tata Usaha | 25 | 172.16.21.192/27 | 172.16.21.193 – 172.16.21.222
            Antar-router | 2 | 172.16.21.224/30 | 172.16.21.225 – 172.16.21.226`),
        ],
      },
      {
        weight: 2,
        ask: 'Berapa alamat yang belum dialokasikan? Jaringan terbesar apa yang masih dapat dibuat?',
        answer:
          'Blok /23 memuat 512 alamat; terpakai 256 + 128 + 64 + 32 + 4 = 484, sisa **28** (172.16.21.228 – 172.16.21.255). Terbesar yang masih sejajar: **172.16.21.240/28** (14 *host*).',
      },
      {
        weight: 1,
        ask: 'Mengapa dialokasikan dari yang terbesar?',
        answer:
          'Supaya setiap blok jatuh pada kelipatan ukurannya tanpa menyisakan celah yang tidak dapat dipakai.',
      },
    ],
  }),
  essay({
    title: 'Nomor urut pada koneksi TCP',
    topics,
    level: 'Sedang',
    body: 'Klien (ISN 1000) membuka koneksi ke server (ISN 5000), mengirim 300 byte, menerima 500 byte, lalu menutup koneksi. Tidak ada segmen yang hilang.',
    parts: [
      {
        weight: 4,
        ask: 'Lengkapi bendera, nomor urut, dan nomor ACK semua segmen. (K = klien, S = server.)',
        answer: [
          table(`
            no | arah | bendera | seq | ack | data
            1 | K → S | SYN | 1000 | - | 0
            2 | S → K | SYN, ACK | 5000 | 1001 | 0
            3 | K → S | ACK | 1001 | 5001 | 0
            4 | K → S | ACK | 1001 | 5001 | 300
            5 | S → K | ACK | 5001 | 1301 | 500
            6 | K → S | ACK | 1301 | 5501 | 0
            7 | K → S | FIN, ACK | 1301 | 5501 | 0
            8 | S → K | ACK | 5501 | 1302 | 0
            9 | S → K | FIN, ACK | 5501 | 1302 | 0
            10 | K → S | ACK | 1302 | 5502 | 0`),
          'Segmen 8 dan 9 yang digabung juga diterima.',
        ],
      },
      {
        weight: 1,
        ask: 'Mengapa SYN dan FIN menambah nomor urut sebanyak satu?',
        answer:
          'Supaya keduanya dapat di-ACK dan dikirim ulang seperti data; masing-masing menempati satu nomor urut.',
      },
      {
        weight: 1,
        ask: 'Mengapa ISN dipilih acak?',
        answer:
          'Agar segmen koneksi lama yang terlambat tidak diterima koneksi baru, dan agar penyerang sulit menebak nomor urut untuk menyisipkan data.',
      },
    ],
  }),
  essay({
    title: 'Fragmentasi IPv4',
    topics,
    level: 'Sedang',
    body: 'Datagram IPv4 sepanjang 4.000 byte (kepala 20 byte) melewati saluran dengan MTU 1.500 byte.',
    parts: [
      {
        weight: 3,
        ask: 'Tuliskan panjang total, nilai *offset*, dan bendera MF setiap fragmen.',
        answer: [
          table(`
            fragmen | panjang total | data | offset | MF
            1 | 1500 | 1480 | 0 | 1
            2 | 1500 | 1480 | 185 | 1
            3 | 1040 | 1020 | 370 | 0`),
          '*Offset* dihitung dalam satuan 8 byte: 1480/8 = 185.',
        ],
      },
      {
        weight: 3,
        ask: 'Tulis program yang membaca panjang datagram dan MTU dalam satu baris, lalu mencetak `panjang offset MF` setiap fragmen (kepala selalu 20 byte).',
        answer: [
          code(
            'python',
            `
            panjang, mtu = map(int, input().split())
            data = panjang - 20
            muat = mtu - 20 if panjang <= mtu else (mtu - 20) // 8 * 8
            mulai = 0
            while mulai < data:
                isi = min(muat, data - mulai)
                masih = 1 if mulai + isi < data else 0
                print(isi + 20, mulai // 8, masih)
                mulai += isi`,
          ),
        ],
        cases: [
          testCase('4000 1500', '1500 0 1\n1500 185 1\n1040 370 0'),
          testCase('1500 1500', '1500 0 0', 'tidak perlu dipecah'),
          testCase('1501 1500', '1500 0 1\n21 185 0', 'lebih satu byte'),
          testCase('620 300', '300 0 1\n300 35 1\n60 70 0'),
        ],
      },
      {
        weight: 1,
        ask: 'Di mana fragmen disatukan kembali, dan apa akibatnya bila satu fragmen hilang?',
        answer:
          'Di *host* tujuan. Seluruh datagram dibuang, karena IP tidak mengirim ulang satu fragmen.',
      },
    ],
  }),
  essay({
    title: 'Jendela kemacetan TCP Reno',
    topics,
    level: 'Sulit',
    body: 'Sebuah koneksi TCP Reno mulai dengan cwnd = 1 dan ssthresh = 8 (dalam segmen). Pada putaran (RTT) ke-8 diterima tiga ACK ganda; pada putaran ke-11 terjadi *timeout*. Setelah tiga ACK ganda cwnd langsung disamakan dengan ssthresh yang baru.',
    parts: [
      {
        weight: 4,
        ask: 'Tuliskan cwnd pada putaran 1 sampai 15.',
        answer: [
          table(`
            putaran | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15
            cwnd | 1 | 2 | 4 | 8 | 9 | 10 | 11 | 12 | 6 | 7 | 8 | 1 | 2 | 4 | 5`),
        ],
      },
      {
        weight: 2,
        ask: 'Berapa ssthresh setelah putaran 8 dan setelah putaran 11? Sebutkan fase pada putaran 1–4, 5–8, 9–11, 12–14, dan 14–15.',
        answer:
          'Setelah putaran 8: 12/2 = **6**. Setelah putaran 11: 8/2 = **4**. Fasenya *slow start*, *congestion avoidance*, *congestion avoidance*, *slow start*, *congestion avoidance*.',
      },
      {
        weight: 2,
        ask: 'Mengapa *timeout* ditanggapi lebih keras daripada tiga ACK ganda?',
        answer:
          'ACK ganda berarti segmen sesudahnya masih sampai: jaringan hanya kehilangan sedikit. *Timeout* berarti tidak ada yang kembali, tanda kemacetan berat, sehingga pengirim mulai lagi dari satu segmen.',
      },
    ],
  }),
  essay({
    title: 'Mengisi pipa',
    topics,
    level: 'Sulit',
    body: 'Saluran 100 Mbps mempunyai RTT 40 ms. Ukuran segmen 1.250 byte; ukuran ACK diabaikan.',
    parts: [
      {
        weight: 2,
        ask: 'Dengan *stop-and-wait*, berapa persen saluran terpakai?',
        answer:
          'Waktu kirim 10.000 bit/100 Mbps = 0,1 ms. Satu segmen setiap 40,1 ms: 0,1/40,1 = **0,25%** (sekitar 0,25 Mbps).',
      },
      {
        weight: 2,
        ask: 'Berapa hasil kali *bandwidth* dan tunda? Berapa segmen harus sedang berjalan agar saluran penuh?',
        answer:
          '100.000.000 × 0,04 = 4.000.000 bit = **500.000 byte**. Segmennya 40,1/0,1 = **401** (jendela harus menutup waktu satu segmen ditambah RTT).',
      },
      {
        weight: 3,
        ask: 'Tanpa opsi *window scale*, jendela TCP paling besar 65.535 byte. Berapa laju paling tinggi? Berapa faktor skala (pangkat dua) terkecil agar saluran dapat penuh?',
        answer:
          '65.535 × 8/0,04 = 13.107.000 bit/s, sekitar **13,1 Mbps**. Diperlukan 500.000/65.535 = 7,63 kali; pangkat dua terkecil **8**, yaitu *shift count* 3.',
      },
    ],
  }),
  choice({
    topics,
    level: 'Mudah',
    body: '*Port* baku HTTPS adalah …',
    options: ['21', '80', '443', '53'],
    correct: 2,
    reason: '80 untuk HTTP, 53 DNS, 21 FTP.',
  }),
  choice({
    topics,
    level: 'Mudah',
    body: 'Banyak alamat *host* pada jaringan /28 adalah …',
    options: ['14', '16', '30', '28'],
    correct: 0,
    reason: '2^{4} − 2 = 14.',
  }),
  choice({
    topics,
    level: 'Sedang',
    body: 'Alamat manakah yang **bukan** alamat privat?',
    options: ['10.200.3.4', '172.20.1.1', '172.32.1.1', '192.168.255.1'],
    correct: 2,
    reason: 'Blok privat 172.16.0.0/12 berakhir di 172.31.255.255.',
  }),
];
