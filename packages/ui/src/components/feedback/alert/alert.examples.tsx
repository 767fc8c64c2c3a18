import { Stack } from '../../layout/stack/index.js';
import { Alert } from './alert.js';

export const Do = () => (
  <Alert role="none" tone="danger" title="Paket soal belum tersimpan.">
    Periksa koneksi jaringan Anda, lalu coba lagi.
  </Alert>
);

export const Dont = () => <Alert role="none" tone="danger" title="Terjadi kesalahan." />;

export const Do2 = () => (
  <Alert role="none" tone="warning" title="Judul dan mata kuliah belum diisi." />
);

export const Dont2 = () => (
  <Stack gap="sm">
    <Alert role="none" tone="warning" title="Judul belum diisi." />
    <Alert role="none" tone="warning" title="Mata kuliah belum diisi." />
  </Stack>
);
