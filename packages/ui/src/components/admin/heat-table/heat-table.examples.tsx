import { HeatTable } from './heat-table.js';

export const Do = () => (
  <HeatTable
    caption="Kunci jawaban menurut mata kuliah"
    rowHeading="Mata kuliah"
    columns={['2025']}
    rows={[
      {
        id: 'bd',
        label: 'Basis Data',
        cells: { 2025: { tone: 'part', text: '3/5', label: '3 dari 5 paket punya kunci' } },
      },
    ]}
    empty="–"
  />
);

export const Dont = () => (
  <HeatTable
    caption="Kunci jawaban tanpa angka"
    rowHeading="Mata kuliah"
    columns={['2025']}
    rows={[
      {
        id: 'bd',
        label: 'Basis Data',
        cells: { 2025: { tone: 'part', text: '●', label: '3 dari 5 paket punya kunci' } },
      },
    ]}
    empty="–"
  />
);
