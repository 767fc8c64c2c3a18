import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { toLecturer } from '../../model/accounts/admin-lecturer.js';
import { lecturerAnswers } from '../../test/admin-fixtures.js';
import { LecturerListView } from './lecturer-list-view.js';

const lecturers = lecturerAnswers.map(toLecturer);
const many = Array.from({ length: 400 }, (_, index) =>
  toLecturer({
    id: index + 1,
    nama: `Dosen ${index + 1}`,
    email: `dosen${index + 1}@contoh.ac.id`,
    status: index % 7 === 0 ? 'Nonaktif' : 'Aktif',
  }),
);

const meta = {
  title: 'Layar/Admin Dosen/Daftar',
  component: LecturerListView,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    state: { status: 'ready', found: lecturers, total: lecturers.length },
    counts: { total: 4, active: 3 },
    text: '',
    onTextChange: fn(),
    order: { by: 'name', direction: 'ascending' },
    onOrderChange: fn(),
    selected: new Set<number>(),
    onSelectedChange: fn(),
    onAdd: fn(),
    onEdit: fn(),
    action: undefined,
    onAsk: fn(),
    onConfirm: fn(),
    describeError: () => 'Gagal menghapus dosen: Terjadi kesalahan di server.',
    imports: {
      open: false,
      onOpenChange: fn(),
      onImport: fn(),
    },
  },
} satisfies Meta<typeof LecturerListView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Total Dosen').closest('div')).toHaveTextContent('4');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Dewi Lestari, S.Kom., M.Cs.' }));
    await expect(args.onEdit).toHaveBeenCalledWith(lecturers[2]);
    await userEvent.click(
      canvas.getByRole('button', { name: 'Hapus Dewi Lestari, S.Kom., M.Cs.' }),
    );
    await expect(args.onAsk).toHaveBeenCalledWith({ kind: 'remove', lecturers: [lecturers[2]] });
  },
};

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const Failed: Story = {
  args: {
    state: {
      status: 'failed',
      sentence: 'Gagal memuat daftar dosen. Pastikan backend berjalan.',
      busy: false,
      retry: fn(),
    },
  },
};

export const TryingAgain: Story = {
  args: {
    state: {
      status: 'failed',
      sentence: 'Gagal memuat daftar dosen. Pastikan backend berjalan.',
      detail: 'Basis data sedang sibuk.',
      busy: true,
      retry: fn(),
    },
  },
};

export const Empty: Story = {
  args: { state: { status: 'ready', found: [], total: 0 }, counts: { total: 0, active: 0 } },
};

export const NothingFound: Story = {
  args: { text: 'kuantum', state: { status: 'ready', found: [], total: 4 } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Tidak ada data dosen.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tampilkan semua' }));
    await expect(args.onTextChange).toHaveBeenCalledWith('');
  },
};

export const SeveralChosen: Story = {
  args: { selected: new Set([2, 4]) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: '2 dipilih' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Nonaktifkan' }));
    await expect(args.onAsk).toHaveBeenCalledWith({
      kind: 'deactivate',
      lecturers: [lecturers[0], lecturers[2]],
    });
  },
};

export const AsksBeforeDeleting: Story = {
  args: { action: { kind: 'remove', lecturers: lecturers.slice(0, 1) } },
  play: async () => {
    const dialog = screen.getByRole('alertdialog', { name: 'Hapus Dosen' });
    await expect(dialog).toHaveAccessibleDescription(
      'Apakah Anda yakin ingin menghapus dosen ini? Tindakan ini tidak dapat dibatalkan.',
    );
  },
};

export const AsksBeforeDeletingMany: Story = {
  args: { action: { kind: 'remove', lecturers: many.slice(0, 12) } },
};

export const AsksBeforeKeepingOut: Story = {
  args: { action: { kind: 'deactivate', lecturers: lecturers.slice(0, 2) } },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { selected: new Set([2]) },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Hundreds: Story = {
  args: {
    state: { status: 'ready', found: many, total: 400 },
    counts: { total: 400, active: 342 },
  },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Daftar dosen' });
    await expect(table).toHaveAttribute('aria-rowcount', '401');
    await expect(within(table).getAllByRole('row').length).toBeLessThan(100);
  },
};
