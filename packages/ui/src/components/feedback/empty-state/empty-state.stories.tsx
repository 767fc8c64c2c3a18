import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { USERS } from '../../../lib/internal/drawings/users.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { Button } from '../../actions/button/index.js';
import { Stack } from '../../layout/stack/index.js';
import { Dialog, DialogContent } from '../dialog/index.js';
import { EmptyState } from './empty-state.js';

const meta = {
  title: 'Umpan balik/EmptyState',
  tags: ['autodocs', 'stabil'],
  component: EmptyState,
  args: { title: 'Tidak ada hasil yang ditemukan. Silakan coba pencarian lain.' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: ({ title }) => (
    <Stack gap="lg">
      <EmptyState
        frame="card"
        title={title}
        description="Kurangi filter, atau cari dengan kata lain."
        actions={<Button>Hapus Semua</Button>}
      />
      <EmptyState
        frame="sunken"
        icon={<Glyph of={USERS} size={32} />}
        title="Tidak ada data dosen."
        description="Dosen yang ditambahkan dapat masuk dan mengupload soal."
        actions={<Button variant="primary">Tambah dosen</Button>}
      />
      <EmptyState size="sm" frame="card" title="Tidak ada file soal yang tersedia" />
      <EmptyState size="sm" icon={null} title="Tidak ada tag yang ditemukan." />
    </Stack>
  ),
};

export const SetBackInADarkDialog: Story = {
  args: { frame: 'sunken', size: 'sm', title: 'Belum ada perubahan yang tercatat' },
  globals: { theme: 'dark' },
  render: (args) => (
    <Dialog defaultOpen>
      <DialogContent title="Riwayat">
        <EmptyState {...args} />
      </DialogContent>
    </Dialog>
  ),
  play: async () => {
    const dialog = await within(document.body).findByRole('dialog');
    const [empty] = dialog.querySelectorAll('[data-component=empty-state]');
    const { borderTopWidth, borderTopColor } = getComputedStyle(empty ?? dialog);
    await expect(borderTopWidth).toBe('1px');
    await expect(borderTopColor).not.toBe(getComputedStyle(dialog).backgroundColor);
  },
};

export const TitleAsHeading: Story = {
  args: { headingLevel: 1, title: 'Soal tidak ditemukan' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(
      'Soal tidak ditemukan',
    );
  },
};

export const Narrow: Story = {
  args: {
    description: 'Tidak ada paket untuk "pemrograman_berorientasi_objek_lanjutan_kelas_paralel".',
    actions: (
      <>
        <Button>Hapus Semua</Button>
        <Button variant="primary">Upload soal pertama</Button>
      </>
    ),
  },
  globals: { viewport: { value: 'narrow' } },
};
