import { Badge, type BadgeTone } from '../badge/index.js';
import type { DataColumn } from './data-column.js';
import { DataTable } from './data-table.js';

interface Paper {
  name: string;
  tone: BadgeTone;
  word: string;
}

const papers: Paper[] = [
  { name: 'UTS Basis Data', tone: 'success', word: 'Dipakai' },
  { name: 'UAS Basis Data', tone: 'warning', word: 'Draf' },
];
const name: DataColumn<Paper> = {
  id: 'name',
  header: 'Naskah',
  cell: (paper) => paper.name,
  rowHeader: true,
};
const word: DataColumn<Paper> = {
  id: 'status',
  header: 'Status',
  cell: (paper) => <Badge tone={paper.tone}>{paper.word}</Badge>,
};
const dot: DataColumn<Paper> = {
  ...word,
  cell: (paper) => <Badge tone={paper.tone}>●</Badge>,
};
const rows = { rows: papers, rowKey: (paper: Paper) => paper.name };

export const Do = () => (
  <DataTable caption="Naskah, status dengan kata" columns={[name, word]} {...rows} />
);

export const Dont = () => (
  <DataTable caption="Naskah, status dengan warna" columns={[name, dot]} {...rows} />
);
