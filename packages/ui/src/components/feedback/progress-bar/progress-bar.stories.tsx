import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../../layout/stack/index.js';
import { ProgressBar } from './progress-bar.js';

const meta = {
  title: 'Umpan balik/ProgressBar',
  tags: ['autodocs', 'stabil'],
  component: ProgressBar,
  args: { value: 40 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack gap="lg">
      <ProgressBar value={0} label="Mengupload soal" />
      <ProgressBar
        value={1_400_000}
        max={2_000_000}
        label="Mengupload soal"
        valueText="1,4 MB dari 2 MB"
      />
      <ProgressBar value={100} tone="success" label="Kunci jawaban terkirim" />
      <ProgressBar value={30} tone="danger" label="Pengiriman terputus" />
      <ProgressBar value={null} label="Menyatukan dokumen" />
      <ProgressBar value={60} showText={false} />
    </Stack>
  ),
};

export const SaysItsValue: Story = {
  args: { value: 3, max: 4, label: 'Mengupload', valueText: '3 dari 4 file' },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Mengupload' });
    await expect(bar).toHaveAttribute('aria-valuenow', '75');
    await expect(bar).toHaveAttribute('aria-valuetext', '3 dari 4 file');
  },
};

export const SaysNoValueWhileUnknown: Story = {
  args: { value: null },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar');
    await expect(bar).not.toHaveAttribute('aria-valuenow');
  },
};

export const LongTitle: Story = {
  args: {
    label: 'UAS_Struktur_Data_Kelas_A_B_C_Semester_Genap_2024_2025_revisi.pdf',
    valueText: '123,4 MB dari 200 MB',
  },
  globals: { viewport: { value: 'narrow' } },
};
