import { choice, code, essay, list, type Question, table, testCase } from '../model.js';

const topics = ['Struktur Data' as const];

export const strukturData: Question[] = [
  essay({
    title: 'Notasi postfix dan stack',
    topics,
    level: 'Mudah',
    body: 'Diberikan ekspresi infix `(8 - 3) * 2 + 6 / 3`.',
    parts: [
      {
        weight: 1,
        ask: 'Ubah ekspresi itu menjadi notasi postfix.',
        answer: '`8 3 - 2 * 6 3 / +`',
      },
      {
        weight: 2,
        ask: 'Hitung nilainya dengan *stack*; tuliskan isi *stack* (dasar di kiri) setelah setiap simbol.',
        answer: [
          table(`
            simbol | 8 | 3 | - | 2 | * | 6 | 3 | / | +
            isi stack | 8 | 8 3 | 5 | 5 2 | 10 | 10 6 | 10 6 3 | 10 2 | 12`),
          'Nilainya **12**.',
        ],
      },
      {
        weight: 3,
        ask: 'Tulis program yang membaca satu baris ekspresi postfix (dipisahkan spasi, operator `+ - *`) dan mencetak nilainya.',
        answer: [
          code(
            'python',
            `
            stack = []
            for simbol in input().split():
                if simbol in "+-*":
                    kanan, kiri = stack.pop(), stack.pop()
                    if simbol == "+":
                        stack.append(kiri + kanan)
                    elif simbol == "-":
                        stack.append(kiri - kanan)
                    else:
                        stack.append(kiri * kanan)
                else:
                    stack.append(int(simbol))
            print(stack.pop())`,
          ),
          'Operan yang diambil pertama adalah operan **kanan**; urutan ini penting pada pengurangan.',
        ],
        cases: [
          testCase('8 3 - 2 * 6 +', '16'),
          testCase('3 8 -', '-5', 'urutan operan'),
          testCase('42', '42', 'tanpa operator'),
          testCase('2 3 4 * + 5 -', '9'),
        ],
      },
    ],
  }),
  essay({
    title: 'Antrean melingkar di loket',
    topics,
    level: 'Mudah',
    body: 'Antrean loket disimpan pada larik melingkar berkapasitas 5 (indeks 0–4) dengan variabel `depan` dan `ukuran`. Semula kosong dan `depan = 0`. Operasinya berturut-turut: masuk A, B, C, D; keluar dua kali; masuk E, F, G; masuk H.',
    parts: [
      {
        weight: 2,
        ask: 'Gambarkan isi larik setelah G masuk, beserta nilai `depan` dan `ukuran`.',
        answer: [
          table(`
            indeks | 0 | 1 | 2 | 3 | 4
            isi | F | G | C | D | E`),
          '`depan = 2` (C) dan `ukuran = 5`.',
        ],
      },
      {
        weight: 1,
        ask: 'Apa yang terjadi ketika H masuk?',
        answer:
          'Antrean penuh (`ukuran` sama dengan kapasitas), jadi H ditolak; bila tidak diperiksa, H menimpa C.',
      },
      {
        weight: 2,
        ask: 'Tuliskan rumus indeks tempat elemen baru dimasukkan. Mengapa `depan` dan `belakang` saja tidak cukup untuk membedakan antrean kosong dari antrean penuh?',
        answer:
          'Indeksnya `(depan + ukuran) mod kapasitas`. Tanpa `ukuran`, keadaan kosong maupun penuh sama-sama memberi `belakang = depan`; karena itu disimpan ukurannya, atau satu tempat sengaja dikosongkan.',
      },
    ],
  }),
  essay({
    title: 'Memilih struktur data',
    topics,
    level: 'Mudah',
    body: 'Sebuah aplikasi perpustakaan menyimpan n buku.',
    parts: [
      {
        weight: 2,
        ask: [
          'Lengkapi kompleksitas waktu terburuk setiap operasi untuk larik dinamis dan *singly linked list* (hanya ada penunjuk ke kepala).',
          table(`
            operasi | larik dinamis | linked list
            mengambil elemen ke-i | … | …
            menyisipkan di depan | … | …
            menghapus di depan | … | …
            mencari suatu nilai (tidak terurut) | … | …`),
        ],
        answer: [
          table(`
            operasi | larik dinamis | linked list
            mengambil elemen ke-i | O(1) | O(n)
            menyisipkan di depan | O(n) | O(1)
            menghapus di depan | O(n) | O(1)
            mencari suatu nilai (tidak terurut) | O(n) | O(n)`),
        ],
      },
      {
        weight: 2,
        ask: [
          'Pilih struktur data yang paling cocok dan beri alasan singkat:',
          list(
            'riwayat tombol "urungkan" pada editor;',
            'antrean pencetakan dokumen;',
            'mencari buku menurut ISBN secepat mungkin;',
            'menampilkan buku terurut judul sambil terus menerima buku baru.',
          ),
        ],
        answer: [
          list(
            '*Stack*: perubahan terakhir diurungkan lebih dahulu (LIFO).',
            '*Queue*: yang datang lebih dahulu dicetak lebih dahulu (FIFO).',
            '*Hash table*: pencarian rata-rata O(1) menurut kunci.',
            'Pohon pencarian seimbang: penyisipan O(log n) dan penelusuran *inorder* memberi urutan.',
          ),
        ],
      },
    ],
  }),
  essay({
    title: 'Membalik linked list',
    topics,
    level: 'Sedang',
    body: [
      'Fungsi berikut seharusnya membalik *singly linked list* tanpa membuat simpul baru. Dua baris dihilangkan.',
      code(
        'python',
        `
        def balik(kepala):
            sebelum = None
            kini = kepala
            while kini is not None:
                berikut = kini.berikut
                # (1)
                sebelum = kini
                # (2)
            return sebelum`,
      ),
    ],
    parts: [
      {
        weight: 2,
        ask: 'Isi baris (1) dan (2). Apa akibatnya bila variabel `berikut` tidak disimpan lebih dahulu?',
        answer:
          'Baris (1): `kini.berikut = sebelum`. Baris (2): `kini = berikut`. Tanpa menyimpan `berikut`, sambungan ke sisa daftar hilang begitu `kini.berikut` ditimpa, sehingga perulangan berhenti setelah satu simpul.',
      },
      {
        weight: 2,
        ask: 'Telusuri untuk daftar 3 → 7 → 9: tuliskan `sebelum` dan `kini` di akhir setiap putaran.',
        answer: [
          table(`
            putaran | daftar pada sebelum | kini
            1 | 3 | 7
            2 | 7 → 3 | 9
            3 | 9 → 7 → 3 | None`),
        ],
      },
      {
        weight: 3,
        ask: 'Tulis program lengkap: baca bilangan dalam satu baris, susun menjadi *linked list*, balik, lalu cetak dipisahkan spasi. Tuliskan kompleksitas waktu dan memori tambahan fungsi `balik`.',
        answer: [
          code(
            'python',
            `
            class Simpul:
                def __init__(self, isi, berikut=None):
                    self.isi = isi
                    self.berikut = berikut

            def balik(kepala):
                sebelum, kini = None, kepala
                while kini is not None:
                    berikut = kini.berikut
                    kini.berikut = sebelum
                    sebelum = kini
                    kini = berikut
                return sebelum

            kepala = None
            for isi in reversed(input().split()):
                kepala = Simpul(isi, kepala)
            kini, hasil = balik(kepala), []
            while kini is not None:
                hasil.append(kini.isi)
                kini = kini.berikut
            print(" ".join(hasil))`,
          ),
          'Waktu O(n), memori tambahan O(1).',
        ],
        cases: [
          testCase('3 7 9', '9 7 3'),
          testCase('5', '5', 'satu simpul'),
          testCase('1 2 3 4 5 6', '6 5 4 3 2 1'),
          testCase('4 4 1', '1 4 4', 'nilai ganda'),
        ],
      },
    ],
  }),
  essay({
    title: 'Pohon pencarian biner',
    topics,
    level: 'Sedang',
    body: 'Kunci `50, 30, 70, 20, 40, 60, 80, 35, 45, 65` disisipkan berurutan ke dalam pohon pencarian biner (BST) yang semula kosong.',
    parts: [
      {
        weight: 2,
        ask: 'Tuliskan hasil penelusuran *preorder*, *inorder*, dan *postorder*.',
        answer: [
          list(
            '*Preorder*: 50 30 20 40 35 45 70 60 65 80',
            '*Inorder*: 20 30 35 40 45 50 60 65 70 80',
            '*Postorder*: 20 35 45 40 30 65 60 80 70 50',
          ),
        ],
      },
      {
        weight: 2,
        ask: 'Hapus kunci 30 dengan memakai penerus *inorder*-nya. Tuliskan *preorder* pohon yang baru.',
        answer:
          'Simpul 30 mempunyai dua anak. Penerus *inorder*-nya 35 (terkecil pada anak kanan), yang menggantikan 30. *Preorder*: **50 35 20 40 45 70 60 65 80**.',
      },
      {
        weight: 2,
        ask: 'Berapa tinggi pohon semula (banyak sisi dari akar ke daun terdalam)? Urutan penyisipan seperti apa yang membuat tingginya 9?',
        answer:
          'Tingginya **3**, misalnya 50 – 30 – 40 – 35. Tinggi 9 (pohon berbentuk rantai) terjadi antara lain bila kesepuluh kunci disisipkan terurut menaik atau menurun.',
      },
    ],
  }),
  essay({
    title: 'Hash table dengan linear probing',
    topics,
    level: 'Sedang',
    body: 'Kunci `22, 1, 13, 11, 24, 33, 18` disisipkan berurutan ke tabel berukuran 11 dengan h(k) = k mod 11 dan *linear probing*.',
    parts: [
      {
        weight: 3,
        ask: 'Gambarkan isi tabel dan tuliskan banyak tempat yang diperiksa pada setiap penyisipan.',
        answer: [
          table(`
            indeks | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10
            kunci | 22 | 1 | 13 | 11 | 24 | 33 |  | 18 |  |  |`),
          table(`
            kunci | 22 | 1 | 13 | 11 | 24 | 33 | 18
            diperiksa | 1 | 1 | 1 | 4 | 3 | 6 | 1`),
        ],
      },
      {
        weight: 1,
        ask: 'Berapa faktor muat (*load factor*) tabel? Berapa tempat diperiksa saat mencari 44, yang tidak ada?',
        answer:
          'Faktor muat 7/11 = 0,64 (dibulatkan). 44 mod 11 = 0; tempat 0 sampai 5 terisi dan tempat 6 kosong, jadi **7 tempat** diperiksa.',
      },
      {
        weight: 2,
        ask: 'Kunci 13 dihapus dengan mengosongkan tempatnya. Kunci mana yang kini tidak ditemukan, dan bagaimana mencegahnya?',
        answer:
          'Pencarian berhenti di tempat 2 yang kosong, sehingga **11, 24, dan 33** tidak ditemukan (24 justru mulai dari tempat 2). Pencegahannya: tandai tempat itu sebagai "pernah terisi" (*tombstone*) alih-alih kosong, atau sisipkan ulang kunci-kunci di belakangnya.',
      },
    ],
  }),
  essay({
    title: 'BFS dan DFS',
    topics,
    level: 'Sedang',
    body: [
      'Graf tak berarah berikut disimpan sebagai daftar ketetanggaan. Tetangga selalu dikunjungi menurut abjad.',
      table(`
        simpul | tetangga
        A | B, C
        B | A, D, E
        C | A, F
        D | B
        E | B, F
        F | C, E`),
    ],
    parts: [
      {
        weight: 2,
        ask: 'Tuliskan urutan kunjungan BFS dan DFS (rekursif) dari A.',
        answer: [list('BFS: A B C D E F', 'DFS: A B D E F C')],
      },
      {
        weight: 1,
        ask: 'Mengapa BFS, dan bukan DFS, menemukan lintasan dengan sisi paling sedikit? Tuliskan lintasan A ke F menurut keduanya.',
        answer:
          'BFS mengunjungi semua simpul berjarak k sebelum yang berjarak k + 1. BFS: A – C – F (2 sisi); DFS: A – B – E – F (3 sisi).',
      },
      {
        weight: 3,
        ask: 'Tulis program BFS: baris pertama berisi banyak sisi m, lalu m baris sisi `u v`, baris terakhir `asal tujuan`. Cetak banyak sisi terpendek, atau -1 bila tidak terhubung.',
        answer: [
          code(
            'python',
            `
            from collections import deque

            tetangga = {}
            for _ in range(int(input())):
                u, v = input().split()
                tetangga.setdefault(u, []).append(v)
                tetangga.setdefault(v, []).append(u)
            asal, tujuan = input().split()
            jarak = {asal: 0}
            antrean = deque([asal])
            while antrean:
                u = antrean.popleft()
                for v in tetangga.get(u, []):
                    if v not in jarak:
                        jarak[v] = jarak[u] + 1
                        antrean.append(v)
            print(jarak.get(tujuan, -1))`,
          ),
        ],
        cases: [
          testCase('6\nA B\nA C\nB D\nB E\nC F\nE F\nA F', '2', 'graf pada soal'),
          testCase('2\nA B\nC D\nA D', '-1', 'tidak terhubung'),
          testCase('1\nA B\nB B', '0', 'asal sama dengan tujuan'),
          testCase('4\nA B\nB C\nC D\nD A\nA C', '2', 'siklus'),
        ],
      },
    ],
  }),
  essay({
    title: 'Rotasi pada pohon AVL',
    topics,
    level: 'Sulit',
    body: 'Kunci `10, 20, 30, 40, 50, 25` disisipkan berurutan ke pohon AVL yang semula kosong.',
    parts: [
      {
        weight: 4,
        ask: 'Sebutkan setiap rotasi yang terjadi (jenis dan simpul yang tidak seimbang) serta *preorder* pohon sesudahnya.',
        answer: [
          table(`
            setelah menyisipkan | simpul tidak seimbang | rotasi | preorder
            30 | 10 | kiri (kasus RR) | 20 10 30
            50 | 30 | kiri (kasus RR) | 20 10 40 30 50
            25 | 20 | kanan pada 40, lalu kiri pada 20 (kasus RL) | 30 20 10 25 40 50`),
          'Penyisipan 10, 20, dan 40 tidak memerlukan rotasi.',
        ],
      },
      {
        weight: 2,
        ask: 'Misalkan N(h) banyak simpul **paling sedikit** pada pohon AVL setinggi h (dihitung dalam sisi). Tuliskan rekurensinya dan hitung N(4).',
        answer:
          'N(0) = 1, N(1) = 2, N(h) = N(h − 1) + N(h − 2) + 1: satu anak setinggi h − 1 dan satu lagi setinggi h − 2. Maka N(2) = 4, N(3) = 7, **N(4) = 12**.',
      },
      {
        weight: 1,
        ask: 'Apa artinya bagi waktu pencarian terburuk?',
        answer:
          'N(h) tumbuh secara eksponensial (seperti Fibonacci), jadi tinggi pohon dengan n simpul hanya O(log n), dan pencarian terburuk pun O(log n).',
      },
    ],
  }),
  essay({
    title: 'Heap dan k nilai terbesar',
    topics,
    level: 'Sulit',
    body: 'Larik `4 10 3 5 1 8 7` (indeks 0–6) akan dijadikan *max-heap* dengan menurunkan simpul dari indeks 2 ke 0 (cara Floyd).',
    parts: [
      {
        weight: 3,
        ask: 'Tuliskan isi larik setelah simpul pada indeks 2, 1, dan 0 selesai diproses.',
        answer: [
          table(`
            indeks diproses | isi larik
            2 | 4 10 8 5 1 3 7
            1 | 4 10 8 5 1 3 7 (tidak berubah)
            0 | 10 5 8 4 1 3 7`),
        ],
      },
      {
        weight: 2,
        ask: 'Ambil nilai terbesar satu kali. Tuliskan isi *heap* sesudahnya.',
        answer: 'Nilai 10 keluar, 7 pindah ke akar lalu bertukar dengan 8: **8 5 7 4 1 3**.',
      },
      {
        weight: 3,
        ask: 'Tulis program O(n log k) yang membaca k pada baris pertama dan n bilangan pada baris kedua, lalu mencetak bilangan terbesar ke-k.',
        answer: [
          code(
            'python',
            `
            import heapq

            k = int(input())
            heap = []
            for x in map(int, input().split()):
                heapq.heappush(heap, x)
                if len(heap) > k:
                    heapq.heappop(heap)
            print(heap[0])`,
          ),
          '*Min-heap* itu paling banyak berisi k bilangan; yang terkecil di antara k terbesar selalu di akar.',
        ],
        cases: [
          testCase('1\n4 10 3 5 1 8 7', '10'),
          testCase('3\n4 10 3 5 1 8 7', '7'),
          testCase('7\n4 10 3 5 1 8 7', '1', 'k sama dengan n'),
          testCase('2\n9 9 1', '9', 'nilai ganda dihitung'),
        ],
      },
    ],
  }),
  essay({
    title: 'Cache LRU',
    topics,
    level: 'Sulit',
    body: [
      '*Cache* LRU berkapasitas 3 membuang kunci yang paling lama tidak dipakai ketika penuh. `isi k` menambahkan atau memperbarui kunci k, `baca k` mencetak `ada` atau `tidak ada`; keduanya menandai k sebagai baru dipakai (bila ada).',
      'Operasinya: isi a, isi b, isi c, baca a, isi d, baca b, isi c, isi e.',
    ],
    parts: [
      {
        weight: 2,
        ask: 'Tuliskan urutan kunci (dari yang paling lama sampai paling baru dipakai) setelah setiap operasi.',
        answer: [
          table(`
            operasi | isi a | isi b | isi c | baca a | isi d | baca b | isi c | isi e
            urutan | a | a b | a b c | b c a | c a d | c a d | a d c | d c e`),
          'Isi d membuang b, sehingga `baca b` mencetak `tidak ada`; isi e membuang a.',
        ],
      },
      {
        weight: 2,
        ask: 'Dua struktur data apa yang digabungkan agar kedua operasi O(1)? Apa tugas masing-masing?',
        answer:
          '*Hash table* dari kunci ke simpul (menemukan dalam O(1)) dan *doubly linked list* menurut waktu pemakaian (memindahkan ke ujung dan membuang dari pangkal dalam O(1), karena simpul mengenal kedua tetangganya).',
      },
      {
        weight: 3,
        ask: 'Tulis programnya: baris pertama berisi kapasitas dan banyak operasi, lalu satu operasi tiap baris. Boleh memakai pustaka baku.',
        answer: [
          code(
            'python',
            `
            from collections import OrderedDict

            kapasitas, banyak = map(int, input().split())
            cache = OrderedDict()
            for _ in range(banyak):
                operasi, kunci = input().split()
                if operasi == "baca":
                    print("ada" if kunci in cache else "tidak ada")
                    if kunci in cache:
                        cache.move_to_end(kunci)
                else:
                    cache[kunci] = True
                    cache.move_to_end(kunci)
                    if len(cache) > kapasitas:
                        cache.popitem(last=False)`,
          ),
        ],
        cases: [
          testCase(
            '3 9\nisi a\nisi b\nisi c\nbaca a\nisi d\nbaca b\nisi c\nisi e\nbaca a',
            'ada\ntidak ada\ntidak ada',
            'operasi pada soal, ditambah baca a',
          ),
          testCase('1 3\nisi x\nisi y\nbaca x', 'tidak ada', 'kapasitas satu'),
          testCase('2 4\nisi x\nisi x\nisi y\nbaca x', 'ada', 'memperbarui tidak menambah'),
        ],
      },
    ],
  }),
  choice({
    topics,
    level: 'Mudah',
    body: 'Struktur data yang mengeluarkan elemen dengan urutan terbalik dari urutan masuknya adalah …',
    options: ['*queue*', '*stack*', '*heap*', '*hash table*'],
    correct: 1,
    reason: '*Stack* bersifat LIFO: yang terakhir masuk keluar pertama.',
  }),
  choice({
    topics,
    level: 'Mudah',
    body: 'Penelusuran BST yang menghasilkan kunci terurut menaik adalah …',
    options: ['*preorder*', '*postorder*', '*inorder*', '*level order*'],
    correct: 2,
    reason: '*Inorder* mengunjungi anak kiri (lebih kecil), simpul, lalu anak kanan (lebih besar).',
  }),
  choice({
    topics,
    level: 'Sedang',
    body: 'Pohon biner lengkap disimpan pada larik mulai indeks 0. Induk simpul pada indeks 11 berada pada indeks …',
    options: ['4', '5', '6', '10'],
    correct: 1,
    reason: 'Induk indeks i adalah (i − 1) // 2 = 10 // 2 = 5.',
  }),
  choice({
    topics,
    level: 'Sedang',
    body: 'Graf sederhana tak berarah dengan 8 simpul paling banyak mempunyai … sisi.',
    options: ['28', '56', '64', '16'],
    correct: 0,
    reason: 'Setiap pasang simpul paling banyak satu sisi: 8 × 7 / 2 = 28.',
  }),
];
