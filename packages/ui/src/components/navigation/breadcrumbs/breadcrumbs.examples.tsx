import { Breadcrumbs } from './breadcrumbs.js';

export const Do = () => (
  <Breadcrumbs
    label="Jalan dengan nama tempat"
    items={[
      { label: 'Admin', href: '#admin' },
      { label: 'Tagging Mata Kuliah', href: '#tagging' },
      { label: 'Struktur Data' },
    ]}
  />
);

export const Dont = () => (
  <Breadcrumbs
    label="Jalan dengan nama tindakan"
    items={[
      { label: 'Kembali', href: '#admin' },
      { label: 'Lihat daftar', href: '#tagging' },
      { label: 'Ubah' },
    ]}
  />
);
