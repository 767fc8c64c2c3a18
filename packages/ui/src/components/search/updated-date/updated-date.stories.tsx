import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../../layout/stack/index.js';
import { UpdatedDate } from './updated-date.js';

const meta = {
  title: 'Paket soal/UpdatedDate',
  tags: ['autodocs', 'stabil'],
  component: UpdatedDate,
  args: { date: '2026-11-20T17:30:00Z' },
} satisfies Meta<typeof UpdatedDate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const date = within(canvasElement).getByText('21 November 2026');
    await expect(date).toHaveAttribute('datetime', '2026-11-20T17:30:00Z');
  },
};

export const InMakassar: Story = {
  args: { date: '2026-11-20T16:30:00Z' },
  globals: { timeZone: 'Asia/Makassar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('21 November 2026')).toBeVisible();
  },
};

export const States: Story = {
  render: ({ date }) => (
    <Stack gap="sm" align="start">
      <UpdatedDate date={date} />
      <UpdatedDate date={date} format="short" />
      <UpdatedDate date={date} format="short" icon={false} />
      <UpdatedDate date="bukan tanggal" />
    </Stack>
  ),
};
