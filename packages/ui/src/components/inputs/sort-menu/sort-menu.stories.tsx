import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { controlled } from '../../../test/controlled.js';
import { fitsThePage } from '../../../test/fits-the-page.js';
import { Stack } from '../../layout/stack/index.js';
import { SortMenu } from './sort-menu.js';

const meta = {
  title: 'Masukan/SortMenu',
  tags: ['autodocs', 'stabil', 'interaction'],
  component: SortMenu,
  args: {
    options: [
      { value: 'name', label: 'Nama' },
      { value: 'created', label: 'Tanggal dibuat' },
    ],
    value: { by: 'name', direction: 'ascending' },
    onChange: fn(),
  },
  render: controlled(SortMenu),
} satisfies Meta<typeof SortMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: (args) => (
    <Stack align="start">
      <SortMenu {...args} />
      <SortMenu {...args} value={{ by: 'created', direction: 'descending' }} label="Susun" />
    </Stack>
  ),
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const ChangesByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Urutkan' }), 'created');
    await expect(args.onChange).toHaveBeenLastCalledWith({ by: 'created', direction: 'ascending' });
    canvas.getByRole('combobox').focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Urutan naik' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      by: 'created',
      direction: 'descending',
    });
    await expect(canvas.getByRole('button', { name: 'Urutan turun' })).toBeVisible();
  },
};

export const LongLabels: Story = {
  args: {
    options: [
      { value: 'name', label: 'Nama mata kuliah beserta seluruh dosen pengampunya' },
      { value: 'created', label: 'Tanggal dibuat' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: fitsThePage,
};

export const KeepsItself: Story = {
  render: (args) => <SortMenu {...args} value={undefined} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Urutan naik' }));
    await expect(canvas.getByRole('button', { name: 'Urutan turun' })).toBeVisible();
  },
};
