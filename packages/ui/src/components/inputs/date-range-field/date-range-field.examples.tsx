import { DateRangeField } from './date-range-field.js';

export const Do = () => <DateRangeField label="Masa ujian" />;

export const Dont = () => (
  <DateRangeField label="Rentang tanggal" startLabel="Tanggal 1" endLabel="Tanggal 2" />
);
