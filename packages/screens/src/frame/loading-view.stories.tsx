import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LoadingView } from './page-loading-view.js';

const meta = {
  title: 'Layar/Memuat',
  tags: ['autodocs'],
  component: LoadingView,
  parameters: {
    frames: { 'layar-memuat--default': 240, 'layar-memuat-halaman--default': 320 },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof LoadingView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'Memuat Bank Soal...',
    );
  },
};
