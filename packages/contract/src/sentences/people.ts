/** About lecturers and other people who have an account. */
export const PEOPLE_SENTENCES = {
  'required.lecturer-name': 'Nama dosen harus diisi',
  'too-long.lecturer-name': 'Nama dosen maksimal {max} karakter',
  'required.name': 'Nama harus diisi',
  'too-long.name': 'Nama maksimal {max} karakter',
  'required.email': 'Email harus diisi',
  'invalid.email': 'Format email tidak valid',
  'taken.lecturer-email': 'Email sudah digunakan oleh dosen lain.',
  'taken.email': 'Email sudah digunakan oleh akun lain.',
  'not-found.account': 'Akun tidak ditemukan.',
  'invalid.account-kind': 'Jenis akun harus admin, lecturer, atau student.',
  'invalid.account-sort': 'Urutan harus name, newest, atau lastSignIn.',
  'last-administrator.change':
    'Ini administrator aktif yang terakhir. Jadikan akun lain administrator dulu.',
  'required.new-password': 'Password wajib diisi untuk dosen baru.',
  'invalid.status': 'Status harus Aktif atau Nonaktif',
  'invalid.owner': 'Akun pemilik baru (accountId) harus dipilih.',
  'changed-meanwhile.lecturer':
    'Data dosen ini sudah berubah sejak Anda membukanya. Tidak ada yang disimpan.',
} as const;
