import { Button } from '@bank-soal/ui/button';
import { type DataColumn, DataTable } from '@bank-soal/ui/data-table';
import { DialogContent, Dialog as DialogRoot } from '@bank-soal/ui/dialog';
import { MultiCombobox } from '@bank-soal/ui/multi-combobox';
import { Select } from '@bank-soal/ui/select';
import { Tab, TabPanel, Tabs, TabsList } from '@bank-soal/ui/tabs';
import { useMemo } from 'react';
import type { ChoiceProps, DialogProps, Row, TabGroupProps } from '../../page/kit.js';

export * from './cards.js';
export const MultiSelect = MultiCombobox;

export function Dialog({ open, onClose, cancel, confirm, ...rest }: DialogProps) {
  return (
    <DialogRoot open={open} onOpenChange={onClose}>
      <DialogContent
        closable={false}
        footer={
          <>
            <Button onClick={onClose}>{cancel}</Button>
            <Button variant="primary" onClick={onClose}>
              {confirm}
            </Button>
          </>
        }
        {...rest}
      />
    </DialogRoot>
  );
}

// Every row is rendered, as in the others: the windowed table would win without doing the work.
const CELLS: Pick<DataColumn<Row>, 'id' | 'cell' | 'align'>[] = [
  { id: 'title', cell: (row) => row.title },
  { id: 'subject', cell: (row) => row.subject },
  { id: 'lecturer', cell: (row) => row.lecturer },
  { id: 'year', cell: (row) => row.year, align: 'end' },
  { id: 'downloads', cell: (row) => row.downloads, align: 'end' },
];

export function Table({ head, rows }: { head: string[]; rows: Row[] }) {
  const columns = useMemo(
    () => CELLS.map((cell, index) => ({ ...cell, header: head[index] ?? '' })),
    [head],
  );
  return (
    <DataTable
      caption="Paket soal"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      windowedFrom={Number.POSITIVE_INFINITY}
    />
  );
}

export function Choice({ label, options, value, onChange }: ChoiceProps) {
  return (
    <Select
      label={label}
      options={options.map((option) => ({ value: option, label: option }))}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

export function TabGroup({ label, tabs, value, onChange }: TabGroupProps) {
  return (
    <Tabs value={value} onValueChange={onChange}>
      <TabsList label={label}>
        {tabs.map((tab) => (
          <Tab key={tab.id} value={tab.id}>
            {tab.name}
          </Tab>
        ))}
      </TabsList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} value={tab.id}>
          {tab.text}
        </TabPanel>
      ))}
    </Tabs>
  );
}
