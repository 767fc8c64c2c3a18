import { Tab, TabPanel, Tabs, TabsList } from './tabs.js';

export const Do = () => (
  <Tabs defaultValue="soal">
    <TabsList label="Berkas dengan nama pendek">
      <Tab value="soal" count={3}>
        Soal
      </Tab>
      <Tab value="kunci" count={1}>
        Jawaban
      </Tab>
    </TabsList>
    <TabPanel value="soal">Tiga berkas soal.</TabPanel>
    <TabPanel value="kunci">Satu kunci jawaban.</TabPanel>
  </Tabs>
);

export const Dont = () => (
  <Tabs defaultValue="soal">
    <TabsList label="Berkas dengan nama panjang">
      <Tab value="soal">Lihat semua berkas soal dari paket ini</Tab>
      <Tab value="kunci">Buka kunci jawaban yang tersedia</Tab>
    </TabsList>
    <TabPanel value="soal">Tiga berkas soal.</TabPanel>
    <TabPanel value="kunci">Satu kunci jawaban.</TabPanel>
  </Tabs>
);
