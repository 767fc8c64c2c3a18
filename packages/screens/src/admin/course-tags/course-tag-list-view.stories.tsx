import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { toTag } from '../../model/tags/admin-tag.js';
import { courseTagAnswers } from '../../test/admin-fixtures.js';
import { CourseTagListView } from './course-tag-list-view.js';

const tags = courseTagAnswers.map(toTag);
const longNames = tags.map((tag, index) => ({
  ...tag,
  name:
    index === 0
      ? 'Perancangan dan Implementasi Sistem Terdistribusi Berskala Besar untuk Rekayasa Perangkat Lunak'
      : tag.name,
}));

const merging = {
  tags: [],
  kept: undefined,
  uses: undefined,
  onKeep: fn(),
  onClose: fn(),
  onConfirm: fn(),
  describeError: () => 'Tag tidak dapat digabungkan. Silakan coba lagi.',
};

const meta = {
  title: 'Layar/Admin Mata Kuliah/Daftar',
  component: CourseTagListView,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    state: { status: 'ready', found: tags, total: tags.length },
    text: '',
    onTextChange: fn(),
    order: { by: 'name', direction: 'ascending' },
    onOrderChange: fn(),
    selected: new Set<number>(),
    onSelectedChange: fn(),
    onAdd: fn(),
    onEdit: fn(),
    uses: new Map(tags.map(({ id }) => [id, { sets: id, questions: 3, materials: 4 }])),
    onMerge: fn(),
    merging,
    deleting: [],
    onDelete: fn(),
    onDeleteClose: fn(),
    onDeleteConfirm: fn(),
    describeError: () => 'Terjadi kesalahan saat menghapus tag.',
    imports: { open: false, onOpenChange: fn(), onImport: fn() },
  },
} satisfies Meta<typeof CourseTagListView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    for (const label of ['Total Tag', 'Tag Aktif', 'Hasil Pencarian']) {
      await expect(canvas.getByText(label).closest('div')).toHaveTextContent('3');
    }
    await expect(canvas.getAllByText('5 Okt 2026')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus Basis Data' }));
    await expect(args.onDelete).toHaveBeenCalledWith([tags[1]]);
  },
};

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const Failed: Story = {
  args: {
    state: {
      status: 'failed',
      sentence: 'Gagal memuat tag. Silakan coba lagi.',
      busy: false,
      retry: fn(),
    },
  },
};

export const Empty: Story = { args: { state: { status: 'ready', found: [], total: 0 } } };

export const NothingFound: Story = {
  args: { text: 'kuantum', state: { status: 'ready', found: [], total: 3 } },
};

export const SeveralChosen: Story = {
  args: { selected: new Set([1, 2]) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('2 paket soal · 3 butir soal · 4 materi')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Gabungkan' }));
    await expect(args.onMerge).toHaveBeenCalledWith(tags.slice(0, 2));
  },
};

export const AsksBeforeMerging: Story = {
  args: {
    merging: {
      ...merging,
      tags: tags.slice(0, 2),
      kept: tags[0],
      uses: { sets: 12, questions: 1, materials: 4 },
    },
  },
  play: async ({ args }) => {
    const dialog = within(screen.getByRole('alertdialog', { name: 'Gabungkan 2 Tag' }));
    await dialog.findByText('Yang memakai “Basis Data” akan memakai “Struktur Data”.');
    await dialog.findByText('Yang pindah: 12 paket soal · 1 butir soal · 4 materi');
    await userEvent.click(dialog.getByRole('radio', { name: 'Basis Data' }));
    await expect(args.merging.onKeep).toHaveBeenCalledWith(2);
  },
};

export const AsksBeforeDeleting: Story = {
  args: { deleting: tags.slice(0, 1) },
  play: async () => {
    await expect(
      screen.getByRole('alertdialog', { name: 'Hapus Tag Mata Kuliah' }),
    ).toHaveAccessibleDescription('Aksi ini tidak dapat dibatalkan');
  },
};

export const LongNames: Story = {
  args: { state: { status: 'ready', found: longNames, total: 3 } },
};

export const Narrow: Story = { ...LongNames, globals: { viewport: { value: 'narrow' } } };
