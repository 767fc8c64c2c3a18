import { Combobox } from './combobox.js';

export const Do = () => (
  <Combobox
    label="Mata kuliah"
    hint="Mata kuliah baru dapat ditambahkan dengan mengetik namanya."
    options={['Basis Data', 'Jaringan Komputer', 'Struktur Data']}
  />
);

export const Dont = () => (
  <Combobox
    label="Mata kuliah"
    placeholder="Pilih dari daftar"
    options={['Basis Data', 'Jaringan Komputer', 'Struktur Data']}
  />
);
