import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { NotFoundView } from './not-found-view.js';

const meta = {
  title: 'Layar/Halaman tidak ditemukan',
  tags: ['autodocs'],
  component: NotFoundView,
  parameters: { frames: { 'layar-halaman-tidak-ditemukan--default': 480 }, layout: 'fullscreen' },
  args: { hrefs: { home: '#/' } },
} satisfies Meta<typeof NotFoundView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Halaman tidak ditemukan' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Kembali ke beranda' })).toHaveAttribute(
      'href',
      '#/',
    );
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
