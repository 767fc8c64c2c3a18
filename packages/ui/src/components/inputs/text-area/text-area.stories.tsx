import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { asOnTouch } from '../../../test/as-on-touch.js';
import { Stack } from '../../layout/stack/index.js';
import { TextArea } from './text-area.js';

const meta = {
  title: 'Masukan/TextArea',
  tags: ['autodocs', 'stabil', 'interaction'],
  component: TextArea,
  args: { label: 'Deskripsi' },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack gap="lg" className="ui:max-w-md">
      <TextArea label="Deskripsi" optional placeholder="Ceritakan isi paket soal" />
      <TextArea label="Tumbuh" autoGrow rows={2} defaultValue={'Satu\nDua\nTiga\nEmpat'} />
      <TextArea label="Dengan hitungan" limit={200} defaultValue="Ujian tengah semester" rows={2} />
      <TextArea label="Terlalu panjang" limit={10} defaultValue="Ujian tengah" rows={2} />
      <TextArea label="Salah" error="Deskripsi terlalu panjang" rows={2} />
      <TextArea label="Nonaktif" disabled defaultValue="Tidak dapat diubah" rows={2} />
    </Stack>
  ),
};

export const LongWords: Story = {
  args: { defaultValue: 'soal_ujian_akhir_semester_pemrograman_berorientasi_objek_lanjutan.pdf' },
  globals: { viewport: { value: 'narrow' } },
};

export const Grows: Story = {
  args: { autoGrow: true, rows: 2 },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox');
    const before = area.getBoundingClientRect().height;
    await userEvent.type(area, 'a{Enter}b{Enter}c{Enter}d{Enter}e');
    await expect(area.getBoundingClientRect().height).toBeGreaterThan(before + 30);
  },
};

export const CountsDownAndWarns: Story = {
  args: { limit: 12 },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox', { name: 'Deskripsi' });
    await userEvent.tab();
    await expect(area).toHaveFocus();
    await userEvent.keyboard('Ujian');
    await expect(area).toHaveAccessibleDescription('Sisa 7 karakter');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/^$/);
    await userEvent.keyboard(' tengah semester');
    await expect(area).toHaveValue('Ujian tengah semester');
    await expect(area).toHaveAccessibleDescription('Kelebihan 9 karakter');
    await waitFor(() =>
      expect(within(canvasElement).getByRole('status')).toHaveTextContent('Kelebihan 9 karakter'),
    );
  },
};

/** On touch the smallest height of other controls must not win over the lines that were asked for. */
export const KeepsItsRowsOnTouch: Story = {
  render: () => (
    <Stack gap="lg">
      <TextArea label="Tumbuh" autoGrow rows={4} />
      <TextArea label="Tetap" rows={4} />
      <TextArea label="Sebaris" rows={1} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const asWithMouse = asOnTouch();
    try {
      for (const name of ['Tumbuh', 'Tetap', 'Sebaris']) {
        const area = canvas.getByRole('textbox', { name });
        const { fontSize } = getComputedStyle(area);
        await expect(fontSize).toBe('16px');
        const rows = name === 'Sebaris' ? 1 : 4;
        const { height } = area.getBoundingClientRect();
        await expect(height).toBeGreaterThanOrEqual(Math.max(44, rows * 1.625 * 16));
        await expect(height).toBeLessThanOrEqual(rows * 1.625 * 16 + 24);
      }
    } finally {
      asWithMouse();
    }
  },
};
