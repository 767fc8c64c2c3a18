/** Sentences of the search screen (§2, §8). */
export const searchMessages = {
  title: 'Paket Soal Informatika',
  lead: 'Cari paket soal ujian, lihat isinya, lalu unduh.',
  label: 'Cari paket soal',
  placeholder: 'Cari menurut mata kuliah, dosen, atau topik',
  submit: 'Cari',
  results: 'Hasil pencarian',
  loading: 'Memuat Data...',
  empty: 'Tidak ada hasil yang ditemukan. Silakan coba pencarian lain.',
  emptyHint: 'Periksa ejaannya, atau pakai kata yang lebih umum.',
  clear: 'Tampilkan semua paket soal',
  emptyBankHint: 'Bank soal ini masih kosong. Paket soal yang diupload akan tampil di sini.',
  failed: 'Daftar paket soal tidak dapat dimuat',
  failedHint: 'Periksa koneksi jaringan Anda, lalu coba lagi.',
  download: 'Unduh',
  downloadName: (name: string) => `Unduh ${name}`,
} as const;
