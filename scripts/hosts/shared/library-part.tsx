'use client';

import { checkNewPassword } from '@bank-soal/contract/accounts';
import { NotFoundView } from '@bank-soal/screens/not-found';
import { Badge } from '@bank-soal/ui/badge';
import { Button } from '@bank-soal/ui/button';
import { Card } from '@bank-soal/ui/card';
import { Checkbox } from '@bank-soal/ui/checkbox';
import { Combobox } from '@bank-soal/ui/combobox';
import { DataTable } from '@bank-soal/ui/data-table';
import { DateRangeField } from '@bank-soal/ui/date-range-field';
import { Dialog, DialogContent, DialogTrigger } from '@bank-soal/ui/dialog';
import { Form } from '@bank-soal/ui/form';
import { Heading } from '@bank-soal/ui/heading';
import { Link } from '@bank-soal/ui/link';
import { MultiCombobox } from '@bank-soal/ui/multi-combobox';
import { NumberField } from '@bank-soal/ui/number-field';
import { SegmentedToggle } from '@bank-soal/ui/segmented-toggle';
import { Select } from '@bank-soal/ui/select';
import { Tab, TabPanel, Tabs, TabsList } from '@bank-soal/ui/tabs';
import { TagPicker } from '@bank-soal/ui/tag-picker';
import { Text } from '@bank-soal/ui/text';
import { TextField } from '@bank-soal/ui/text-field';
import { useState } from 'react';

const rows = [
  { id: 1, name: 'Graf' },
  { id: 2, name: 'Pohon' },
];
const columns = [
  { id: 'name', header: 'Nama', cell: (row: (typeof rows)[number]) => row.name, rowHeader: true },
];
const tags = ['Array', 'Graf', 'Pohon'];

/** Components of every kind, and a screen. */
export function LibraryPart() {
  const [chosen, setChosen] = useState<string[]>(['Graf']);
  return (
    <section data-part-of="library">
      <Heading level={1}>Bank Soal</Heading>
      <Text>Teks pustaka.</Text>
      <div data-own="" className="ui:mt-[13px] ui:bg-brand-soft">
        Kelas pustaka di markah sendiri
      </div>
      <Link href="#pustaka">Tautan pustaka</Link>
      <Badge tone="success">Mudah</Badge>
      <Button variant="primary">Unduh</Button>
      <Button>Batal</Button>
      <Card>
        <Heading level={2}>Kartu</Heading>
        <TextField label="Judul" defaultValue="UAS" hint={checkNewPassword('')?.code} />
        <Select label="Tingkat" options={[{ value: 'Mudah', label: 'Mudah' }]} />
        <Checkbox label="Ingat saya" />
        <MultiCombobox label="Topik" options={tags} value={chosen} onChange={setChosen} />
      </Card>
      <Tabs defaultValue="a">
        <TabsList label="Berkas">
          <Tab value="a">Soal</Tab>
          <Tab value="b">Jawaban</Tab>
        </TabsList>
        <TabPanel value="a">Isi soal.</TabPanel>
        <TabPanel value="b">Isi jawaban.</TabPanel>
      </Tabs>
      <DataTable
        caption="Tag"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        rowLabel={(row) => row.name}
      />
      <div data-theme="light">
        <Card data-themed="light">
          <Button variant="primary">Terang</Button>
        </Card>
      </div>
      <div data-theme="dark">
        <Card data-themed="dark">
          <Button variant="primary">Gelap</Button>
        </Card>
      </div>
      <SentForm />
      <NotFoundView hrefs={{ home: '/' }} />
      <Dialog>
        <DialogTrigger>
          <Button>Buka dialog</Button>
        </DialogTrigger>
        <DialogContent title="Dialog">
          <TextField label="Nama" />
        </DialogContent>
      </Dialog>
    </section>
  );
}

const lecturers = [
  { value: 'd1', label: 'Ratna', group: 'Tetap' },
  { value: 'd2', label: 'Bagus', group: 'Tamu' },
];
const views = [
  { value: 'grid', label: 'Grid' },
  { value: 'table', label: 'Tabel' },
];

/** Fields that keep their values themselves, and an action of React's that receives them. */
function SentForm() {
  const [sent, setSent] = useState('');
  return (
    <Form
      aria-label="Kirim"
      action={(data) => setSent([...data].map(([name, value]) => `${name}=${value}`).join('&'))}
    >
      <Combobox label="Dosen" name="lecturer" options={lecturers} defaultValue="d1" />
      <MultiCombobox label="Bab" name="chapter" options={tags} defaultValue={['Graf', 'Pohon']} />
      <TagPicker label="Label" name="label" options={tags} />
      <NumberField label="Tahun" name="year" defaultValue={2026} />
      <DateRangeField label="Masa" name="span" defaultValue={{ start: '2026-12-01', end: '' }} />
      <SegmentedToggle label="Tampilan" name="view" options={views} defaultValue="grid" />
      <Button type="submit">Kirim</Button>
      <output aria-label="Terkirim">{sent}</output>
    </Form>
  );
}
