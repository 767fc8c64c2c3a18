/** About signing in, and about one's own account. */
export const ACCOUNT_SENTENCES = {
  'required.credentials': 'Email dan password harus diisi',
  'unknown-email': 'Email tidak ditemukan',
  'wrong-password': 'Password salah',
  'wrong-password.current': 'Password saat ini salah',
  'account-disabled': 'Akun telah dinonaktifkan, hubungi administrator',
  'required.password': 'Password harus diisi',
  'too-short.password': 'Password minimal {min} karakter',
  'too-long.password': 'Password maksimal {max} karakter',
  'confirmation-differs': 'Konfirmasi password tidak cocok',
} as const;
