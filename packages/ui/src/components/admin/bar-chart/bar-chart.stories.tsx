import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Text } from '../../data/text/index.js';
import { Stack } from '../../layout/stack/index.js';
import { BarChart } from './bar-chart.js';

const weeks = [12, 0, 48, 31, 7, 96, 1204].map((value, index) => ({
  label: `2026-W${40 + index}`,
  value,
}));

const meta = {
  title: 'Admin/BarChart',
  tags: ['autodocs', 'uji'],
  component: BarChart,
  args: {
    caption: 'Unduhan per minggu',
    bars: weeks,
    labelHeading: 'Minggu',
    valueHeading: 'Unduhan',
    tableLabel: 'Tampilkan sebagai tabel',
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('figure', { name: 'Unduhan per minggu' })).toBeVisible();
    await userEvent.click(canvas.getByText('Tampilkan sebagai tabel'));
    const table = canvas.getByRole('table', { name: 'Unduhan per minggu' });
    await expect(within(table).getAllByRole('row')).toHaveLength(8);
    await expect(within(table).getByText('1.204')).toBeVisible();
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="lg">
      <Stack gap="xs">
        <Text size="xs" tone="muted">
          Beberapa minggu
        </Text>
        <BarChart {...args} />
      </Stack>
      <Stack gap="xs">
        <Text size="xs" tone="muted">
          Satu minggu
        </Text>
        <BarChart {...args} caption="Satu minggu" bars={weeks.slice(0, 1)} />
      </Stack>
      <Stack gap="xs">
        <Text size="xs" tone="muted">
          Tanpa unduhan
        </Text>
        <BarChart
          {...args}
          caption="Tanpa unduhan"
          bars={weeks.map((bar) => ({ ...bar, value: 0 }))}
        />
      </Stack>
    </Stack>
  ),
};

export const WholeYear: Story = {
  args: {
    bars: Array.from({ length: 53 }, (_, index) => ({
      label: `2026-W${String(index + 1).padStart(2, '0')}`,
      value: (index * 37) % 90,
    })),
  },
  globals: { viewport: { value: 'narrow' } },
};
