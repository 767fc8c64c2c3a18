import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Badge } from '../../data/badge/index.js';
import { Card } from '../../data/card/index.js';
import { EditableRow } from './editable-row.js';

const meta = {
  title: 'Admin/EditableRow',
  tags: ['autodocs', 'stabil', 'interaction'],
  component: EditableRow,
  args: { name: 'Senarai berantai', onSave: fn(), onDelete: fn() },
} satisfies Meta<typeof EditableRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: (args) => (
    <Card padding="none">
      <EditableRow {...args} />
      <EditableRow {...args} name="Pohon pencarian biner" meta={<Badge>Baru</Badge>} />
      <EditableRow {...args} name="Graf" busy />
      <EditableRow name="Hanya dibaca" />
    </Card>
  ),
};

export const LongTitle: Story = {
  args: { name: 'Pemrograman_berorientasi_objek_lanjutan_kelas_paralel_semester_genap' },
  globals: { viewport: { value: 'narrow' } },
};

export const SavesByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const field = canvas.getByRole('textbox', { name: 'Nama' });
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.keyboard('  Tumpukan {Enter}');
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledWith('Tumpukan');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Ubah Senarai berantai' })).toHaveFocus(),
    );
  },
};

export const SendsNothingWhenBlank: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Ubah Senarai berantai' }));
    await userEvent.clear(canvas.getByRole('textbox'));
    await userEvent.keyboard('   {Enter}');
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Simpan' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Ubah Senarai berantai' })).toHaveFocus(),
    );
  },
};

function Failing() {
  const [error, setError] = useState('');
  return (
    <EditableRow
      name="Graf"
      error={error}
      onEdit={() => setError('')}
      onSave={() => {
        setError('Gagal memperbarui materi.');
        return Promise.reject(new Error('500'));
      }}
    />
  );
}

export const KeepsWhatWasTypedOnFailure: Story = {
  render: () => <Failing />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Ubah Graf' }));
    await userEvent.keyboard(' berarah{Enter}');
    await expect(await canvas.findByText('Gagal memperbarui materi.')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Gagal memperbarui materi.',
    );
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveValue('Graf berarah');
    await waitFor(() => expect(field).not.toHaveAttribute('readonly'));
    await userEvent.type(field, '!');
    await expect(canvas.queryByText('Gagal memperbarui materi.')).not.toBeInTheDocument();
  },
};
