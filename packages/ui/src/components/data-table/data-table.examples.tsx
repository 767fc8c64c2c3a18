import { Badge, type BadgeTone } from '../badge/index.js';
import { DataTable } from './data-table.js';

export const Do = () => (
  <DataTable
    caption="Naskah, status dengan kata"
    columns={[
      { id: 'name', header: 'Naskah', cell: ({ name }) => name, rowHeader: true },
      {
        id: 'status',
        header: 'Status',
        cell: ({ tone, word }) => <Badge tone={tone}>{word}</Badge>,
      },
    ]}
    rows={[
      { name: 'UTS Basis Data', tone: 'success' as BadgeTone, word: 'Dipakai' },
      { name: 'UAS Basis Data', tone: 'warning' as BadgeTone, word: 'Draf' },
    ]}
    rowKey={({ name }) => name}
  />
);

export const Dont = () => (
  <DataTable
    caption="Naskah, status dengan warna"
    columns={[
      { id: 'name', header: 'Naskah', cell: ({ name }) => name, rowHeader: true },
      { id: 'status', header: 'Status', cell: ({ tone }) => <Badge tone={tone}>●</Badge> },
    ]}
    rows={[
      { name: 'UTS Basis Data', tone: 'success' as BadgeTone },
      { name: 'UAS Basis Data', tone: 'warning' as BadgeTone },
    ]}
    rowKey={({ name }) => name}
  />
);
