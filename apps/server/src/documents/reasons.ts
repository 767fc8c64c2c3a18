const DOWNLOAD = 'Silakan unduh file tersebut untuk membacanya.';

/** Why a file does not appear in a combined document, for the page in its place. */
export const REASONS = {
  WORD: `File Word ini tidak dapat ditampilkan di sini. ${DOWNLOAD}`,
  BROKEN_WORD: `File Word ini tidak dapat ditampilkan karena isinya rusak atau tidak lengkap. ${DOWNLOAD}`,
  BROKEN: `File PDF ini tidak dapat ditampilkan karena isinya rusak atau tidak lengkap. ${DOWNLOAD}`,
  ENCRYPTED: `File PDF ini tidak dapat ditampilkan karena dilindungi password. ${DOWNLOAD}`,
  EMPTY: 'File PDF ini tidak dapat ditampilkan karena tidak memiliki halaman.',
  UNKNOWN: `File ini tidak dapat ditampilkan karena jenisnya tidak didukung. ${DOWNLOAD}`,
  MISSING: 'File ini tidak dapat ditampilkan karena isinya tidak ada di penyimpanan server.',
  TOO_HEAVY: `File ini tidak dapat ditampilkan karena terlalu besar untuk diolah. ${DOWNLOAD}`,
  TOO_COMPLEX: `File ini tidak dapat ditampilkan karena isinya terlalu panjang atau terlalu rumit. ${DOWNLOAD}`,
  TOO_SLOW: `File ini tidak dapat ditampilkan karena terlalu lama diolah. ${DOWNLOAD}`,
  UNREADABLE: `File ini tidak dapat ditampilkan karena isinya tidak dapat diolah. ${DOWNLOAD}`,
  TOO_LONG:
    'Tampilan berhenti di sini karena dokumennya terlalu panjang. ' +
    'Silakan unduh file tersebut untuk membaca halaman selanjutnya.',
} as const;

/** Stands above a Word file that is shown without LibreOffice. */
export const SIMPLE_WORD =
  'Tampilan sederhana: tata letak asli dokumen Word ini disederhanakan. Unduh file untuk melihat aslinya.';

/** Why a file is refused when it is uploaded. */
export const CONTENT_PROBLEMS = {
  NO_PDF: 'Isi file ini bukan PDF',
  BROKEN_PDF: 'File PDF ini rusak atau tidak lengkap sehingga tidak dapat dibuka.',
  EMPTY_PDF: 'File PDF ini tidak memiliki halaman.',
  NO_DOCX: 'Isi file ini bukan dokumen Word (DOCX)',
  BROKEN_DOCX: 'Dokumen Word ini rusak atau tidak lengkap sehingga tidak dapat dibuka.',
  LOCKED_DOCX: 'Dokumen Word ini dilindungi password. Hapus passwordnya, lalu upload lagi.',
  MACROS: 'Dokumen Word ini berisi makro. Simpan tanpa makro, lalu upload lagi.',
  SWOLLEN: 'Isi dokumen Word ini terlalu besar setelah dibuka.',
  NO_TEXT: 'Isi file ini bukan teks',
  UNKNOWN: 'Jenis file ini tidak didukung. Gunakan PDF, DOCX, atau TXT.',
  UNREADABLE: 'File ini terlalu rumit untuk diperiksa, jadi tidak dapat diterima.',
} as const;

const LATER = 'karena server sedang sibuk. Silakan coba lagi sebentar lagi.';

/** Nothing is said of a document that the machine had no time for: it comes again. */
export const NOT_JUDGED_YET = `File ini belum dapat diperiksa ${LATER}`;
export const NOT_SHOWN_YET = `Tampilan ini belum dapat dibuat ${LATER}`;
