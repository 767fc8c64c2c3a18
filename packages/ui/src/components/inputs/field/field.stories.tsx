import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { controlStyle } from '../../../lib/internal/control-style/index.js';
import { Stack } from '../../layout/stack/index.js';
import { Field } from './field.js';

const meta = {
  title: 'Masukan/Field',
  tags: ['autodocs', 'stabil', 'interaction'],
  component: Field,
  args: {
    label: 'Judul Set Soal',
    children: (control) => <input className={controlStyle()} {...control} />,
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: ({ children }) => (
    <Stack gap="lg" className="ui:max-w-md">
      <Field label="Judul Set Soal" required>
        {children}
      </Field>
      <Field label="Deskripsi" optional hint="Paling banyak 5.000 huruf.">
        {children}
      </Field>
      <Field label="Email" required error="Format email tidak valid" hint="Email kampus Anda.">
        {children}
      </Field>
      <Field label="Cari tag" labelHidden hint="Labelnya hanya untuk pembaca layar.">
        {children}
      </Field>
      <Field label="Rentang tahun" kind="group">
        <Stack gap="sm">
          <input aria-label="Dari" className={controlStyle()} />
          <input aria-label="Sampai" className={controlStyle()} />
        </Stack>
      </Field>
    </Stack>
  ),
};

export const LongTexts: Story = {
  args: {
    label: 'Ketidakbertanggungjawabannyakah pengunggahan_berkas_soal_ujian_akhir_semester',
    required: true,
    error: 'Nama berkas soal_ujian_akhir_semester_pemrograman_berorientasi_objek tidak didukung.',
  },
  globals: { viewport: { value: 'narrow' } },
};

export const DescribesItsControl: Story = {
  args: { required: true, optional: true, hint: 'Singkat saja.', error: 'Judul harus diisi' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Judul Set Soal' });
    await expect(input).toHaveAccessibleDescription('(opsional) Singkat saja. Judul harus diisi');
    await expect(input).toBeInvalid();
    await expect(input).toBeRequired();
    await userEvent.click(within(canvasElement).getByText('Judul Set Soal'));
    await expect(input).toHaveFocus();
  },
};

export const AnnouncesAnError: Story = {
  render: function Render({ children }) {
    const [error, setError] = useState<string>();
    return (
      <div onBlur={() => setError('Judul harus diisi')}>
        <Field label="Judul Set Soal" error={error}>
          {children}
        </Field>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const live = canvasElement.querySelector('[aria-live="polite"]');
    await expect(live).toBeEmptyDOMElement();
    await userEvent.tab();
    await userEvent.tab();
    await expect(live).toHaveTextContent('Judul harus diisi');
  },
};
