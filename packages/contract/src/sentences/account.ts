/** About signing in, and about one's own account. */
export const ACCOUNT_SENTENCES = {
  'required.credentials': 'Email dan password harus diisi',
  'unknown-email': 'Email tidak ditemukan',
  'wrong-password': 'Password salah',
  'wrong-code':
    'Kode akun kampus ini bukan milik akun ini, sudah dipakai, atau kedaluwarsa. Silakan masuk sekali lagi lewat akun kampus.',
  'wrong-password.current': 'Password saat ini salah',
  'account-disabled': 'Akun telah dinonaktifkan, hubungi administrator',
  'password-closed': 'Masuklah dengan akun kampus. Password hanya untuk administrator.',
  'required.sign-in-code': 'Kode masuk (code) harus diisi.',
  'oidc-denied': 'Masuk dengan akun kampus dibatalkan atau ditolak.',
  'oidc-expired': 'Waktu untuk masuk sudah habis. Silakan coba lagi.',
  'oidc-invalid': 'Jawaban dari akun kampus tidak dapat diterima. Silakan coba lagi.',
  'account-refused':
    'Akun kampus Anda tidak mendapat akses ke bank soal ini, hubungi administrator',
  'address-missing':
    'Akun kampus Anda tidak menyebut alamat email yang dapat dipakai di sini, hubungi administrator',
  'address-taken':
    'Alamat email akun kampus Anda sudah dipakai akun lain di sini, hubungi administrator',
  'provider-unavailable':
    'Layanan akun kampus sedang tidak menjawab. Silakan coba lagi sebentar lagi.',
  'required.password': 'Password harus diisi',
  'too-short.password': 'Password minimal {min} karakter',
  'too-common.password':
    'Password ini termasuk yang paling sering dipakai, sehingga mudah ditebak. Pilih password lain.',
  'too-long.password': 'Password maksimal {max} karakter',
  'confirmation-differs': 'Konfirmasi password tidak cocok',
} as const;
