import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Cluster } from '../../layout/cluster/index.js';
import { Stack } from '../../layout/stack/index.js';
import { Text } from '../text/index.js';
import { Chip } from './chip.js';
import { ToggleChip } from './toggle-chip.js';

const meta = {
  title: 'Tampilan data/Chip',
  tags: ['autodocs', 'stabil'],
  component: Chip,
  subcomponents: { ToggleChip },
  args: { children: 'Struktur Data' },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack>
      {(['sm', 'md'] as const).map((size) => (
        <Stack key={size} gap="xs">
          <Text size="xs" tone="muted">
            Chip {size}
          </Text>
          <Cluster>
            <Chip size={size}>Graph</Chip>
            <Chip size={size} onRemove={() => {}}>
              Linked List
            </Chip>
            <Chip size={size} disabled onRemove={() => {}}>
              Sorting
            </Chip>
          </Cluster>
        </Stack>
      ))}
      <Stack gap="xs">
        <Text size="xs" tone="muted">
          ToggleChip
        </Text>
        <Cluster>
          <ToggleChip selected>Mudah</ToggleChip>
          <ToggleChip selected={false}>Sedang</ToggleChip>
          <ToggleChip selected disabled>
            Sulit
          </ToggleChip>
          <ToggleChip selected={false} disabled>
            Essay
          </ToggleChip>
        </Cluster>
      </Stack>
    </Stack>
  ),
};

export const LongLabel: Story = {
  args: {
    children: 'Ketidakbertanggungjawabannyakah pemrograman berorientasi objek lanjutan',
    onRemove: fn(),
  },
  globals: { viewport: { value: 'narrow' } },
};

export const RemovesByKeyboard: Story = {
  args: { onRemove: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    const remove = within(canvasElement).getByRole('button', { name: 'Hapus Struktur Data' });
    await expect(remove).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

function Toggle() {
  const [selected, setSelected] = useState(false);
  return (
    <ToggleChip selected={selected} onSelectedChange={setSelected}>
      Mudah
    </ToggleChip>
  );
}

export const TogglesByKeyboard: Story = {
  render: () => <Toggle />,
  play: async ({ canvasElement }) => {
    const toggle = within(canvasElement).getByRole('button', { name: 'Mudah' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  },
};
