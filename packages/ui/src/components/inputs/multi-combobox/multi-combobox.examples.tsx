import { MultiCombobox } from './multi-combobox.js';

export const Do = () => (
  <MultiCombobox
    label="Tag Materi"
    placeholder="Cari tag materi"
    options={[
      'Array',
      'Linked List',
      'Stack',
      'Queue',
      'Tree',
      'Graph',
      'Sorting',
      'Searching',
      'Hashing',
      'Rekursi',
    ]}
    defaultValue={['Graph', 'Tree']}
  />
);

export const Dont = () => (
  <MultiCombobox
    label="Isi paket"
    placeholder="Pilih isi paket"
    options={['Kunci jawaban', 'Test case']}
  />
);
