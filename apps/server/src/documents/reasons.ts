const DOWNLOAD = 'Silakan unduh file tersebut untuk membacanya.';

/** Why a file does not appear in a combined document, for the page in its place. */
export const REASONS = {
  WORD: `File Word ini belum dapat ditampilkan di sini. ${DOWNLOAD}`,
  BROKEN: `File PDF ini tidak dapat ditampilkan karena isinya rusak atau tidak lengkap. ${DOWNLOAD}`,
  ENCRYPTED: `File PDF ini tidak dapat ditampilkan karena dilindungi password. ${DOWNLOAD}`,
  EMPTY: 'File PDF ini tidak dapat ditampilkan karena tidak memiliki halaman.',
  UNKNOWN: `File ini tidak dapat ditampilkan karena jenisnya tidak didukung. ${DOWNLOAD}`,
  TOO_HEAVY: `File ini tidak dapat ditampilkan karena terlalu besar untuk diolah. ${DOWNLOAD}`,
  TOO_SLOW: `File ini tidak dapat ditampilkan karena terlalu lama diolah. ${DOWNLOAD}`,
} as const;
