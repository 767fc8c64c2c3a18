import { choice, code, essay, list, type Question, table, testCase } from '../model.js';

const topics = ['HTML' as const];

export const html: Question[] = [
  essay({
    title: 'Dari div ke elemen semantik',
    topics,
    level: 'Mudah',
    body: [
      'Potongan halaman berikut tampil benar, tetapi sulit dipahami pembaca layar (*screen reader*).',
      code(
        'html',
        `
        <div class="atas">
          <div class="menu"><a href="/">Beranda</a> <a href="/soal">Soal</a></div>
        </div>
        <div class="isi">
          <div class="judul-besar">Jadwal Ujian</div>
          <div class="berita">
            <div class="judul">UTS dimulai Senin</div>
            <img src="ruang.jpg">
          </div>
        </div>
        <div class="bawah">Program Studi Informatika</div>`,
      ),
    ],
    parts: [
      {
        weight: 3,
        ask: 'Tulis ulang dengan elemen semantik HTML5.',
        answer: [
          code(
            'html',
            `
            <header>
              <nav><a href="/">Beranda</a> <a href="/soal">Soal</a></nav>
            </header>
            <main>
              <h1>Jadwal Ujian</h1>
              <article>
                <h2>UTS dimulai Senin</h2>
                <img src="ruang.jpg" alt="Ruang ujian lantai dua dengan 40 kursi">
              </article>
            </main>
            <footer>Program Studi Informatika</footer>`,
          ),
          'Nilai penuh: `header`, `nav`, `main`, `article`, `footer`, judul bertingkat, dan `alt`.',
        ],
      },
      {
        weight: 1,
        ask: 'Apa fungsi atribut `alt`? Kapan nilainya sengaja dikosongkan (`alt=""`)?',
        answer:
          'Teks pengganti yang dibacakan pembaca layar dan tampil bila gambar gagal dimuat. Dikosongkan bila gambar hanya hiasan, supaya dilewati pembaca layar.',
      },
      {
        weight: 1,
        ask: 'Mengapa tingkat judul tidak sebaiknya melompat dari `h1` ke `h4`?',
        answer:
          'Pengguna pembaca layar menjelajahi halaman menurut kerangka judul. Lompatan mengesankan ada bagian yang hilang; ukuran huruf adalah urusan CSS, bukan alasan memilih tingkat judul.',
      },
    ],
  }),
  essay({
    title: 'Tabel jadwal yang mudah diakses',
    topics,
    level: 'Mudah',
    body: [
      'Tampilkan jadwal berikut sebagai tabel HTML.',
      table(
        `
        Hari | 08.00–10.00 | 10.00–12.00
        Senin | Basis Data | Pemrograman Web
        Selasa | Jaringan Komputer (dua sesi) |`,
      ),
    ],
    parts: [
      {
        weight: 3,
        ask: 'Tulis HTML-nya, lengkap dengan keterangan tabel, sel judul yang mempunyai `scope`, dan sel yang menempati dua kolom.',
        answer: [
          code(
            'html',
            `
            <table>
              <caption>Jadwal kuliah</caption>
              <thead>
                <tr>
                  <th scope="col">Hari</th>
                  <th scope="col">08.00-10.00</th>
                  <th scope="col">10.00-12.00</th>
                </tr>
              </thead>
              <tbody>
                <tr>
                  <th scope="row">Senin</th>
                  <td>Basis Data</td>
                  <td>Pemrograman Web</td>
                </tr>
                <tr>
                  <th scope="row">Selasa</th>
                  <td colspan="2">Jaringan Komputer</td>
                </tr>
              </tbody>
            </table>`,
          ),
        ],
      },
      {
        weight: 1,
        ask: 'Mengapa tabel tidak sebaiknya dipakai untuk mengatur tata letak halaman?',
        answer:
          'Tabel menyatakan data berbaris dan berkolom. Bila dipakai untuk tata letak, pembaca layar mengumumkan baris dan kolom yang tidak bermakna, urutan baca kacau, dan tampilan sulit menyesuaikan layar sempit. Tata letak adalah tugas CSS (Flexbox atau Grid).',
      },
    ],
  }),
  essay({
    title: 'Apa yang dikirim formulir ini?',
    topics,
    level: 'Sedang',
    body: [
      'Pengguna membuka halaman, mengetik `struktur data` pada kotak pertama, tidak mengubah yang lain, lalu menekan tombol "Cari".',
      code(
        'html',
        `
        <form action="/cari" method="get">
          <input type="search" name="q">
          <input type="number" name="tahun" value="2024">
          <input type="checkbox" name="kunci" value="ya">
          <input type="text" name="dosen" value="Ratna" disabled>
          <input type="text" value="catatan">
          <button>Cari</button>
        </form>`,
      ),
    ],
    parts: [
      {
        weight: 2,
        ask: 'Tuliskan alamat yang diminta peramban.',
        answer: '`/cari?q=struktur+data&tahun=2024`',
      },
      {
        weight: 2,
        ask: 'Jelaskan mengapa tiga masukan lain tidak ikut dikirim.',
        answer: [
          list(
            '`kunci`: kotak centang hanya dikirim bila dicentang.',
            '`dosen`: masukan `disabled` tidak pernah dikirim (bedakan dengan `readonly`).',
            'Masukan terakhir tidak mempunyai `name`.',
          ),
        ],
      },
      {
        weight: 2,
        ask: 'Sebutkan dua alasan memakai `method="post"` untuk formulir masuk (*login*), dan satu alasan `get` lebih baik untuk pencarian.',
        answer:
          '`post`: kata sandi tidak muncul pada alamat, riwayat, dan catatan server; permintaan yang mengubah keadaan tidak terulang lewat penanda halaman atau *prefetch*. `get` untuk pencarian: alamat hasil dapat disimpan, dibagikan, dan di-*cache*.',
      },
    ],
  }),
  essay({
    title: 'Formulir pendaftaran asisten',
    topics,
    level: 'Sedang',
    body: 'Formulir pendaftaran asisten praktikum memeriksa masukan dengan atribut HTML saja, tanpa JavaScript.',
    parts: [
      {
        weight: 4,
        ask: [
          'Tulis formulirnya. Setiap masukan harus berlabel dan wajib diisi:',
          list(
            'NIM: tepat delapan angka;',
            'surel;',
            'IPK: 0 sampai 4, dengan kelipatan 0,01;',
            'pilihan mata kuliah, tanpa pilihan bawaan.',
          ),
        ],
        answer: [
          code(
            'html',
            `
            <form action="/asisten" method="post">
              <label for="nim">NIM</label>
              <input id="nim" name="nim" required pattern="[0-9]{8}"
                     inputmode="numeric" title="Delapan angka">
              <label for="surel">Surel</label>
              <input id="surel" name="surel" type="email" required>
              <label for="ipk">IPK</label>
              <input id="ipk" name="ipk" type="number" required
                     min="0" max="4" step="0.01">
              <label for="mk">Mata kuliah</label>
              <select id="mk" name="mk" required>
                <option value="">Pilih mata kuliah</option>
                <option>Basis Data</option>
                <option>Pemrograman Web</option>
              </select>
              <button>Daftar</button>
            </form>`,
          ),
        ],
        cases: [
          testCase('NIM = 20240117', 'diterima'),
          testCase('NIM = 2024011', 'ditolak', 'tujuh angka'),
          testCase('NIM = 2024O117', 'ditolak', 'huruf O, bukan angka nol'),
          testCase('IPK = 3.755', 'ditolak', 'bukan kelipatan 0,01'),
          testCase('IPK = 4', 'diterima', 'batas atas'),
          testCase('IPK = 4.01', 'ditolak'),
          testCase('surel = nadia', 'ditolak', 'tanpa @'),
          testCase('mata kuliah = (belum dipilih)', 'ditolak'),
        ],
      },
      {
        weight: 1,
        ask: 'Mengapa server tetap harus memeriksa semua masukan?',
        answer:
          'Pemeriksaan di peramban dapat dilewati: atributnya dihapus lewat alat pengembang, atau permintaan dikirim langsung tanpa peramban. Pemeriksaan di peramban adalah kenyamanan, bukan pengamanan.',
      },
    ],
  }),
  essay({
    title: 'Urutan muat skrip',
    topics,
    level: 'Sulit',
    body: [
      'Semua berkas mulai diunduh pada saat yang sama (0 ms). Penguraian HTML memerlukan 300 ms dan waktu jalan skrip diabaikan.',
      code(
        'html',
        `
        <head>
          <script src="a.js" defer></script>  <!-- selesai diunduh 400 ms -->
          <script src="b.js" async></script>  <!-- selesai diunduh 100 ms -->
          <script src="c.js" defer></script>  <!-- selesai diunduh  50 ms -->
        </head>
        <body> ... </body>`,
      ),
    ],
    parts: [
      {
        weight: 3,
        ask: 'Pada milidetik ke berapa setiap skrip dijalankan, dan kapan `DOMContentLoaded` terjadi?',
        answer: [
          table(`
            waktu | peristiwa
            100 ms | b.js dijalankan begitu selesai diunduh, di tengah penguraian
            300 ms | penguraian selesai, tetapi a.js belum tiba
            400 ms | a.js dijalankan, segera disusul c.js
            400 ms | DOMContentLoaded, setelah semua skrip defer`),
          'c.js sudah tiba pada 50 ms, tetapi skrip `defer` dijalankan menurut urutannya di dokumen.',
        ],
      },
      {
        weight: 2,
        ask: 'Bila atribut `async` pada b.js dihapus (menjadi skrip biasa), apa yang berubah pada penguraian?',
        answer:
          'Penguraian berhenti di baris 3 sampai b.js tiba (100 ms) dan selesai dijalankan, baru dilanjutkan; akhir penguraian mundur dari 300 ms menjadi sekitar 400 ms.',
      },
      {
        weight: 2,
        ask: 'Skrip statistik kunjungan yang berdiri sendiri sebaiknya memakai `async` atau `defer`? Bagaimana dengan skrip yang membaca DOM dan bergantung pada pustaka lain?',
        answer:
          'Skrip statistik: `async`, karena tidak bergantung pada DOM maupun urutan. Skrip yang memerlukan DOM dan pustaka: `defer` untuk keduanya dengan pustaka lebih dahulu, karena urutannya dijamin dan DOM sudah lengkap.',
      },
    ],
  }),
  choice({
    topics,
    level: 'Mudah',
    body: 'Elemen yang tepat untuk tautan navigasi utama sebuah situs adalah …',
    options: ['`<section>`', '`<nav>`', '`<aside>`', '`<menuitem>`'],
    correct: 1,
    reason: '`nav` menandai kumpulan tautan navigasi utama.',
  }),
  choice({
    topics,
    level: 'Mudah',
    body: 'Atribut yang menghubungkan `<label>` dengan masukannya adalah …',
    options: [
      '`for` pada label, `id` pada masukan',
      '`name` pada keduanya',
      '`href` pada label',
      '`class` pada keduanya',
    ],
    correct: 0,
    reason: 'Nilai `for` sama dengan `id` masukan; menekan label memindahkan fokus ke masukan.',
  }),
  choice({
    topics,
    level: 'Sedang',
    body: 'Tombol di dalam formulir yang **tidak** boleh mengirim formulir harus ditulis …',
    options: [
      '`<button>`',
      '`<button type="button">`',
      '`<input type="submit">`',
      '`<button name="x">`',
    ],
    correct: 1,
    reason: 'Tanpa `type`, sebuah `button` di dalam formulir berperan sebagai `submit`.',
  }),
];
