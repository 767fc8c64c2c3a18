import { DateField } from './date-field.js';

export const Do = () => (
  <DateField
    label="Tanggal ujian"
    hint="Antara 2 dan 21 November 2026."
    min="2026-11-02"
    max="2026-11-21"
  />
);

export const Dont = () => (
  <DateField label="Tanggal ujian" defaultValue="2026-11-22" min="2026-11-02" max="2026-11-21" />
);
