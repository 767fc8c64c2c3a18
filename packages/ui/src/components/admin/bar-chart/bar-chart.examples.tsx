import { BarChart } from './bar-chart.js';

export const Do = () => (
  <BarChart
    caption="Unduhan, semua minggu"
    bars={[
      { label: 'Minggu 1', value: 12 },
      { label: 'Minggu 2', value: 0 },
      { label: 'Minggu 3', value: 0 },
      { label: 'Minggu 4', value: 31 },
    ]}
    labelHeading="Minggu"
    valueHeading="Unduhan"
    tableLabel="Tampilkan sebagai tabel"
  />
);

export const Dont = () => (
  <BarChart
    caption="Unduhan, tanpa minggu kosong"
    bars={[
      { label: 'Minggu 1', value: 12 },
      { label: 'Minggu 4', value: 31 },
    ]}
    labelHeading="Minggu"
    valueHeading="Unduhan"
    tableLabel="Tampilkan sebagai tabel"
  />
);
