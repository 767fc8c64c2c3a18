import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../../../components/layout/stack/index.js';
import { fitsThePage } from '../../../test/fits-the-page.js';
import { DownloadCount } from './download-count.js';

const meta = {
  title: 'Paket soal/DownloadCount',
  tags: ['autodocs', 'stabil'],
  component: DownloadCount,
  args: { count: 1234 },
} satisfies Meta<typeof DownloadCount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('1.234 unduhan')).toBeVisible();
  },
};

export const States: Story = {
  render: () => (
    <Stack gap="sm" align="start">
      <DownloadCount count={0} />
      <DownloadCount count={12} />
      <DownloadCount count={123_456_789_012} />
      <DownloadCount count={12} icon={false} />
    </Stack>
  ),
};

export const HugeValue: Story = {
  args: { count: 123_456_789_012 },
  globals: { viewport: { value: 'narrow' } },
  play: fitsThePage,
};
