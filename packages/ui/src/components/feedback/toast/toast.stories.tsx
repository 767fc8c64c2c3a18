import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/index.js';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '../../actions/menu/index.js';
import { BulkActionBar } from '../../admin/bulk-action-bar/index.js';
import { Cluster } from '../../layout/cluster/index.js';
import { Dialog, DialogContent, DialogTrigger } from '../dialog/index.js';
import { Popover, PopoverContent, PopoverTrigger } from '../popover/index.js';
import { ToastRegion } from './toast.js';
import { toast } from './toast-store.js';

const undo = fn();
const forever = { duration: Infinity };

const meta = {
  title: 'Umpan balik/Toast',
  tags: ['autodocs', 'stabil'],
  component: ToastRegion,
  render: (args) => (
    <>
      <Cluster>
        <Button onClick={() => toast.success('Tag berhasil ditambahkan')}>Berhasil</Button>
        <Button onClick={() => toast.error('Gagal menghapus tag. Silakan coba lagi.')}>
          Gagal
        </Button>
        <Button
          onClick={() =>
            toast.info('Soal dihapus', {
              duration: 5000,
              action: { label: 'Urungkan', onSelect: undo },
            })
          }
        >
          Dengan tindakan
        </Button>
      </Cluster>
      <ToastRegion {...args} />
    </>
  ),
  beforeEach: () => {
    toast.dismiss();
    undo.mockClear();
    return () => toast.dismiss();
  },
  parameters: { docs: { story: { inline: false, height: '280px' } } },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

const body = within(document.body);

export const Default: Story = {};

export const States: Story = {
  play: async () => {
    toast.success('Soal berhasil ditambahkan!', forever);
    toast.error('Gagal menyimpan dosen: Email sudah digunakan oleh dosen lain.', forever);
    toast.info('Soal dihapus', { ...forever, action: { label: 'Urungkan', onSelect: undo } });
    await waitFor(() => expect(body.getAllByRole('listitem')).toHaveLength(3));
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    toast.success('Berkas soal_ujian_akhir_semester_pemrograman_berorientasi_objek.pdf diunduh', {
      ...forever,
      action: { label: 'Urungkan', onSelect: undo },
    });
    await expect(await body.findByRole('listitem')).toBeVisible();
  },
};

export const IsAnnounced: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Berhasil' }));
    const said = await body.findAllByText(/Tag berhasil ditambahkan/);
    await expect(said).toHaveLength(1);
    await expect(said[0]?.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    await expect(body.getByRole('region', { name: 'Pemberitahuan (F8)' })).toBeInTheDocument();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Gagal' }));
    await expect(await body.findByRole('alert')).toHaveTextContent('Gagal menghapus tag.');
  },
};

export const GoesByItselfAndWaitsForAHover: Story = {
  play: async () => {
    toast.info('Tetap', forever);
    const region = await body.findByRole('listitem');
    // The region listens a moment after its first message is seen.
    const stopped = fn();
    document.addEventListener('toast.viewportPause', stopped, { capture: true, once: true });
    await waitFor(async () => {
      await userEvent.hover(region);
      await expect(stopped).toHaveBeenCalled();
    });
    toast.success('Ditahan', { duration: 50 });
    const held = await body.findByText('Ditahan');
    await new Promise((done) => setTimeout(done, 400));
    await expect(held).toBeInTheDocument();
    await userEvent.unhover(region);
    await waitFor(() => expect(held).not.toBeInTheDocument(), { timeout: 5000 });
    await expect(region).toBeInTheDocument();
  },
};

export const IsReachedByKeyboard: Story = {
  play: async () => {
    toast.info('Soal dihapus', { ...forever, action: { label: 'Urungkan', onSelect: undo } });
    await expect(await body.findByRole('listitem')).toBeVisible();
    await userEvent.keyboard('[F8]');
    await userEvent.tab();
    await userEvent.tab();
    await expect(body.getByRole('button', { name: 'Urungkan' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(undo).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(body.queryByRole('listitem')).toBeNull());
  },
};

/** Bar of what is selected at the end of a long list. */
function Selected() {
  const [shown, setShown] = useState(true);
  return (
    <>
      <div style={{ height: '150vh' }} />
      {shown && (
        <BulkActionBar count={3} onClear={() => setShown(false)}>
          <Button>Nonaktifkan</Button>
          <Button variant="danger">Hapus semua yang dipilih</Button>
        </BulkActionBar>
      )}
      <ToastRegion />
    </>
  );
}

const boxOf = (name: string) =>
  (document.querySelector(`[data-component="${name}"]`) as HTMLElement).getBoundingClientRect();

export const StandsAboveTheBarOfWhatIsSelected: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <Selected />,
  play: async ({ canvasElement }) => {
    toast.success('Tag berhasil dihapus', forever);
    toast.error('Gagal menghapus tag. Silakan coba lagi.', forever);
    await body.findByRole('alert');
    await waitFor(() =>
      expect(boxOf('toast-region').bottom).toBeLessThan(boxOf('bulk-action-bar').top),
    );
    await expect(boxOf('toast-region').top).toBeGreaterThan(0);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Batalkan pilihan' }));
    await waitFor(() => expect(window.innerHeight - boxOf('toast-region').bottom).toBeLessThan(20));
  },
};

export const WorksOverAModalDialog: Story = {
  render: (args) => (
    <>
      <ToastRegion {...args} />
      <Dialog defaultOpen>
        <DialogContent title="Tambah materi">Isi dialog.</DialogContent>
      </Dialog>
    </>
  ),
  play: async () => {
    await expect(await body.findByRole('dialog')).toBeVisible();
    toast.info('Soal dihapus', { ...forever, action: { label: 'Urungkan', onSelect: undo } });
    const action = await body.findByRole('button', { name: 'Urungkan' });
    const { left, top, width, height } = action.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(action);
    await expect(document.querySelector('[data-part="dim"]')).toBeNull();
    await userEvent.click(action);
    await expect(undo).toHaveBeenCalledTimes(1);
    await expect(body.getByRole('dialog')).toBeVisible();
  },
};

export const LeavesEscapeToTheDialog: Story = {
  render: WorksOverAModalDialog.render,
  play: async () => {
    await waitFor(() => expect(body.getByRole('button', { name: 'Tutup' })).toHaveFocus());
    toast.info('Soal dihapus', forever);
    await expect(await body.findByRole('listitem')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  },
};

export const LeavesEscapeToALaterDialogToo: Story = {
  // What opens in an event is settled before the next key; a dialog that had to be fetched is not.
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <ToastRegion {...args} />
        <Button onClick={() => setTimeout(setOpen, 0, true)}>Tambah materi</Button>
        <Dialog open={open} onOpenChange={setOpen}>
          <DialogContent title="Tambah materi">Isi dialog.</DialogContent>
        </Dialog>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    toast.info('Soal dihapus', forever);
    await expect(await body.findByRole('listitem')).toBeVisible();
    const closed = fn();
    document.addEventListener('focusin', function early({ target }) {
      if (!(target instanceof HTMLElement && target.closest('[role="dialog"]'))) return;
      document.removeEventListener('focusin', early);
      const key = { key: 'Escape', bubbles: true, cancelable: true };
      closed(target.dispatchEvent(new KeyboardEvent('keydown', key)));
    });
    const trigger = within(canvasElement).getByRole('button', { name: 'Tambah materi' });
    await userEvent.click(trigger);
    await waitFor(() => expect(closed).toHaveBeenCalledWith(false));
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const LeavesEscapeToAnOpenMenu: Story = {
  render: (args) => (
    <>
      <ToastRegion {...args} />
      <Menu>
        <MenuTrigger>
          <Button>Unduh</Button>
        </MenuTrigger>
        <MenuContent>
          <MenuItem>Unduh semua</MenuItem>
        </MenuContent>
      </Menu>
      <Popover>
        <PopoverTrigger>
          <Button>Rincian</Button>
        </PopoverTrigger>
        <PopoverContent title="Rincian">Isi panel.</PopoverContent>
      </Popover>
    </>
  ),
  play: async ({ canvasElement }) => {
    for (const [name, role] of [
      ['Unduh', 'menu'],
      ['Rincian', 'dialog'],
    ] as const) {
      const trigger = within(canvasElement).getByRole('button', { name });
      await userEvent.click(trigger);
      await expect(await body.findByRole(role)).toBeVisible();
      await waitFor(() => expect(trigger).not.toHaveFocus());
      toast.info(`${name} sedang disiapkan`, forever);
      await body.findByText(`${name} sedang disiapkan`);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(body.queryByRole(role)).toBeNull());
      await waitFor(() => expect(trigger).toHaveFocus());
      await expect(body.getByText(`${name} sedang disiapkan`)).toBeVisible();
    }
  },
};

export const LeavesTheButtonsOfASheetFree: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <>
      <ToastRegion {...args} />
      <Dialog defaultOpen>
        <DialogContent title="Tambah materi" footer={<Button variant="primary">Simpan</Button>}>
          Isi dialog.
        </DialogContent>
      </Dialog>
    </>
  ),
  play: async () => {
    const dialog = await body.findByRole('dialog');
    toast.error('Gagal menambahkan materi.', forever);
    await body.findByRole('alert');
    await expect(boxOf('toast-region').bottom).toBeLessThan(dialog.getBoundingClientRect().top);
  },
};

export const StaysReachableUnderALaterDialog: Story = {
  render: (args) => (
    <>
      <ToastRegion {...args} />
      <Dialog>
        <DialogTrigger>
          <Button>Tambah materi</Button>
        </DialogTrigger>
        <DialogContent title="Tambah materi">Isi dialog.</DialogContent>
      </Dialog>
    </>
  ),
  play: async ({ canvasElement }) => {
    toast.info('Soal dihapus', forever);
    const message = await body.findByRole('listitem');
    const dim = message.querySelector('[data-part="dim"]');
    await expect(dim).not.toBeVisible();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Tambah materi' }));
    await expect(await body.findByRole('dialog')).toBeVisible();
    const { left, top, width, height } = message.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(message.contains(hit)).toBe(true);
    await expect(dim).toBeVisible();
    await userEvent.click(body.getByRole('button', { name: 'Tutup pemberitahuan' }));
    await waitFor(() => expect(message).not.toBeInTheDocument());
    await expect(body.getByRole('dialog')).toBeVisible();
  },
};

export const IsReachedByKeyboardOverADialog: Story = {
  render: WorksOverAModalDialog.render,
  play: async () => {
    await expect(await body.findByRole('dialog')).toBeVisible();
    toast.info('Soal dihapus', { ...forever, action: { label: 'Urungkan', onSelect: undo } });
    const action = await body.findByRole('button', { name: 'Urungkan' });
    await userEvent.keyboard('[F8]');
    await userEvent.tab();
    await userEvent.tab();
    await expect(action).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(undo).toHaveBeenCalledTimes(1);
    await expect(body.getByRole('dialog')).toBeVisible();
  },
};
