import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/index.js';
import { Command } from './command.js';

const items = [
  { id: 'cari', label: 'Cari Soal', group: 'Halaman' },
  { id: 'paket', label: 'Paket Soal', group: 'Halaman' },
  { id: 'upload', label: 'Upload Soal', group: 'Halaman', keywords: 'unggah kirim' },
  { id: 'milik', label: 'Soal Saya', group: 'Halaman' },
  { id: 'gelap', label: 'Tema: gelap', group: 'Tindakan' },
  { id: 'pintasan', label: 'Pintasan papan ketik', group: 'Tindakan', keys: ['?'] },
];

const meta = {
  title: 'Navigasi/Command',
  tags: ['autodocs', 'uji'],
  component: Command,
  args: {
    open: true,
    title: 'Buka halaman atau tindakan',
    placeholder: 'Misalnya: upload',
    items,
    onChoose: fn(),
    onOpenChange: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '520px' } } },
} satisfies Meta<typeof Command>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

export const Default: Story = {};

export const States: Story = {
  play: async () => {
    await userEvent.type(await page.findByRole('combobox'), 'tema');
    await expect(page.getAllByRole('option')).toHaveLength(1);
  },
};

export const NothingFound: Story = {
  play: async () => {
    await userEvent.type(await page.findByRole('combobox'), 'xyz');
    await expect((await page.findAllByText('Tidak ada hasil'))[0]).toBeVisible();
    await expect(page.queryByRole('option')).toBeNull();
  },
};

export const LongNames: Story = {
  args: {
    items: [
      {
        id: 'panjang',
        label: 'Ketidakbertanggungjawabannyakah pemrograman berorientasi objek lanjutan',
        group: 'Halaman',
        keys: ['Ctrl', 'Shift', 'K'],
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};

export const ChoosesByKeyboard: Story = {
  render: function Opened(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Buka</Button>
        <Command {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
  play: async ({ args, canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Buka' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const field = await page.findByRole('combobox', { name: 'Buka halaman atau tindakan' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('soal{ArrowDown}');
    const second = page.getByRole('option', { name: /Cari Soal/ });
    await expect(field).toHaveAttribute('aria-activedescendant', second.id);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith('cari'));
    await expect(page.queryByRole('dialog')).toBeNull();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await page.findByRole('combobox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};
