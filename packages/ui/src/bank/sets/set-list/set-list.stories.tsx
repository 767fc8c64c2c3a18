import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Card } from '../../../components/data/card/index.js';
import { Heading } from '../../../components/data/heading/index.js';
import { SetList, SetListItem } from './set-list.js';

const meta = {
  title: 'Paket soal/SetList',
  tags: ['autodocs', 'stabil', 'interaction'],
  component: SetList,
  subcomponents: { SetListItem },
  args: {
    'aria-label': 'Baru ditambahkan',
    children: [
      <SetListItem
        key={1}
        href="#paket-1"
        title="UTS Struktur Data 2025"
        subject="Struktur Data"
        lecturer="Dr. Ratna Wulandari, M.Kom."
        updated="2025-10-14T03:00:00.000Z"
      />,
      <SetListItem
        key={2}
        href="#paket-2"
        title="UAS Basis Data"
        subject="Basis Data"
        lecturer="Bagas Prasetyanto, S.T., M.T."
        updated="2024-12-20T03:00:00.000Z"
      />,
      <SetListItem
        key={3}
        href="#paket-3"
        title="Kuis Greedy"
        subject="Desain Analisis Algoritma"
      />,
    ],
  },
} satisfies Meta<typeof SetList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const link = within(canvasElement).getByRole('link', { name: 'UTS Struktur Data 2025' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#paket-1');
  },
};

export const States: Story = {
  render: (args) => (
    <Card>
      <Heading level={2} size="sm">
        Baru ditambahkan
      </Heading>
      <SetList {...args} />
    </Card>
  ),
};

export const LongTitle: Story = {
  args: {
    children: (
      <SetListItem
        href="#paket-9"
        title="Kumpulan_soal_ujian_akhir_semester_ganjil_pemrograman_berorientasi_objek_lanjutan_2026"
        subject="Pemrograman Berorientasi Objek Lanjutan dan Perancangan Perangkat Lunak"
        lecturer="Prof. Dr. Ir. Muhammad Ramadhan Wirawan Kusumaatmadja, M.Sc., Ph.D."
        updated="2026-11-21T03:00:00.000Z"
      />
    ),
  },
  globals: { viewport: { value: 'narrow' } },
};
