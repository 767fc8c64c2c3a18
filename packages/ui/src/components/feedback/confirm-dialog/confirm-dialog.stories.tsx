import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/index.js';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '../../actions/menu/index.js';
import { ConfirmDialog } from './confirm-dialog.js';

const meta = {
  title: 'Umpan balik/ConfirmDialog',
  tags: ['autodocs', 'stabil'],
  component: ConfirmDialog,
  args: {
    open: false,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Hapus Tag Mata Kuliah',
    description: 'Aksi ini tidak dapat dibatalkan',
    confirmLabel: 'Hapus',
  },
  render: function Render(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button variant="danger" onClick={() => setOpen(true)}>
          Hapus tag
        </Button>
        <ConfirmDialog
          {...args}
          open={open}
          onOpenChange={(next) => {
            args.onOpenChange?.(next);
            setOpen(next);
          }}
        />
      </>
    );
  },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const body = within(document.body);

export const Default: Story = {};

export const States: Story = {
  args: { open: true, children: 'Tag "Struktur Data" dipakai oleh 12 paket soal.' },
};

export const Neutral: Story = {
  args: {
    open: true,
    tone: 'neutral',
    title: 'Terbitkan paket soal?',
    description: undefined,
    confirmLabel: 'Terbitkan',
  },
};

export const Narrow: Story = {
  args: {
    open: true,
    title: 'Hapus Ketidakbertanggungjawabannyakah pemrograman_berorientasi_objek_lanjutan.pdf',
  },
  globals: { viewport: { value: 'narrow' } },
};

export const StartsOnCancel: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await body.findByRole('alertdialog', { name: 'Hapus Tag Mata Kuliah' });
    await expect(dialog).toHaveAccessibleDescription('Aksi ini tidak dapat dibatalkan');
    await waitFor(() => expect(body.getByRole('button', { name: 'Batal' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(body.queryByRole('alertdialog')).toBeNull());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(body.getByRole('button', { name: 'Hapus tag' })).toHaveFocus());
  },
};

export const StaysBusyUntilDone: Story = {
  play: async ({ args }) => {
    let finish = () => {};
    const work = new Promise<void>((resolve) => {
      finish = resolve;
    });
    (args.onConfirm as ReturnType<typeof fn>).mockImplementation(() => work);
    await userEvent.click(body.getByRole('button', { name: 'Hapus tag' }));
    const confirm = await body.findByRole('button', { name: 'Hapus' });
    await userEvent.click(confirm);
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(confirm);
    await userEvent.keyboard('{Escape}');
    await expect(body.getByRole('alertdialog')).toBeVisible();
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    finish();
    await waitFor(() => expect(body.queryByRole('alertdialog')).toBeNull());
  },
};

export const ShowsItsErrorInside: Story = {
  args: { describeError: (reason) => (reason as Error).message },
  play: async ({ args }) => {
    (args.onConfirm as ReturnType<typeof fn>).mockImplementation(() =>
      Promise.reject(new Error('Gagal menghapus tag. Silakan coba lagi.')),
    );
    await userEvent.click(body.getByRole('button', { name: 'Hapus tag' }));
    await userEvent.click(await body.findByRole('button', { name: 'Hapus' }));
    await expect(await body.findByRole('alert')).toHaveTextContent(
      'Gagal menghapus tag. Silakan coba lagi.',
    );
    await expect(body.getByRole('button', { name: 'Hapus' })).toHaveFocus();
    await userEvent.click(body.getByRole('button', { name: 'Batal' }));
    await userEvent.click(body.getByRole('button', { name: 'Hapus tag' }));
    await expect(body.queryByRole('alert')).toBeNull();
  },
};

export const ReturnsFocusToAMenu: Story = {
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Menu>
          <MenuTrigger>
            <Button>Lainnya</Button>
          </MenuTrigger>
          <MenuContent>
            <MenuItem tone="danger" onSelect={() => setOpen(true)}>
              Hapus
            </MenuItem>
          </MenuContent>
        </Menu>
        <ConfirmDialog {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(body.getByRole('menuitem', { name: 'Hapus' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(body.getByRole('button', { name: 'Batal' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.getByRole('button', { name: 'Lainnya' })).toHaveFocus());
  },
};

export const KeepsItself: Story = {
  render: (args) => (
    <ConfirmDialog {...args} open={undefined} defaultOpen id="hapus" className="own" data-own="" />
  ),
  play: async ({ args }) => {
    const dialog = await body.findByRole('alertdialog');
    await expect(dialog).toHaveAttribute('id', 'hapus');
    await expect(dialog).toHaveAttribute('data-own');
    await expect(dialog).toHaveClass('own');
    await userEvent.click(body.getByRole('button', { name: 'Batal' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};
