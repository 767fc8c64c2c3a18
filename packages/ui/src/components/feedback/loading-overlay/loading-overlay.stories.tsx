import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '../../data/card/index.js';
import { BrandMark } from '../../frame/brand-mark/index.js';
import { Skeleton } from '../skeleton/index.js';
import { LoadingOverlay } from './loading-overlay.js';

const meta = {
  title: 'Umpan balik/LoadingOverlay',
  tags: ['autodocs', 'stabil'],
  component: LoadingOverlay,
} satisfies Meta<typeof LoadingOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'Memuat Bank Soal...',
    );
  },
};

export const States: Story = {
  render: () => (
    <Card className="ui:relative">
      <Skeleton lines={8} />
      <LoadingOverlay cover="parent" mark={<BrandMark name={null} size="lg" />} />
    </Card>
  ),
};
