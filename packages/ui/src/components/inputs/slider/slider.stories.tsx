import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { fitsThePage } from '../../../test/fits-the-page.js';
import { Button } from '../../actions/button/index.js';
import { Stack } from '../../layout/stack/index.js';
import { Form } from '../form/index.js';
import { Slider } from './slider.js';

const minutes = (value: number) => `${value} menit`;

const meta = {
  title: 'Masukan/Slider',
  tags: ['autodocs', 'uji', 'interaction'],
  component: Slider,
  args: {
    label: 'Lama ujian',
    min: 30,
    max: 180,
    step: 15,
    defaultValue: 90,
    format: minutes,
    onChange: fn(),
  },
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack gap="lg">
      <Slider label="Paling kecil" />
      <Slider label="Tengah" defaultValue={50} hint="Dapat diubah sampai ujian dimulai." />
      <Slider label="Paling besar" defaultValue={100} />
      <Slider label="Dengan satuan" min={30} max={180} defaultValue={120} format={minutes} />
      <Slider label="Dengan galat" defaultValue={20} error="Lama ujian paling sedikit 30 menit." />
      <Slider label="Nonaktif" defaultValue={40} disabled />
      <Slider label="Tanpa label" labelHidden defaultValue={60} />
    </Stack>
  ),
};

export const ReadsItsValue: Story = {
  args: { hint: 'Tanpa waktu membaca.' },
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Lama ujian' });
    await expect(slider).toHaveAttribute('aria-valuetext', '90 menit');
    await expect(slider).toHaveAccessibleDescription('Tanpa waktu membaca.');
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    // The arrow keys are the browser's own.
    fireEvent.change(slider, { target: { value: '120' } });
    await expect(args.onChange).toHaveBeenLastCalledWith(120);
    await expect(slider).toHaveAttribute('aria-valuetext', '120 menit');
    await expect(canvas.getByText('120 menit')).toBeVisible();
  },
};

const received = fn();

/** Sent as a number, and back where it began after a reset. */
export const InAForm: Story = {
  render: (args) => (
    <Form aria-label="Ujian" action={(data: FormData) => received([...data])}>
      <Slider {...args} name="minutes" />
      <Button type="submit" variant="primary">
        Simpan
      </Button>
    </Form>
  ),
  beforeEach: () => {
    received.mockClear();
  },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Lama ujian' });
    fireEvent.change(slider, { target: { value: '45' } });
    await expect(canvas.getByText('45 menit')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(received).toHaveBeenCalledWith([['minutes', '45']]));
    await waitFor(() => expect(slider).toHaveValue('90'));
    await expect(canvas.getByText('90 menit')).toBeVisible();
  },
};

export const RightToLeft: Story = {
  args: { defaultValue: 60 },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const way = getComputedStyle(canvas.getByRole('slider')).getPropertyValue('--slider-way');
    await expect(way).toBe('-90deg');
  },
};

export const LongTexts: Story = {
  args: {
    label: 'Ketidakbertanggungjawabannyakah_pemrograman_berorientasi_objek_lanjutan',
    format: (value) => `${value} menit dan beberapa detik`,
    error: 'Lama_ujian_paling_sedikit_tiga_puluh_menit_dan_paling_banyak_tiga_jam.',
  },
  globals: { viewport: { value: 'narrow' } },
  play: fitsThePage,
};
