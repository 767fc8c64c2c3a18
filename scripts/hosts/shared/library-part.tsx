'use client';

import { checkNewPassword } from '@bank-soal/contract/rules-password';
import { NotFoundView } from '@bank-soal/screens/not-found';
import { Badge } from '@bank-soal/ui/badge';
import { Button } from '@bank-soal/ui/button';
import { Card } from '@bank-soal/ui/card';
import { Checkbox } from '@bank-soal/ui/checkbox';
import { DataTable } from '@bank-soal/ui/data-table';
import { Dialog, DialogContent, DialogTrigger } from '@bank-soal/ui/dialog';
import { Heading } from '@bank-soal/ui/heading';
import { Link } from '@bank-soal/ui/link';
import { MultiCombobox } from '@bank-soal/ui/multi-combobox';
import { Select } from '@bank-soal/ui/select';
import { Tab, TabPanel, Tabs, TabsList } from '@bank-soal/ui/tabs';
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
