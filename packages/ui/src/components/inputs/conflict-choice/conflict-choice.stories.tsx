import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../layout/stack/index.js';
import { ConflictChoice } from './conflict-choice.js';
import type { ConflictField } from './conflict-field.js';

const title: ConflictField = {
  id: 'title',
  label: 'Judul',
  mine: 'UTS Basis Data kelas A',
  theirs: 'UTS Basis Data',
};
const description: ConflictField = {
  id: 'description',
  label: 'Deskripsi',
  mine: 'Dua soal.\nTanpa kalkulator.',
  theirs: '',
};

const meta = {
  title: 'Masukan/ConflictChoice',
  tags: ['autodocs', 'uji'],
  component: ConflictChoice,
  args: {
    title: 'Paket soal ini berubah sejak Anda membukanya',
    description: 'Isian Anda belum hilang. Pilih mana yang disimpan.',
    fields: [title, description],
    onResolve: fn(),
  },
} satisfies Meta<typeof ConflictChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveFocus();
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="lg">
      <ConflictChoice {...args} takesFocus={false} />
      <ConflictChoice
        {...args}
        takesFocus={false}
        title="Judul ini sudah diubah"
        fields={[title]}
        description={undefined}
        resolveLabel="Simpan judul"
      />
    </Stack>
  ),
};

export const LongValues: Story = {
  args: {
    fields: [
      {
        ...title,
        mine: 'kumpulan_soal_ujian_akhir_semester_ganjil_pemrograman_berorientasi_objek_lanjutan',
        theirs: 'Ujian akhir semester '.repeat(12),
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};

export const ChoosesByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const first = within(canvas.getByRole('group', { name: 'Judul' }));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Pakai semua isian saya' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(first.getByRole('radio', { name: /^Isian Anda/ })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(first.getByRole('radio', { name: /^Tersimpan sekarang/ })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onResolve).toHaveBeenCalledWith({ title: 'theirs', description: 'mine' });
  },
};

export const TakesAllOfOneSide: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Pakai semua yang tersimpan' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan pilihan' }));
    await expect(args.onResolve).toHaveBeenCalledWith({ title: 'theirs', description: 'theirs' });
  },
};

export const AsksForEveryField: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const second = within(canvas.getByRole('group', { name: 'Deskripsi' }));
    await userEvent.click(canvas.getByRole('radio', { name: /Isian Anda UTS/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan pilihan' }));
    await expect(args.onResolve).not.toHaveBeenCalled();
    await expect(second.getByText('Pilih salah satu.')).toBeVisible();
    await expect(second.getByRole('radio', { name: /^Isian Anda/ })).toHaveFocus();
  },
};

export const InEnglish: Story = {
  globals: { language: 'en' },
  args: { title: 'This set has changed', description: undefined, fields: [description] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: 'Stored now Empty' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save the choice' })).toBeVisible();
  },
};
