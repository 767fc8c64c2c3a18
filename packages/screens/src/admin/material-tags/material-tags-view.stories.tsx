import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { toMaterialTag } from '../../model/tags/admin-tag.js';
import { materialTagAnswers } from '../../test/admin-fixtures.js';
import { MaterialTagPanel } from './material-tag-panel.js';
import { MaterialTagsView } from './material-tags-view.js';

const tags = materialTagAnswers.map(toMaterialTag);

const panel = {
  edited: undefined,
  name: '',
  onNameChange: fn(),
  problem: undefined,
  notice: undefined,
  attempts: 0,
  saving: false,
  onSubmit: fn(),
  onCancel: fn(),
};

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
  title: 'Layar/Admin Tagging/Tampilan',
  component: MaterialTagsView,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    state: { status: 'ready', found: tags, total: tags.length },
    fresh: 2,
    text: '',
    onTextChange: fn(),
    order: { by: 'name', direction: 'ascending' },
    onOrderChange: fn(),
    selected: new Set<number>(),
    onSelectedChange: fn(),
    onAdd: fn(),
    onEdit: fn(),
    uses: new Map(tags.map(({ id }) => [id, { sets: id, questions: 3, course: 'Struktur Data' }])),
    onMerge: fn(),
    merging,
    deleting: [],
    onDelete: fn(),
    onDeleteClose: fn(),
    onDeleteConfirm: fn(),
    describeError: () => 'Gagal menghapus tag. Silakan coba lagi.',
    imports: { open: false, onOpenChange: fn(), onImport: fn() },
    panel: undefined,
  },
} satisfies Meta<typeof MaterialTagsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Tag Baru (Bulan Ini)').closest('div')).toHaveTextContent('2');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Urutkan' }), 'created');
    await expect(args.onOrderChange).toHaveBeenCalledWith({
      by: 'created',
      direction: 'ascending',
    });
  },
};

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const Failed: Story = {
  args: {
    state: {
      status: 'failed',
      sentence: 'Gagal memuat data tag. Silakan coba lagi.',
      busy: false,
      retry: fn(),
    },
  },
};

export const Empty: Story = { args: { state: { status: 'ready', found: [], total: 0 }, fresh: 0 } };

export const NothingFound: Story = {
  args: { state: { status: 'ready', found: [], total: tags.length }, text: 'zzz' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Tidak ada tag yang ditemukan.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tampilkan semua' }));
    await expect(args.onTextChange).toHaveBeenCalledWith('');
  },
};

export const Adding: Story = { args: { panel: <MaterialTagPanel {...panel} /> } };

export const Renaming: Story = {
  args: { panel: <MaterialTagPanel {...panel} edited="Graph" name="Graf" /> },
};

export const Refused: Story = {
  args: {
    panel: (
      <MaterialTagPanel
        {...panel}
        name="sql"
        problem="Tag dengan nama ini sudah ada"
        attempts={1}
      />
    ),
  },
};

export const SaveFailed: Story = {
  args: {
    panel: (
      <MaterialTagPanel {...panel} name="Heap" notice="Terjadi kesalahan saat menyimpan tag." />
    ),
  },
};

export const SeveralChosen: Story = { args: { selected: new Set([11, 12, 13]) } };

export const AsksBeforeDeletingSeveral: Story = {
  args: { deleting: tags.slice(0, 3) },
  play: async () => {
    await expect(screen.getByRole('alertdialog')).toHaveTextContent('Hapus 3 Tag Materi');
  },
};

const many = Array.from({ length: 400 }, (_, index) => ({
  id: index + 1,
  name: `Topik ${index + 1}`,
  created: '2026-10-05T03:00:00.000Z',
  updated: '2026-11-02T03:00:00.000Z',
}));

export const Hundreds: Story = {
  args: { state: { status: 'ready', found: many, total: many.length }, fresh: 0 },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Daftar tag materi' });
    await expect(table).toHaveAttribute('aria-rowcount', '401');
    await expect(within(table).getAllByRole('row').length).toBeLessThan(100);
  },
};

export const HundredsOnAPhone: Story = {
  ...Hundreds,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole('list', { name: 'Daftar tag materi' });
    await waitFor(() => expect(within(list).getByText('Topik 1')).toBeVisible());
    await expect(within(list).getAllByRole('listitem').length).toBeLessThan(100);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Narrow: Story = { ...Refused, globals: { viewport: { value: 'narrow' } } };
