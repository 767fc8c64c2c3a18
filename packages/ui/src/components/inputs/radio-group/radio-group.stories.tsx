import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { controlled } from '../../../test/controlled.js';
import { fitsThePage } from '../../../test/fits-the-page.js';
import { Stack } from '../../layout/stack/index.js';
import { RadioGroup } from './radio-group.js';

const options = [
  { value: 'a4', label: 'A4', hint: '210 × 297 mm.' },
  { value: 'f4', label: 'F4', hint: '215 × 330 mm, ukuran folio di Indonesia.' },
  { value: 'letter', label: 'Letter', hint: '216 × 279 mm.' },
];

const meta = {
  title: 'Masukan/RadioGroup',
  tags: ['autodocs', 'uji', 'interaction'],
  component: RadioGroup<string>,
  args: { label: 'Ukuran kertas', options, value: 'a4', onChange: fn() },
  render: controlled(RadioGroup<string>),
} satisfies Meta<typeof RadioGroup<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: (args) => (
    <Stack gap="lg">
      <RadioGroup {...args} label="Dengan petunjuk" hint="Dapat diubah sebelum dicetak." />
      <RadioGroup {...args} label="Wajib" required value={undefined} error="Pilih salah satu." />
      <RadioGroup
        {...args}
        label="Satu tidak dapat dipilih"
        options={options.map((one) => ({ ...one, disabled: one.value === 'letter' }))}
      />
      <RadioGroup
        {...args}
        label="Tanpa keterangan"
        columns="fit"
        options={options.map(({ value, label }) => ({ value, label }))}
      />
    </Stack>
  ),
};

export const LongTexts: Story = {
  args: {
    options: [
      {
        value: 'x',
        label: 'Ketidakbertanggungjawabannyakah_pemrograman_berorientasi_objek',
        hint: 'Keterangan yang panjang '.repeat(8),
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: fitsThePage,
};

/** How many columns stand beside each other. */
function columnsOf(group: HTMLElement): number {
  const [row] = group.querySelectorAll('[data-component=radio-group]');
  return row ? getComputedStyle(row).gridTemplateColumns.split(' ').length : 0;
}

export const FourLeaveNoneAlone: Story = {
  args: { options: [...options, { value: 'a3', label: 'A3', hint: '297 × 420 mm.' }] },
  render: (args) => (
    <Stack gap="lg">
      {['20rem', '44rem', '56rem'].map((width) => (
        <RadioGroup key={width} {...args} label={width} style={{ inlineSize: width }} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const counts = ['20rem', '44rem', '56rem'].map((name) =>
      columnsOf(canvas.getByRole('radiogroup', { name })),
    );
    await expect(counts).toEqual([1, 2, 4]);
  },
};

export const ChoosesByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup', { name: 'Ukuran kertas' });
    await userEvent.tab();
    await expect(within(group).getByRole('radio', { name: 'A4' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const f4 = within(group).getByRole('radio', { name: 'F4' });
    await expect(f4).toBeChecked();
    await expect(f4).toHaveAccessibleDescription('215 × 330 mm, ukuran folio di Indonesia.');
    await expect(args.onChange).toHaveBeenLastCalledWith('f4');
  },
};
