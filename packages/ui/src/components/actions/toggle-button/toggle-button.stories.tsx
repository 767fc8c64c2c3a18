import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { PinIcon, PinnedIcon } from '../../data/icon/index.js';
import { Text } from '../../data/text/index.js';
import { Cluster } from '../../layout/cluster/index.js';
import { Stack } from '../../layout/stack/index.js';
import { ToggleButton } from './toggle-button.js';

const meta = {
  title: 'Tindakan/ToggleButton',
  tags: ['autodocs', 'uji', 'interaction'],
  component: ToggleButton,
  args: {
    label: 'Sematkan',
    pressed: false,
    icon: <PinIcon />,
    pressedIcon: <PinnedIcon />,
    onPressedChange: fn(),
  },
} satisfies Meta<typeof ToggleButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const LOOKS = ['Biasa', 'Tenang', 'Ikon saja', 'Ikon saja, tenang'];

export const States: Story = {
  render: (args) => (
    <Stack>
      {([{}, { quiet: true }, { short: true }, { short: true, quiet: true }] as const).map(
        (look, row) => (
          <Stack key={JSON.stringify(look)} gap="xs">
            <Text size="sm" tone="muted">
              {LOOKS[row]}: mati, menyala, kecil, kecil menyala, sibuk, nonaktif
            </Text>
            <Cluster>
              <ToggleButton {...args} {...look} aria-description={`Baris ${row}`} />
              <ToggleButton {...args} {...look} pressed />
              <ToggleButton {...args} {...look} size="sm" />
              <ToggleButton {...args} {...look} size="sm" pressed />
              <ToggleButton {...args} {...look} busy />
              <ToggleButton {...args} {...look} disabled />
            </Cluster>
          </Stack>
        ),
      )}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [pressed] = canvas.getAllByRole('button', { name: 'Sematkan', pressed: true });
    const icon = pressed?.querySelector('svg') as Element;
    await expect(getComputedStyle(icon).fill).not.toBe('none');
  },
};

export const LongText: Story = {
  args: { label: 'Ketidakbertanggungjawabannyakah pemrograman berorientasi objek lanjutan' },
  globals: { viewport: { value: 'narrow' } },
};

export const SwitchesByKeyboard: Story = {
  render: function Kept(args) {
    const [pressed, setPressed] = useState(false);
    return (
      <ToggleButton
        {...args}
        short
        pressed={pressed}
        onPressedChange={(next) => {
          setPressed(next);
          args.onPressedChange?.(next);
        }}
      />
    );
  },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Sematkan', pressed: false });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPressedChange).toHaveBeenLastCalledWith(true);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(args.onPressedChange).toHaveBeenLastCalledWith(false);
    await expect(button).toHaveFocus();
  },
};

export const IgnoresPressesWhileBusy: Story = {
  args: { busy: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPressedChange).not.toHaveBeenCalled();
  },
};

export const KeepsItself: Story = {
  args: { pressed: undefined, defaultPressed: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Sematkan', pressed: true });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect(args.onPressedChange).toHaveBeenLastCalledWith(false);
  },
};
