/** What only a server says: of what it cannot find, do, take or understand. */
export const SERVER_SENTENCES = {
  'not-found': 'Data tidak ditemukan.',
  'not-found.question-set': 'Paket soal tidak ditemukan.',
  'not-found.file': 'File tidak ditemukan.',
  'not-found.shown-files': 'File untuk ditampilkan tidak ditemukan.',
  'not-found.files': 'File untuk diunduh tidak ditemukan.',
  'not-found.course-tag': 'Tag mata kuliah tidak ditemukan.',
  'not-found.material-tag': 'Tag materi tidak ditemukan.',
  'not-found.material': 'Materi tidak ditemukan.',
  'not-found.lecturer': 'Dosen tidak ditemukan.',
  'not-found.address': 'Alamat API tidak ditemukan.',

  'admin-only': 'Akses ditolak. Hanya administrator yang dapat melakukan aksi ini.',
  'owner-only': 'Akses ditolak. Paket soal ini milik pengguna lain.',
  'not-withdrawn': 'Paket soal ini tidak sedang ditarik.',

  'too-many-sign-ins':
    'Terlalu banyak percobaan masuk yang gagal. Silakan coba lagi dalam {minutes} menit.',
  'too-many-writes':
    'Terlalu banyak perubahan dalam satu menit. Silakan lanjutkan dalam {seconds} detik.',
  'too-many-uploads':
    'Terlalu banyak upload sekaligus dari akun ini. Coba lagi sesudah yang lain selesai.',
  'too-many-sets':
    'Satu akun paling banyak menyimpan {max} paket soal, termasuk yang ditarik. Ubah paket soal yang ada, atau hubungi administrator.',
  'account-full':
    'Satu akun paling banyak menyimpan {max} MB file, dan sisa Anda {left} MB. Hapus file yang tidak diperlukan, atau hubungi administrator.',

  'required.set-id': 'Paket soal tujuan (questionSetId) harus diisi.',
  'required.file': 'File yang diupload (file) tidak ada.',
  'invalid.file-category': 'Jenis file (fileCategory) harus questions, answers, atau testCases.',
  'too-many.files-at-once': 'Kirim satu file saja dalam satu upload.',
  'broken-upload': 'Data upload rusak atau tidak lengkap.',
  'unlike-its-name.pdf': 'Isi file ini bukan PDF.',
  'unlike-its-name.docx': 'Isi file ini bukan dokumen Word (DOCX).',
  'unlike-its-name.txt': 'Isi file ini bukan teks.',
  'another-kind.pdf': 'Isi file ini bukan PDF (sebenarnya {found}).',
  'another-kind.docx': 'Isi file ini bukan dokumen Word (DOCX) (sebenarnya {found}).',
  'another-kind.txt': 'Isi file ini bukan teks (sebenarnya {found}).',
  'unsupported-kind': 'Jenis file ini tidak didukung. Gunakan PDF, DOCX, atau TXT.',
  'broken-file.pdf': 'File PDF ini rusak atau tidak lengkap sehingga tidak dapat dibuka.',
  'broken-file.docx': 'Dokumen Word ini rusak atau tidak lengkap sehingga tidak dapat dibuka.',
  'no-pages': 'File PDF ini tidak memiliki halaman.',
  'locked-file': 'Dokumen Word ini dilindungi password. Hapus passwordnya, lalu upload lagi.',
  'has-macros': 'Dokumen Word ini berisi makro. Simpan tanpa makro, lalu upload lagi.',
  'too-large.unpacked': 'Isi dokumen Word ini terlalu besar setelah dibuka.',
  'too-complex': 'File ini terlalu rumit untuk diperiksa, jadi tidak dapat diterima.',

  'required.search': 'Kata yang dicari harus diisi.',
  'too-long.search': 'Teks pencarian maksimal {max} karakter.',
  'too-long.filter': 'Setiap pilihan filter maksimal {max} karakter.',
  'too-many.filters': 'Paling banyak {max} pilihan untuk setiap filter.',
  'invalid.day': 'Tanggal harus ditulis seperti 2025-01-31.',
  'invalid.moment': 'Tanggal harus ditulis seperti 2025-01-31, atau 2025-01-31T09:00:00+07:00.',
  'invalid.sort': 'Urutan harus salah satu dari {sorts}.',
  'invalid.limit': 'Jumlah per halaman harus dari 1 sampai {max}.',
  'invalid.cursor': 'Cursor halaman tidak valid.',
  'invalid.course-id': 'Nomor mata kuliah harus bilangan bulat positif.',
  'invalid.audit-word': 'Pilihan pada catatan itu tidak dikenal.',
  'invalid.audit-id': 'Nomor pada catatan harus bilangan bulat positif.',

  'required.rows': 'Tidak ada baris yang diimpor',
  'too-many.rows': 'Paling banyak {max} baris sekali impor',
  'invalid-rows': 'Impor dibatalkan: {rows} baris perlu diperbaiki. Tidak ada yang disimpan.',

  invalid: 'Data yang dikirim tidak lengkap atau tidak valid.',
  'invalid.json': 'Data yang dikirim bukan JSON yang valid.',
  'invalid.character': 'Data yang dikirim berisi tanda yang tidak dapat disimpan.',
  'unknown-method': 'Metode ini tidak tersedia untuk alamat tersebut.',
  'unknown-range': 'Bagian file yang diminta tidak ada.',
  'unknown-expectation': 'Permintaan berisi syarat (Expect) yang tidak dikenal.',
  'unreadable-request': 'Permintaan tidak dapat dibaca.',
  'broken-off': 'Data yang dikirim terputus.',
  'too-large.body': 'Data yang dikirim terlalu besar.',
  'too-large.header': 'Header permintaan terlalu besar.',
  'too-slow': 'Permintaan terlalu lama.',
  'too-slow.body': 'Data yang dikirim terlalu lama datang.',
  'too-slow.upload': 'Upload terhenti atau terlalu lambat. Silakan coba lagi.',
  'demo-stays-here':
    'Bank contoh ini memakai akun demo dengan password umum, jadi hanya dibuka langsung dari komputernya sendiri, tidak lewat proxy.',

  busy: 'Server sedang sibuk. Silakan coba lagi sebentar lagi.',
  'busy.search': 'Pencarian ini terlalu lama. Silakan persempit, atau coba lagi nanti.',
  'busy.judging':
    'File ini belum dapat diperiksa karena server sedang sibuk. Silakan coba lagi sebentar lagi.',
  'busy.showing':
    'Tampilan ini belum dapat dibuat karena server sedang sibuk. Silakan coba lagi sebentar lagi.',
  'storage-full': 'Penyimpanan server penuh. Perubahan tidak disimpan; silakan coba lagi nanti.',
  'storage-unavailable':
    'Penyimpanan file sedang tidak dapat dijangkau. Tidak ada yang hilang; silakan coba lagi nanti.',
  'database-unavailable':
    'Basis data sedang tidak dapat dijangkau. Perubahan tidak disimpan; silakan coba lagi sebentar lagi.',
  'server-error': 'Terjadi kesalahan pada server.',
} as const;
