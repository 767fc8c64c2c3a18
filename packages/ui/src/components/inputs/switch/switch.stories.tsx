import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { fitsThePage } from '../../../test/fits-the-page.js';
import { Button } from '../../actions/button/index.js';
import { Stack } from '../../layout/stack/index.js';
import { Field } from '../field/index.js';
import { Form } from '../form/index.js';
import { Switch } from './switch.js';

const meta = {
  title: 'Masukan/Switch',
  tags: ['autodocs', 'uji', 'interaction'],
  component: Switch,
  args: { label: 'Ingat paket soal yang saya buka', onChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack align="start">
      <Switch label="Mati" />
      <Switch label="Menyala" defaultChecked />
      <Switch label="Dengan petunjuk" hint="Hanya Anda yang dapat melihatnya." defaultChecked />
      <Switch
        label="Dengan galat"
        hint="Hanya Anda yang dapat melihatnya."
        error="Pengaturan tidak tersimpan. Silakan coba lagi."
      />
      <Switch label="Sedang disimpan" busy defaultChecked />
      <Switch label="Nonaktif" disabled />
      <Switch label="Nonaktif dan menyala" disabled defaultChecked />
      <Switch label="Aktifkan akun Ratna Wulandari" labelHidden />
    </Stack>
  ),
};

/** Settings of one kind, each on its own. */
export const Group: Story = {
  render: () => (
    <Field label="Pemberitahuan lewat email" kind="group">
      <Stack gap="sm">
        <Switch label="Komentar pada paket soal saya" />
        <Switch label="Laporan kesalahan pada paket soal saya" defaultChecked />
        <Switch label="Jawaban untuk laporan saya" />
      </Stack>
    </Field>
  ),
};

export const LongTexts: Story = {
  args: {
    label:
      'Ketidakbertanggungjawabannyakah pemrograman berorientasi objek soal_ujian_akhir_semester.pdf',
    hint: 'Keterangan yang panjang tentang akibatnya. '.repeat(4),
    error: 'Pengaturan_yang_namanya_sangat_panjang_sekali_tidak_tersimpan.',
  },
  globals: { viewport: { value: 'narrow' } },
  play: fitsThePage,
};

/** Where the thumb stands within its track, from 0 at the left end to 1 at the right. */
function thumbOf(input: HTMLElement): number {
  const { marginLeft, marginRight } = getComputedStyle(input, '::before');
  return Number.parseFloat(marginLeft) - Number.parseFloat(marginRight);
}

export const RightToLeft: Story = {
  args: { defaultChecked: true },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(thumbOf(canvas.getByRole('switch'))).toBeLessThan(0);
  },
};

export const SwitchesByKeyboardAndLabel: Story = {
  args: { hint: 'Hanya Anda yang dapat melihatnya.' },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('switch', { name: 'Ingat paket soal yang saya buka' });
    await expect(box).toHaveAccessibleDescription('Hanya Anda yang dapat melihatnya.');
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await waitFor(() => expect(thumbOf(box)).toBe(16));
    await userEvent.click(canvas.getByText('Ingat paket soal yang saya buka'));
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const IgnoresPressesWhileBusy: Story = {
  args: { busy: true, defaultChecked: true },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('switch');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await expect(box).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** What cannot be kept goes back, and says so. */
export const GoesBackWhenItIsNotKept: Story = {
  render: function Kept(args) {
    const [state, setState] = useState({ on: false, error: '' });
    return (
      <Switch
        {...args}
        checked={state.on}
        error={state.error}
        onChange={({ target }) => {
          setState({ on: target.checked, error: '' });
          setTimeout(() => setState({ on: false, error: 'Pengaturan tidak tersimpan.' }), 50);
        }}
      />
    );
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('switch');
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await waitFor(() => expect(box).toBeInvalid());
    await expect(box).not.toBeChecked();
    await expect(box).toHaveAccessibleDescription('Pengaturan tidak tersimpan.');
  },
};

const received = fn();

/** Sent when it is on, as a box is, and what it began with after a reset. */
export const InAForm: Story = {
  render: () => (
    <Form aria-label="Akun" action={(data: FormData) => received([...data])}>
      <Switch label="Akun aktif" name="active" value="ya" defaultChecked />
      <Switch label="Kirim email" name="mail" />
      <Switch label="Sedang disimpan" name="busy" busy defaultChecked />
      <Button type="submit" variant="primary">
        Simpan
      </Button>
    </Form>
  ),
  beforeEach: () => {
    received.mockClear();
  },
  play: async ({ canvas }) => {
    const active = canvas.getByRole('switch', { name: 'Akun aktif' });
    const mail = canvas.getByRole('switch', { name: 'Kirim email' });
    await userEvent.click(active);
    await userEvent.click(mail);
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan' }));
    await waitFor(() =>
      expect(received).toHaveBeenLastCalledWith([
        ['mail', 'on'],
        ['busy', 'on'],
      ]),
    );
    await waitFor(() => expect(active).toBeChecked());
    await expect(mail).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan' }));
    await waitFor(() =>
      expect(received).toHaveBeenLastCalledWith([
        ['active', 'ya'],
        ['busy', 'on'],
      ]),
    );
  },
};
