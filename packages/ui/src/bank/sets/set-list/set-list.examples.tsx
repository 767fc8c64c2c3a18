import { SetList, SetListItem } from './set-list.js';

export const Do = () => (
  <SetList aria-label="Baru ditambahkan">
    <SetListItem
      href="#uts-2025"
      title="UTS Struktur Data 2025"
      subject="Struktur Data"
      lecturer="Dr. Ratna Wulandari"
      updated="2025-10-14T03:00:00Z"
    />
  </SetList>
);

export const Dont = () => (
  <SetList aria-label="Judul yang memuat semuanya">
    <SetListItem
      href="#uts-2025"
      title="UTS Struktur Data 2025, Dr. Ratna Wulandari, diunggah 14 Oktober 2025"
      subject="Struktur Data"
    />
  </SetList>
);
