/** About whoever calls: what every page may meet. */
export const SESSION_SENTENCES = {
  'session-ended': 'Anda belum login atau sesi telah berakhir. Silakan login kembali.',
  'token-refused': 'Akses ditolak. Silakan login kembali untuk mendapatkan token yang valid.',
} as const;
