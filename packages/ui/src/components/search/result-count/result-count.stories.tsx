import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { fitsThePage } from '../../../test/fits-the-page.js';
import { Button } from '../../actions/button/index.js';
import { Stack } from '../../layout/stack/index.js';
import { ResultCount } from './result-count.js';

const meta = {
  title: 'Paket soal/ResultCount',
  tags: ['autodocs', 'stabil'],
  component: ResultCount,
  args: { count: 1234 },
} satisfies Meta<typeof ResultCount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'Menampilkan 1.234 hasil pencarian',
    );
  },
};

export const States: Story = {
  render: () => (
    <Stack gap="sm">
      <ResultCount count={0} />
      <ResultCount count={1} />
      <ResultCount count={10_000} />
      <ResultCount count={3} note="Tidak ada yang persis; ini yang mengandung semua kata" />
    </Stack>
  ),
};

/** What stands beside it takes no more height than its line. */
export const WithAction: Story = {
  args: {
    action: (
      <Button variant="link" size="sm">
        Pilih beberapa
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('status');
    await expect(line.parentElement?.clientHeight).toBe(line.clientHeight);
  },
};

export const HugeValue: Story = {
  args: { count: 123_456_789_012 },
  globals: { viewport: { value: 'narrow' } },
  play: fitsThePage,
};
