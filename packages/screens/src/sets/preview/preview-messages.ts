import { useMessages } from '../../messages/use-messages.js';

/** Sentences of the preview. */
export const previewMessages = {
  back: 'Kembali ke pencarian',
  backShort: 'Kembali',
  seeing: {
    lecturer: 'Anda melihat sebagai dosen',
    user: 'Anda melihat sebagai mahasiswa',
    visitor: 'Anda melihat sebagai pengunjung',
  },
  seeingHint: 'Inilah jawaban server bagi pembaca itu saat ini, tanpa yang hanya untuk Anda.',
  seeMine: 'Kembali ke tampilan saya',
  edit: 'Ubah',
  history: 'Riwayat',
  missing: 'Soal tidak ditemukan',
  missingForVisitor:
    'Paket soal ini mungkin hanya untuk yang sudah masuk, sudah ditarik, atau alamatnya keliru.',
  login: 'Masuk',
  missingHint: 'Paket soal ini mungkin sudah ditarik, atau alamatnya keliru.',
  loading: 'Memuat Data...',
  failed: 'Paket soal tidak dapat dimuat',
  failedHint: 'Periksa koneksi jaringan Anda, lalu coba lagi.',
  year: (year: string) => `Tahun ${year}`,
  fromTitle: (words: string) => `${words} (dari judul)`,
  lecturer: (name: string) => `Dosen: ${name}`,
  share: 'Bagikan',
  copied: 'Tautan disalin',
  notCopied: 'Tautan tidak dapat disalin',
  fileGone: 'File yang memuat kata itu sudah tidak ada di paket soal ini.',
  report: 'Laporkan',
  reportFile: (name: string) => `Laporkan kesalahan di ${name}`,
  files: 'Berkas',
  categories: 'Jenis berkas',
  reader: { label: 'Yang dibaca', questions: 'Soal', answers: 'Kunci' },
  combined: {
    questions: 'Soal dan test cases',
    answers: 'Kunci jawaban',
  },
  combinedFailed: {
    questions: 'Gagal memuat soal dan test cases',
    answers: 'Gagal memuat kunci jawaban',
  },
  tabs: { questions: 'Soal', answers: 'Jawaban', testCases: 'Test Cases' },
  empty: {
    questions: 'Tidak ada file soal yang tersedia',
    answers: 'Tidak ada file jawaban yang tersedia',
    testCases: 'Tidak ada file test cases yang tersedia',
  },
  nothingToCombine: {
    questions: 'Tidak ada soal atau test case untuk ditampilkan',
    answers: 'Tidak ada kunci jawaban untuk ditampilkan',
  },
  key: {
    opens: (moment: string) => `Kunci dibuka ${moment}`,
    byItself: 'Halaman ini membukanya sendiri pada saatnya.',
    closed: 'Kunci jawaban belum terbuka untuk Anda',
    signIn: 'Masuk untuk membukanya, bila Anda boleh.',
    notYours: 'Pemilik paket soal ini menentukan siapa yang boleh membukanya.',
    login: 'Masuk',
    closedMeanwhile: 'Kunci jawaban ini ditutup sementara halaman ini terbuka.',
    closedUntil: (moment: string) =>
      `Kunci jawaban ini ditutup sementara halaman ini terbuka. Kunci dibuka ${moment}.`,
  },
  printedFiles: (category: string, names: string) => `${category}: ${names}`,
  pdfFailed: 'Gagal memuat PDF',
  textFailed: 'Error loading file content',
  seeCombined: {
    questions: 'Lihat halamannya di penampil soal dan test cases',
    answers: 'Lihat halamannya di penampil kunci jawaban',
  },
} as const;

/** {@link previewMessages} as the host words them. */
export const usePreviewMessages = () => useMessages('preview', previewMessages);
