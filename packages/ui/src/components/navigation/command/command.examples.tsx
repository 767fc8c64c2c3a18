import { CommandList } from './command-list.js';

export const Do = () => (
  <CommandList
    label="Buka halaman atau tindakan"
    items={[
      { id: 'cari', label: 'Cari Soal', group: 'Halaman' },
      { id: 'upload', label: 'Upload Soal', group: 'Halaman' },
    ]}
    placeholder={undefined}
    noResults={undefined}
    onQueryChange={undefined}
    onChoose={() => {}}
  />
);

export const Dont = () => (
  <CommandList
    label="Buka halaman atau tindakan lain"
    items={[
      { id: 'cari', label: 'Pergi ke layanan pencarian', group: 'Halaman' },
      { id: 'upload', label: 'Jalankan pengiriman berkas', group: 'Halaman' },
    ]}
    placeholder={undefined}
    noResults={undefined}
    onQueryChange={undefined}
    onChoose={() => {}}
  />
);
