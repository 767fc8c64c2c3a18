import { SET_FILES_MAX } from '@bank-soal/contract/limits';
import { RETRY } from '../messages/retry.js';
import { useMessages } from '../messages/use-messages.js';

/** Sentences of the upload; those of refusals are the contract's. */
export const uploadMessages = {
  title: 'Upload Soal Baru',
  lead: 'Bagikan paket soal ujian Anda: file soal, dan bila ada kunci jawaban serta test case-nya.',
  files: 'File',
  filesHint: (maxMb: string) =>
    `Anda dapat memilih beberapa file sekaligus, masing-masing paling besar ${maxMb} MB, ` +
    `paling banyak ${SET_FILES_MAX} file.`,
  slots: {
    questions: 'Upload Soal',
    answers: 'Upload Kunci Jawaban',
    testCases: 'Upload Test Cases',
  },
  refused: (name: string, sentence: string) => `${name}: ${sentence}`,
  succeeded: 'Soal berhasil diupload!',
  failed: 'Terjadi kesalahan saat mengupload soal.',
  information: 'Informasi Soal',
  loading: 'Memuat data...',
  optionsFailed: 'Gagal memuat data mata kuliah dan topik.',
  optionsFailedHint: 'Anda tetap dapat mengetik mata kuliah sendiri.',
  retry: RETRY,
  fields: {
    title: 'Judul Set Soal',
    titleHint: 'Misalnya: UTS Struktur Data 2025',
    titleProposed: 'Diusulkan dari nama file. Ubah bila perlu.',
    titleMissing: 'Judul harus diisi.',
    subject: 'Mata Kuliah',
    subjectHint: 'Ketik untuk mencari. Mata kuliah baru dapat ditambahkan dengan mengetik namanya.',
    subjectMissing: 'Mata kuliah harus diisi.',
    topics: 'Topik',
    topicsPlaceholder: 'Pilih topik',
    level: 'Tingkat Kesulitan',
    levelPlaceholder: 'Pilih tingkat kesulitan',
    levelMissing: 'Tingkat kesulitan harus dipilih.',
    lecturer: 'Dosen',
    lecturerHint: 'Diisi dari akun Anda.',
    year: 'Tahun',
    questionCount: 'Jumlah Soal',
    questionCountHint: 'Tanpa angka, jumlah file soal yang ditampilkan.',
    description: 'Deskripsi',
    examKind: 'Jenis ujian',
    term: 'Semester',
    release: 'Siapa yang boleh melihat',
  },
  release: {
    title: 'Akses',
    guide: 'Panduan: siapa melihat apa, dan kapan',
    availableFrom: 'Soal dibuka',
    atOnce: 'Kosong: langsung dibuka.',
    keyFrom: 'Kunci dibuka',
    withSet: 'Kosong: bersama soalnya.',
    withSetShort: 'Bersama soalnya',
    early: 'Kunci jawaban tidak boleh dibuka lebih awal daripada soalnya.',
    unreadable: 'Tanggal atau jamnya tidak dapat dibaca. Tulis seperti 20/12/2026 dan 12.00.',
  },
  submit: 'Upload Soal',
  submitting: 'Mengupload...',
  cancel: 'Batalkan upload',
  reset: 'Kosongkan formulir',
  resetTitle: 'Kosongkan formulir?',
  resetText:
    'Isian dan pilihan file Anda akan hilang. Paket soal yang sudah dibuat tetap ada di Soal Saya.',
  resetConfirm: 'Kosongkan',
  progress: 'Kemajuan upload',
  progressText: (sent: string, total: string) => `${sent} dari ${total}`,
  drop: 'Lepaskan file di mana saja',
  dropHint: 'Kunci jawaban dan test case dikenali dari nama filenya.',
  lookHint: 'Seperti yang ada di perangkat Anda: belum diupload.',
  lookFailed: 'File ini tidak dapat dibaca',
  lookDocument: 'File Word dapat dilihat setelah diupload',
  succeededText: (title: string) => `"${title}" kini dapat dicari dan diunduh.`,
  similar: 'Ada paket soal yang mirip',
  similarHint: 'Hanya petunjuk: tidak ada yang ditolak karenanya.',
  similarTo: (percent: string) => `Mirip ${percent} % dengan`,
  seeSet: 'Lihat paket soal',
  ownSets: 'Soal Saya',
  login: 'Login kembali',
  draftKept: 'Isian dan file yang Anda pilih tetap tersimpan sampai Anda kembali.',
  offline: 'Periksa koneksi jaringan Anda, lalu coba lagi. Isian Anda tidak hilang.',
  fileOffline: 'Koneksi terputus. File ini belum terupload.',
  someFailed: (failed: string, all: string) =>
    `${failed} dari ${all} file belum terupload. Coba lagi hanya mengirim file yang belum terupload, ke paket soal yang sama.`,
  cancelled: 'Upload dibatalkan',
  cancelledText:
    'File yang sudah terupload tetap tersimpan. Tekan Upload Soal untuk melanjutkan, atau buka paket soal ini di Soal Saya.',
  cancelledEarly: 'Belum ada yang tersimpan. Isian dan file Anda masih ada di sini.',
  openSet: 'Buka di Soal Saya',
  lost: 'Pilih kembali file Anda',
  lostText: (names: string) =>
    `Isian Anda masih ada, tetapi browser tidak menyimpan file saat halaman dimuat ulang. Pilih kembali: ${names}`,
  sameSet: 'Paket soal seperti ini sudah ada',
  sameSetText:
    'Mata kuliah, tingkat kesulitan, tahun, dan judulnya sama. Anda tetap dapat menguploadnya.',
  sameFile: 'File yang sama sudah ada',
  sameFileHere: (name: string, other: string) =>
    `${name} berisi sama dengan ${other} di formulir ini.`,
  sameFileBank: (name: string, other: string) =>
    `${name} berisi sama dengan ${other} di paket soal`,
  sameFilesBank: (count: string) => `${count} file ini sudah ada di paket soal`,
  showAll: (count: string) => `Lihat semua (${count})`,
  showFewer: 'Lihat lebih sedikit',
  templateFailed: 'Gagal mendownload template',
} as const;

/** {@link uploadMessages} as the host words them. */
export const useUploadMessages = () => useMessages('upload', uploadMessages);
