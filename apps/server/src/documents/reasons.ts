import type { Failure } from '@bank-soal/contract/common';

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
  TOO_SLOW_TOGETHER:
    'Tampilan berhenti di sini karena file-file sebelumnya terlalu lama diolah. ' +
    'Silakan unduh file ini dan file berikutnya untuk membacanya.',
} as const;

/** Stands above a Word file that is shown without LibreOffice. */
export const SIMPLE_WORD =
  'Tampilan sederhana: tata letak asli dokumen Word ini disederhanakan. Unduh file untuk melihat aslinya.';

/** Why a file is refused when it is uploaded. */
export const CONTENT_PROBLEMS = {
  NO_PDF: { code: 'unlike-its-name', what: 'pdf' },
  BROKEN_PDF: { code: 'broken-file', what: 'pdf' },
  EMPTY_PDF: { code: 'no-pages' },
  NO_DOCX: { code: 'unlike-its-name', what: 'docx' },
  BROKEN_DOCX: { code: 'broken-file', what: 'docx' },
  LOCKED_DOCX: { code: 'locked-file' },
  MACROS: { code: 'has-macros' },
  SWOLLEN: { code: 'too-large', what: 'unpacked' },
  NO_TEXT: { code: 'unlike-its-name', what: 'txt' },
  UNKNOWN: { code: 'unsupported-kind' },
  UNREADABLE: { code: 'too-complex' },
} as const satisfies Record<string, Failure>;

/** No verdict on a document that the machine had no time for: it comes again. */
export const NOT_JUDGED_YET = { code: 'busy', what: 'judging' } as const;
export const NOT_SHOWN_YET = { code: 'busy', what: 'showing' } as const;
