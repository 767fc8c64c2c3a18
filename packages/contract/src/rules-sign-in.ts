/** Sentences of signing in. */
export const SIGN_IN_SENTENCES = {
  REQUIRED: 'Email dan password harus diisi',
  UNKNOWN_EMAIL: 'Email tidak ditemukan',
  WRONG_PASSWORD: 'Password salah',
  DISABLED: 'Akun telah dinonaktifkan, hubungi administrator',
  FAILED: 'Gagal masuk. Silakan coba lagi.',
  OFFLINE: 'Terjadi kesalahan. Periksa koneksi jaringan Anda.',
} as const;

/** The call needs a signed-in user, and there is none or no longer one. */
export const SESSION_ENDED = 'Anda belum login atau sesi telah berakhir. Silakan login kembali.';

/** Judges the sign-in form; returns the sentence to show, or `undefined`. */
export function checkSignIn(form: { email: string; password: string }): string | undefined {
  return form.email.trim() === '' || form.password === '' ? SIGN_IN_SENTENCES.REQUIRED : undefined;
}

/** The sentence for a refused sign-in, by the answer's status; no status means no answer. */
export function signInSentence(status: number | undefined): string {
  switch (status) {
    case undefined:
      return SIGN_IN_SENTENCES.OFFLINE;
    case 404:
      return SIGN_IN_SENTENCES.UNKNOWN_EMAIL;
    case 401:
      return SIGN_IN_SENTENCES.WRONG_PASSWORD;
    case 403:
      return SIGN_IN_SENTENCES.DISABLED;
    default:
      return SIGN_IN_SENTENCES.FAILED;
  }
}
