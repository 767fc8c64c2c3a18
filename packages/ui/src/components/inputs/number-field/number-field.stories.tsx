import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { controlled } from '../../../test/controlled.js';
import { Stack } from '../../layout/stack/index.js';
import { NumberField } from './number-field.js';

const meta = {
  title: 'Masukan/NumberField',
  tags: ['autodocs', 'stabil', 'interaction'],
  component: NumberField,
  args: { label: 'Tahun', value: 2026, min: 1990, max: 2027, onChange: fn() },
  render: controlled(NumberField),
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: (args) => (
    <Stack gap="lg" className="ui:max-w-3xs">
      <NumberField {...args} required />
      <NumberField {...args} label="Jumlah Soal" value={null} optional />
      <NumberField {...args} label="Salah" value={1200} error="Tahun antara 1990 dan 2027" />
      <NumberField {...args} label="Nonaktif" disabled />
      <NumberField {...args} label="Dua belas angka" value={123456789012} />
    </Stack>
  ),
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const ChangesByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('spinbutton', { name: 'Tahun' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.keyboard('2025');
    await expect(args.onChange).toHaveBeenLastCalledWith(2025);
    await expect(field).toHaveValue(2025);
  },
};
