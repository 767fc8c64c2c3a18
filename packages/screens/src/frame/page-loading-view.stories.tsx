import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PageLoadingView } from './page-loading-view.js';

const meta = {
  title: 'Layar/Memuat/Halaman',
  component: PageLoadingView,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Paket Soal Informatika',
    description: 'Cari paket soal ujian, lihat isinya, lalu unduh.',
  },
} satisfies Meta<typeof PageLoadingView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Paket Soal Informatika',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('Memuat Bank Soal...');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
