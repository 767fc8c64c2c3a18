import { formatDate } from '@bank-soal/ui/lib/format';
import { RETRY } from '../messages/retry.js';
import { useMessages } from '../messages/use-messages.js';

const day = (text: string) => formatDate(`${text}T12:00:00Z`, 'short');

/** Sentences of the search screen; browsing shares most of them. */
export const searchMessages = {
  title: 'Paket Soal Informatika',
  lead: 'Cari paket soal ujian, lihat isinya, lalu unduh.',
  modes: { label: 'Cari di', sets: 'Judul & topik', inside: 'Isi file' },
  label: 'Cari paket soal',
  placeholder: 'Cari menurut mata kuliah, dosen, atau topik',
  submit: 'Cari',
  results: 'Hasil pencarian',
  loading: 'Memuat Data...',
  loadingFilters: 'Memuat Filter Data...',
  fields: {
    levels: { label: 'Tingkat Kesulitan', placeholder: 'Pilih Tingkat Kesulitan' },
    courseTags: { label: 'Tag Mata Kuliah', placeholder: 'Pilih Tag Mata Kuliah' },
    materialTags: { label: 'Tag Materi', placeholder: 'Pilih Tag Materi' },
    examKinds: { label: 'Jenis ujian', placeholder: 'Pilih jenis ujian' },
    terms: { label: 'Semester', placeholder: 'Pilih semester' },
  },
  completeness: 'Kelengkapan',
  withKey: 'Ada kunci',
  examYear: 'Tahun ujian',
  allYears: 'Semua tahun',
  yearCount: (year: string, count: string) => `${year} (${count})`,
  year: (year: string) => `Tahun ${year}`,
  date: 'Tanggal',
  from: 'Dari',
  to: 'Sampai',
  halfRange: 'Isi kedua tanggal agar berlaku.',
  range: (from: string, to: string) => `${day(from)} – ${day(to)}`,
  defaultFilters: (reason: string) =>
    `Menggunakan data filter default. Server mungkin sedang bermasalah. (${reason})`,
  retry: RETRY,
  sort: 'Urutkan',
  sorts: {
    newest: 'Terbaru',
    oldest: 'Terlama',
    title: 'Judul A–Z',
    downloads: 'Paling banyak diunduh',
  },
  view: 'Tampilan',
  views: { grid: 'Kartu', table: 'Tabel', list: 'Daftar' },
  columns: {
    title: 'Nama File',
    subject: 'Mata Kuliah',
    level: 'Tingkat Kesulitan',
    lecturer: 'Dosen',
    date: 'Tanggal',
    actions: 'Aksi',
  },
  recent: 'Terakhir dilihat:',
  create: 'Buat form soal',
  upload: 'Upload soal',
  pick: 'Pilih beberapa',
  picked: 'Selesai memilih',
  more: 'Muat lebih banyak',
  moreFailed: 'Paket soal berikutnya tidak dapat dimuat',
  allWords: 'Tidak ada yang persis; ini yang mengandung semua kata',
  empty: 'Tidak ada hasil yang ditemukan. Silakan coba pencarian lain.',
  emptyHint: 'Periksa ejaannya, pakai kata yang lebih umum, atau hapus sebagian filter.',
  clear: 'Tampilkan semua paket soal',
  emptyBankHint: 'Bank soal ini masih kosong. Paket soal yang diupload akan tampil di sini.',
  failed: 'Daftar paket soal tidak dapat dimuat',
  failedHint: 'Periksa koneksi jaringan Anda, lalu coba lagi.',
  download: 'Unduh',
  downloadInTable: 'Download',
} as const;

/** {@link searchMessages} as the host words them. */
export const useSearchMessages = () => useMessages('search', searchMessages);
