import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../stack/index.js';
import { Heading } from './heading.js';

const meta = {
  title: 'Tampilan data/Heading',
  component: Heading,
  args: { children: 'Paket Soal Informatika' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack>
      <Heading level={1} size="2xl">
        Bank Soal Informatika
      </Heading>
      <Heading level={1}>Paket Soal Informatika</Heading>
      <Heading level={2}>Informasi Soal</Heading>
      <Heading level={3}>Ujian Akhir Semester Struktur Data</Heading>
      <Heading level={4}>Kunci jawaban</Heading>
    </Stack>
  ),
};

export const LongTitle: Story = {
  args: {
    level: 1,
    children: 'Ujian_Akhir_Semester_Pemrograman_Berorientasi_Objek_Lanjutan_Kelas_Paralel_2025',
  },
  globals: { viewport: { value: 'narrow' } },
};

export const KeepsLevelApartFromSize: Story = {
  args: { level: 3, size: 'xl' },
  play: async ({ canvasElement }) => {
    const title = within(canvasElement).getByRole('heading', { level: 3 });
    await expect(getComputedStyle(title).fontSize).toBe('28px');
  },
};

export const TakesFocusAfterNavigation: Story = {
  args: { level: 1, tabIndex: -1 },
  play: async ({ canvasElement }) => {
    const title = within(canvasElement).getByRole('heading', { level: 1 });
    title.focus();
    await expect(title).toHaveFocus();
  },
};
