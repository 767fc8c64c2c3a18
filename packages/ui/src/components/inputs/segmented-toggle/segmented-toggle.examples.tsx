import { SegmentedToggle } from './segmented-toggle.js';

export const Do = () => (
  <SegmentedToggle
    label="Tampilan"
    options={['Kartu', 'Tabel'].map((label) => ({ value: label, label }))}
    defaultValue="Kartu"
  />
);

export const Dont = () => (
  <SegmentedToggle
    label="Urutan"
    options={['Judul', 'Dosen', 'Materi', 'Semester', 'Tahun', 'Unduhan'].map((label) => ({
      value: label,
      label,
    }))}
    defaultValue="Judul"
  />
);
