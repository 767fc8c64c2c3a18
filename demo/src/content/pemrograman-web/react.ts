import { choice, code, essay, list, type Question, table, testCase } from '../model.js';

const topics = ['React' as const];

export const react: Question[] = [
  essay({
    title: 'Kartu soal sebagai komponen',
    topics,
    level: 'Mudah',
    body: 'Data paket soal berbentuk `{ id, judul, tingkat, unduhan }`.',
    parts: [
      {
        weight: 3,
        ask: 'Tulis komponen `KartuSoal` yang menampilkan judul sebagai `h3`, tingkat, dan tulisan "Belum pernah diunduh" bila `unduhan` 0, selain itu "N unduhan".',
        answer: [
          code(
            'jsx',
            `
            function KartuSoal({ judul, tingkat, unduhan }) {
              return (
                <article>
                  <h3>{judul}</h3>
                  <p>{tingkat}</p>
                  <p>{unduhan === 0 ? 'Belum pernah diunduh' : \`\${unduhan} unduhan\`}</p>
                </article>
              );
            }`,
          ),
        ],
      },
      {
        weight: 2,
        ask: 'Tulis komponen `DaftarSoal` yang menampilkan larik `paket` dengan `KartuSoal`. Apa fungsi `key`?',
        answer: [
          code(
            'jsx',
            `
            function DaftarSoal({ paket }) {
              return paket.map((p) => <KartuSoal key={p.id} {...p} />);
            }`,
          ),
          '`key` mengenali setiap butir di antara dua *render*, sehingga keadaan dan elemen DOM-nya tetap pada butir yang sama meskipun urutannya berubah.',
        ],
      },
      {
        weight: 1,
        ask: 'Mengapa `{unduhan && <p>{unduhan} unduhan</p>}` menampilkan angka 0?',
        answer:
          'Bila `unduhan` 0, ungkapan itu bernilai 0, dan React menampilkan bilangan (yang tidak ditampilkan hanyalah `false`, `null`, dan `undefined`). Pakai `unduhan > 0 && …`.',
      },
    ],
  }),
  essay({
    title: 'Keadaan yang tidak berubah',
    topics,
    level: 'Mudah',
    body: [
      'Tombol berikut ditekan, tetapi daftar di layar tidak bertambah.',
      code(
        'jsx',
        `
        function Daftar() {
          const [isi, setIsi] = useState(['SQL']);
          function tambah() {
            isi.push('ERD');
            setIsi(isi);
          }
          return (
            <>
              <button onClick={tambah}>Tambah</button>
              <ul>{isi.map((s) => <li key={s}>{s}</li>)}</ul>
            </>
          );
        }`,
      ),
    ],
    parts: [
      {
        weight: 2,
        ask: 'Jelaskan penyebabnya.',
        answer:
          '`push` mengubah larik yang sama, lalu `setIsi` menerima larik dengan identitas yang sama. React membandingkan dengan `Object.is`, menganggap tidak ada perubahan, dan tidak me-*render* ulang.',
      },
      {
        weight: 1,
        ask: 'Tulis fungsi `tambah` yang benar.',
        answer: [
          code(
            'jsx',
            `
            function tambah() {
              setIsi((lama) => [...lama, 'ERD']);
            }`,
          ),
        ],
      },
      {
        weight: 2,
        ask: 'Setelah diperbaiki, tombol ditekan dua kali dan muncul peringatan tentang `key`. Mengapa, dan apa perbaikannya?',
        answer:
          'Ada dua butir berisi "ERD", sehingga `key`-nya ganda. Beri setiap butir id sendiri saat dibuat, misalnya `{ id: crypto.randomUUID(), teks: "ERD" }`, dan pakai id itu sebagai `key`.',
      },
    ],
  }),
  essay({
    title: 'Berapa nilai n?',
    topics,
    level: 'Sedang',
    body: 'Keadaan dideklarasikan dengan `const [n, setN] = useState(0)`. Setiap bagian berikut adalah isi satu penangan klik, dimulai dari n = 0.',
    parts: [
      {
        weight: 3,
        ask: [
          'Tentukan nilai n setelah satu klik untuk setiap isi penangan berikut.',
          list(
            '(i) `setN(n + 1); setN(n + 1); setN(n + 1);`',
            '(ii) `setN((x) => x + 1); setN((x) => x + 1); setN((x) => x + 1);`',
            '(iii) `setN(n + 5); setN((x) => x + 1); setN(n + 2);`',
            '(iv) `setN(n + 5); setN((x) => x * 2);`',
          ),
        ],
        answer: [
          table(`
            penangan | antrean pembaruan | n
            (i) | ganti 1, ganti 1, ganti 1 | 1
            (ii) | +1, +1, +1 | 3
            (iii) | ganti 5, +1, ganti 2 | 2
            (iv) | ganti 5, kali 2 | 10`),
        ],
      },
      {
        weight: 2,
        ask: 'Mengapa `console.log(n)` tepat setelah `setN(n + 1)` masih mencetak 0?',
        answer:
          '`n` adalah konstanta dari *render* saat penangan itu dibuat (seperti potret). `setN` hanya mendaftarkan pembaruan; nilai baru ada pada *render* berikutnya.',
      },
      {
        weight: 1,
        ask: 'Berapa kali komponen di-*render* ulang setelah satu klik pada (ii)?',
        answer: 'Satu kali: pembaruan di dalam satu peristiwa dikumpulkan (*batching*).',
      },
    ],
  }),
  essay({
    title: 'Hasil pencarian yang tertukar',
    topics,
    level: 'Sedang',
    body: [
      'Pengguna mengetik "sql" lalu segera "erd". Kadang-kadang hasil "sql" yang tampil.',
      code(
        'jsx',
        `
        useEffect(() => {
          fetch('/api/cari?q=' + kata)
            .then((r) => r.json())
            .then((data) => setHasil(data));
        }, [kata]);`,
      ),
    ],
    parts: [
      {
        weight: 2,
        ask: 'Jelaskan bagaimana hal itu dapat terjadi.',
        answer:
          'Dua permintaan berjalan bersamaan dan jawabannya dapat tiba dengan urutan terbalik (*race condition*). Jawaban "sql" yang terlambat menimpa hasil "erd".',
      },
      {
        weight: 3,
        ask: 'Perbaiki dengan fungsi pembersih (*cleanup*), sekaligus perbaiki penyusunan alamatnya.',
        answer: [
          code(
            'jsx',
            `
            useEffect(() => {
              const pembatal = new AbortController();
              fetch('/api/cari?q=' + encodeURIComponent(kata), {
                signal: pembatal.signal,
              })
                .then((r) => r.json())
                .then((data) => setHasil(data))
                .catch((galat) => {
                  if (galat.name !== 'AbortError') setGalat(galat);
                });
              return () => pembatal.abort();
            }, [kata]);`,
          ),
          'Juga benar: variabel `let basi = false` yang dijadikan `true` pada pembersih dan diperiksa sebelum `setHasil`.',
        ],
      },
      {
        weight: 1,
        ask: 'Apa yang terjadi bila larik `[kata]` dihapus?',
        answer:
          'Efek berjalan setelah **setiap** *render*; karena `setHasil` menyebabkan *render* dengan larik baru, permintaan terkirim tanpa henti.',
      },
    ],
  }),
  essay({
    title: 'Reducer keranjang unduhan',
    topics,
    level: 'Sedang',
    body: 'Keranjang menyimpan larik id paket soal. Aksinya: `{ jenis: "tambah", id }` (id yang sudah ada diabaikan), `{ jenis: "hapus", id }`, dan `{ jenis: "kosongkan" }`.',
    parts: [
      {
        weight: 3,
        ask: 'Tulis `keranjang(keadaan, aksi)` sebagai fungsi murni. Bila tidak ada yang berubah, kembalikan keadaan yang sama.',
        answer: [
          code(
            'javascript',
            `
            function keranjang(keadaan, aksi) {
              switch (aksi.jenis) {
                case 'tambah':
                  return keadaan.includes(aksi.id) ? keadaan : [...keadaan, aksi.id];
                case 'hapus':
                  return keadaan.includes(aksi.id)
                    ? keadaan.filter((id) => id !== aksi.id)
                    : keadaan;
                case 'kosongkan':
                  return keadaan.length === 0 ? keadaan : [];
                default:
                  throw new Error('Aksi tidak dikenal: ' + aksi.jenis);
              }
            }`,
          ),
        ],
        cases: [
          testCase("console.log(keranjang([3], { jenis: 'tambah', id: 7 }).join());", '3,7'),
          testCase(
            "const k = [3];\nconsole.log(keranjang(k, { jenis: 'tambah', id: 3 }) === k);",
            'true',
            'identitas tetap',
          ),
          testCase(
            "const k = [3, 7];\nkeranjang(k, { jenis: 'hapus', id: 3 });\nconsole.log(k.length);",
            '2',
            'keadaan lama tidak diubah',
          ),
          testCase("console.log(keranjang([3, 7], { jenis: 'kosongkan' }).length);", '0'),
        ],
      },
      {
        weight: 2,
        ask: 'Mengapa *reducer* harus murni? Apa yang dilakukan *Strict Mode* untuk menemukan pelanggarannya?',
        answer:
          'React boleh memanggilnya kapan saja dan lebih dari sekali; hasilnya harus hanya bergantung pada argumen. Pada pengembangan, *Strict Mode* memanggil *reducer* dua kali sehingga efek samping (misalnya `push`) tampak ganda.',
      },
    ],
  }),
  essay({
    title: 'Indeks sebagai key',
    topics,
    level: 'Sulit',
    body: [
      'Setiap baris mempunyai masukan tak terkendali (*uncontrolled*). Pengguna mengetik "x" pada baris Ani, "y" pada baris Budi, lalu menghapus baris Ani.',
      code(
        'jsx',
        `
        {baris.map((b, i) => (
          <li key={i}>
            {b.nama} <input /> <button onClick={() => hapus(b.id)}>Hapus</button>
          </li>
        ))}`,
      ),
    ],
    parts: [
      {
        weight: 3,
        ask: 'Apa yang tampak pada baris Budi setelah penghapusan? Jelaskan dengan cara React mencocokkan elemen.',
        answer:
          'Tertulis "Budi" dengan masukan berisi **"x"**. Sebelum: key 0 = Ani, key 1 = Budi. Sesudah: key 0 = Budi. React menganggap butir key 0 tetap ada dan hanya mengganti teksnya, sedangkan DOM masukan (berisi "x") dipertahankan; yang dibuang butir key 1 beserta "y".',
      },
      {
        weight: 1,
        ask: 'Perbaiki. Kapan indeks boleh dipakai sebagai `key`?',
        answer:
          'Pakai `key={b.id}`. Indeks boleh dipakai bila daftar tidak pernah disisipi, dihapus, atau diurutkan ulang, dan butirnya tidak menyimpan keadaan.',
      },
      {
        weight: 3,
        ask: 'Sebaliknya, `key` dapat dipakai dengan sengaja untuk **mengosongkan** keadaan. Tunjukkan pada formulir yang harus kosong kembali ketika `idPaket` berganti.',
        answer: [
          code('jsx', '<FormulirSoal key={idPaket} idPaket={idPaket} />'),
          'Key yang berbeda berarti komponen yang berbeda: React membuang yang lama beserta keadaannya dan memasang yang baru.',
        ],
      },
    ],
  }),
  essay({
    title: 'Hook buatan sendiri: nilai tertunda',
    topics,
    level: 'Sulit',
    body: 'Hook `useTertunda(nilai, ms)` menghasilkan nilai terakhir yang sudah tidak berubah selama `ms` milidetik.',
    parts: [
      {
        weight: 4,
        ask: 'Tulis hook itu.',
        answer: [
          code(
            'jsx',
            `
            function useTertunda(nilai, ms) {
              const [tertunda, setTertunda] = useState(nilai);
              useEffect(() => {
                const penanda = setTimeout(() => setTertunda(nilai), ms);
                return () => clearTimeout(penanda);
              }, [nilai, ms]);
              return tertunda;
            }`,
          ),
        ],
      },
      {
        weight: 2,
        ask: '`nilai` berubah pada 0, 100, dan 250 ms, dengan `ms` = 300. Kapan `tertunda` berubah, dan berapa kali?',
        answer:
          'Setiap perubahan membersihkan penghitung sebelumnya; hanya yang terakhir selesai: **satu kali, pada 550 ms**.',
      },
      {
        weight: 2,
        ask: 'Mengapa hook tidak boleh dipanggil di dalam `if`?',
        answer:
          'React mengenali keadaan setiap hook dari **urutan** panggilannya. Bila satu panggilan kadang dilewati, hook sesudahnya membaca keadaan milik hook lain.',
      },
    ],
  }),
  choice({
    topics,
    level: 'Mudah',
    body: 'Data yang diteruskan dari komponen induk ke komponen anak disebut …',
    options: ['*state*', '*props*', '*ref*', '*context*'],
    correct: 1,
    reason: '*Props* hanya dibaca oleh anak; *state* dimiliki komponen itu sendiri.',
  }),
  choice({
    topics,
    level: 'Sedang',
    body: 'Nilai yang disimpan pada `useRef` berbeda dengan `useState` karena …',
    options: [
      'hanya dapat menyimpan elemen DOM',
      'perubahannya tidak menyebabkan *render* ulang',
      'hilang pada *render* berikutnya',
      'harus berupa teks',
    ],
    correct: 1,
    reason: 'Isi `ref.current` bertahan antar-*render* dan boleh diubah tanpa *render* ulang.',
  }),
  choice({
    topics,
    level: 'Mudah',
    body: 'Masukan terkendali (*controlled input*) mempunyai …',
    options: [
      '`defaultValue` saja',
      '`value` dari keadaan dan `onChange` yang memperbaruinya',
      '`ref` saja',
      '`value` tanpa `onChange`',
    ],
    correct: 1,
    reason: 'Keadaan menjadi satu-satunya sumber nilai masukan.',
  }),
];
