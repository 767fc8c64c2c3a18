import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { controlled } from '../../../test/controlled.js';
import { Stack } from '../../layout/stack/index.js';
import { CheckboxGroup } from './checkbox-group.js';

const options = ['Mudah', 'Sedang', 'Sulit'].map((level) => ({ value: level, label: level }));

const meta = {
  title: 'Masukan/CheckboxGroup',
  tags: ['autodocs', 'stabil', 'interaction'],
  component: CheckboxGroup,
  args: { label: 'Tingkat kesulitan', options, value: ['Sulit'], onChange: fn() },
  render: controlled(CheckboxGroup),
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: (args) => (
    <Stack gap="lg">
      <CheckboxGroup {...args} label="Biasa" hint="Boleh lebih dari satu." />
      <CheckboxGroup {...args} label="Wajib" required value={[]} error="Pilih sedikitnya satu" />
      <CheckboxGroup
        {...args}
        label="Dengan keterangan"
        options={[
          { value: 'essay', label: 'Essay', hint: 'Jawaban berupa uraian.' },
          { value: 'coding', label: 'Coding', hint: 'Jawaban berupa program.', disabled: true },
        ]}
        value={['essay']}
      />
    </Stack>
  ),
};

export const Narrow: Story = {
  args: {
    options: [
      { value: 'x', label: 'Ketidakbertanggungjawabannyakah_pemrograman_berorientasi_objek' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};

export const TogglesByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Tingkat kesulitan' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(within(group).getByRole('checkbox', { name: 'Mudah' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(['Mudah', 'Sulit']);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['Sulit']);
  },
};
