import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { useReportOpenList } from '../../../lib/internal/portal-container/index.js';
import { Button } from '../../actions/button/index.js';
import { TextField } from '../../inputs/text-field/index.js';
import { Stack } from '../../layout/stack/index.js';
import { Dialog, DialogClose, DialogContent, DialogTrigger } from './dialog.js';

const meta = {
  title: 'Umpan balik/Dialog',
  tags: ['autodocs', 'stabil'],
  component: DialogContent,
  subcomponents: { Dialog, DialogTrigger, DialogClose },
  args: {
    title: 'Tambah Materi Khusus',
    description: 'Materi ini hanya untuk mata kuliah Struktur Data.',
    children: <TextField label="Nama Materi" />,
    footer: (
      <>
        <DialogClose>
          <Button>Batal</Button>
        </DialogClose>
        <Button variant="primary">Simpan</Button>
      </>
    ),
    onEscapeKeyDown: fn(),
  },
  render: (args) => (
    <Dialog>
      <DialogTrigger>
        <Button>Tambah materi</Button>
      </DialogTrigger>
      <DialogContent {...args} />
    </Dialog>
  ),
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof DialogContent>;

export default meta;
type Story = StoryObj<typeof meta>;

const body = within(document.body);

export const Default: Story = {};

export const Open: Story = {
  render: (args) => (
    <Dialog defaultOpen>
      <DialogContent {...args} />
    </Dialog>
  ),
};

export const States: Story = {
  ...Open,
  args: {
    size: 'lg',
    phone: 'full',
    children: (
      <Stack>
        {Array.from({ length: 14 }, (_, index) => (
          <TextField key={index} label={`Materi ${index + 1}`} />
        ))}
      </Stack>
    ),
  },
};

export const PhoneBottom: Story = { ...Open, globals: { viewport: { value: 'phone' } } };

export const PhoneFull: Story = { ...States, globals: { viewport: { value: 'phone' } } };

export const LongTitle: Story = {
  ...Open,
  args: { title: 'Ketidakbertanggungjawabannyakah pemrograman_berorientasi_objek_lanjutan.pdf' },
  globals: { viewport: { value: 'narrow' } },
};

export const OpensAndClosesByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await body.findByRole('dialog', { name: 'Tambah Materi Khusus' });
    await expect(dialog).toHaveAccessibleDescription(
      'Materi ini hanya untuk mata kuliah Struktur Data.',
    );
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    for (let presses = 0; presses < 6; presses += 1) await userEvent.tab();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(within(canvasElement).getByRole('button', { name: 'Tambah materi' })).toHaveFocus(),
    );
  },
};

export const ClosesByItsButton: Story = {
  play: async () => {
    await userEvent.click(body.getByRole('button', { name: 'Tambah materi' }));
    await userEvent.click(await body.findByRole('button', { name: 'Tutup' }));
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  },
};

function FakeList() {
  const [open, setOpen] = useState(true);
  useReportOpenList(open);
  return (
    <TextField
      label="Mata kuliah"
      hint={open ? 'Daftar terbuka' : 'Daftar tertutup'}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
    />
  );
}

export const EscapeClosesTheListFirst: Story = {
  args: { children: <FakeList /> },
  play: async ({ args }) => {
    await userEvent.click(body.getByRole('button', { name: 'Tambah materi' }));
    await userEvent.click(await body.findByRole('textbox', { name: 'Mata kuliah' }));
    await userEvent.keyboard('{Escape}');
    await expect(await body.findByText('Daftar tertutup')).toBeVisible();
    await expect(body.getByRole('dialog')).toBeVisible();
    await expect(args.onEscapeKeyDown).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  },
};

export const KeepsThePageStill: Story = {
  decorators: [
    (Shown) => (
      <div style={{ minHeight: '300vh' }}>
        <Shown />
      </div>
    ),
  ],
  play: async () => {
    const page = document.documentElement;
    const { clientWidth } = page;
    const overflow = () => getComputedStyle(page).overflowY;
    await userEvent.click(body.getByRole('button', { name: 'Tambah materi' }));
    await body.findByRole('dialog');
    await expect(overflow()).toBe('hidden');
    await expect(page.clientWidth).toBe(clientWidth);
    const behind = document.querySelector('[data-part="overlay"]');
    if (behind) await userEvent.click(behind);
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await expect(overflow()).not.toBe('hidden');
  },
};
