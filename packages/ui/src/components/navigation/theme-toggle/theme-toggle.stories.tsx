import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../layout/stack/index.js';
import { ThemeToggle, type ThemeToggleProps } from './theme-toggle.js';

function Kept({ value, onChange, ...rest }: ThemeToggleProps) {
  const [theme, setTheme] = useState(value);
  return (
    <ThemeToggle
      value={theme}
      onChange={(next) => {
        setTheme(next);
        onChange?.(next);
      }}
      {...rest}
    />
  );
}

const meta = {
  title: 'Navigasi/ThemeToggle',
  tags: ['autodocs', 'stabil', 'interaction'],
  component: ThemeToggle,
  args: { value: 'system', onChange: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof ThemeToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: (args) => (
    <Stack align="start">
      {(['system', 'light', 'dark'] as const).map((value) => (
        <Kept key={value} {...args} value={value} label={`Tema ${value}`} />
      ))}
    </Stack>
  ),
};

export const ChoosesByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radiogroup', { name: 'Tema' })).toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Ikuti sistem' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Gelap' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('dark');
  },
};
