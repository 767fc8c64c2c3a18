import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { fitsThePage } from '../../../test/fits-the-page.js';
import { Stack } from '../../layout/stack/index.js';
import { TabLinks } from './tab-links.js';
import { Tab, TabPanel, Tabs, TabsList } from './tabs.js';

const meta = {
  title: 'Navigasi/Tabs',
  tags: ['autodocs', 'stabil', 'interaction'],
  component: Tabs,
  subcomponents: { TabsList, Tab, TabPanel, TabLinks },
  args: { defaultValue: 'questions', onValueChange: fn() },
  render: (args) => (
    <Tabs {...args}>
      <TabsList label="Berkas paket soal">
        <Tab value="questions">Soal</Tab>
        <Tab value="answers">Jawaban</Tab>
        <Tab value="testCases">Test Cases</Tab>
      </TabsList>
      <TabPanel value="questions">Isi berkas soal.</TabPanel>
      <TabPanel value="answers">Isi kunci jawaban.</TabPanel>
      <TabPanel value="testCases">Isi test case.</TabPanel>
    </Tabs>
  ),
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack gap="lg">
      <Tabs defaultValue="a">
        <TabsList label="Dengan jumlah">
          <Tab value="a" count={3}>
            Soal
          </Tab>
          <Tab value="b" count={0}>
            Jawaban
          </Tab>
          <Tab value="c" count={1234}>
            Test Cases
          </Tab>
          <Tab value="d" disabled>
            Nonaktif
          </Tab>
        </TabsList>
        <TabPanel value="a">Tiga berkas soal.</TabPanel>
      </Tabs>
    </Stack>
  ),
};

export const StandsWhereTheTextDoes: Story = {
  play: async ({ canvas }) => {
    const word = document.createRange();
    word.selectNodeContents(canvas.getByRole('tab', { name: 'Soal' }));
    const text = document.createRange();
    text.selectNodeContents(canvas.getByText('Isi berkas soal.'));
    const apart = word.getBoundingClientRect().left - text.getBoundingClientRect().left;
    await expect(Math.abs(apart)).toBeLessThanOrEqual(1);
  },
};

export const ManyOnAPhone: Story = {
  globals: { viewport: { value: 'narrow' } },
  render: () => (
    <Tabs defaultValue="2">
      <TabsList label="Mata kuliah">
        {['Struktur Data', 'Basis Data', 'Pemrograman Berorientasi Objek', 'Jaringan Komputer'].map(
          (name, index) => (
            <Tab key={name} value={`${index}`} count={12}>
              {name}
            </Tab>
          ),
        )}
      </TabsList>
      <TabPanel value="2">Baris tab dapat digeser.</TabPanel>
    </Tabs>
  ),
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('tablist').getBoundingClientRect();
    const chosen = within(canvasElement).getByRole('tab', { selected: true });
    await waitFor(() =>
      expect(chosen.getBoundingClientRect().right).toBeLessThanOrEqual(list.right + 1),
    );
    const row = within(canvasElement).getByRole('tablist');
    await waitFor(() => expect(row).toHaveAttribute('data-more', 'left right'));
    await expect(getComputedStyle(row).maskImage).toContain('linear-gradient');
  },
};

export const MovesByArrows: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Soal' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Jawaban', selected: true })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Jawaban' })).toHaveTextContent(
      'Isi kunci jawaban.',
    );
    await userEvent.keyboard('{End}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('testCases');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Soal' })).toHaveFocus();
  },
};

/** Pages with an address each. */
export const Pages: Story = {
  render: () => (
    <TabLinks
      label="Ruang Saya"
      links={[
        { label: 'Paket', href: '#paket', current: true },
        { label: 'Naskah', href: '#naskah' },
        { label: 'Pertanggungjawaban keberlangsungan', href: '#lain' },
      ]}
    />
  ),
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('navigation', { name: 'Ruang Saya' }));
    await expect(row.getByRole('link', { current: 'page' })).toHaveTextContent('Paket');
    await fitsThePage();
  },
};

export const LongLabels: Story = {
  render: () => (
    <Tabs defaultValue="questions">
      <TabsList label="Berkas paket soal">
        <Tab value="questions" count={123_456_789_012}>
          Pertanggungjawaban keberlangsungan soal
        </Tab>
        <Tab value="answers">Jawaban</Tab>
      </TabsList>
      <TabPanel value="questions">
        soal_ujian_akhir_semester_pemrograman_berorientasi_objek_lanjutan.pdf
      </TabPanel>
      <TabPanel value="answers">Isi kunci jawaban.</TabPanel>
    </Tabs>
  ),
  globals: { viewport: { value: 'narrow' } },
  play: fitsThePage,
};
