import { Sidebar } from './sidebar.js';

export const Do = () => (
  <Sidebar
    label="Contoh"
    navId="contoh"
    shortcut={false}
    groups={[
      {
        items: [
          { label: 'Akun', href: '#akun', current: true },
          { label: 'Laporan', href: '#laporan' },
        ],
      },
    ]}
  />
);

export const Dont = () => (
  <Sidebar
    label="Contoh lain"
    navId="contoh-lain"
    shortcut={false}
    groups={[{ items: [{ label: 'Lihat dan ubah semua akun yang terdaftar', href: '#akun' }] }]}
  />
);
