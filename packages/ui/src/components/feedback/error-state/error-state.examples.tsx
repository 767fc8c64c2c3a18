import { ErrorState } from './error-state.js';

export const Do = () => (
  <ErrorState
    size="sm"
    title="Daftar dosen gagal dimuat."
    description="Periksa koneksi Anda, lalu coba lagi."
    onRetry={() => {}}
  />
);

export const Dont = () => (
  <ErrorState size="sm" title="Error 502: Bad Gateway" onRetry={() => {}} />
);
