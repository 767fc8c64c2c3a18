import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { toMaterialTag } from '../../model/tags/admin-tag.js';
import { courseMaterialAnswers, materialTagAnswers } from '../../test/admin-fixtures.js';
import { CourseView } from './course-view.js';

const materials = courseMaterialAnswers;
const tags = materialTagAnswers.map(toMaterialTag);

const failed = (sentence: string) => ({
  status: 'failed' as const,
  sentence,
  busy: false,
  retry: fn(),
});

const own = {
  state: { status: 'ready' as const, found: materials, total: 2 },
  text: '',
  onTextChange: fn(),
  onAdd: fn(),
  onRename: fn(),
  renameProblem: undefined,
  onRenameEdit: fn(),
  onRemove: fn(),
  unreadable: undefined,
};

const assigned = {
  state: { status: 'ready' as const, found: tags.slice(0, 2), total: 2 },
  text: '',
  onTextChange: fn(),
  onAdd: fn(),
  onRemove: fn(),
};

const dialog = {
  open: false,
  onClose: fn(),
  name: '',
  onNameChange: fn(),
  notice: undefined,
  saving: false,
  onSubmit: fn(),
};

const meta = {
  title: 'Layar/Admin Tagging Mata Kuliah/Mata kuliah',
  component: CourseView,
  parameters: { layout: 'fullscreen' },
  args: {
    course: { name: 'Struktur Data', code: 'CS001' },
    coursesHref: '#/admin/course-tagging',
    onBack: fn(),
    tab: 'materials',
    onTabChange: fn(),
    materials: own,
    tags: assigned,
    materialDialog: dialog,
    picker: { open: false, onOpenChange: fn(), items: tags.slice(2), onConfirm: fn() },
    removal: undefined,
    onRemovalClose: fn(),
    onRemovalConfirm: fn(),
    describeError: () => 'Gagal menghapus materi.',
  },
} satisfies Meta<typeof CourseView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Struktur Data' })).toHaveFocus();
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Materi Khusus2',
      'Tag Global2',
    ]);
    await userEvent.click(canvas.getByRole('tab', { name: /Tag Global/ }));
    await expect(args.onTabChange).toHaveBeenCalledWith('tags');
    await userEvent.click(canvas.getByRole('link', { name: 'Kembali' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const Tags: Story = { args: { tab: 'tags' } };

export const Loading: Story = {
  args: { materials: { ...own, state: { status: 'loading' } } },
};

export const MaterialsFailed: Story = {
  args: { materials: { ...own, state: failed('Gagal memuat materi mata kuliah.') } },
};

export const TagsFailed: Story = {
  args: { tab: 'tags', tags: { ...assigned, state: failed('Gagal memuat tag mata kuliah.') } },
};

export const NoMaterials: Story = {
  args: { materials: { ...own, state: { status: 'ready', found: [], total: 0 } } },
};

export const Unreadable: Story = {
  args: {
    materials: {
      ...own,
      state: { status: 'ready', found: [], total: 0 },
      unreadable: { busy: false, retry: fn() },
    },
  },
};

export const NoTags: Story = {
  args: { tab: 'tags', tags: { ...assigned, state: { status: 'ready', found: [], total: 0 } } },
};

export const NothingFound: Story = {
  args: {
    materials: { ...own, text: 'x', state: { status: 'ready', found: [], total: 2 } },
  },
};

export const RenameRefused: Story = {
  args: {
    materials: {
      ...own,
      renameProblem: { id: 21, sentence: 'Gagal memperbarui materi.' },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      canvas.getByRole('button', { name: 'Ubah Pertemuan 1: Array dan Pointer' }),
    );
    await expect(canvas.getByText('Gagal memperbarui materi.')).toBeVisible();
  },
};

export const Adding: Story = {
  args: { materialDialog: { ...dialog, open: true } },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Simpan' })).toBeDisabled();
  },
};

export const AddingFailed: Story = {
  args: {
    materialDialog: {
      ...dialog,
      open: true,
      name: 'Pertemuan 3',
      notice: {
        sentence: 'Gagal menambahkan materi.',
        hint: 'Penyimpanan tag materi di server mungkin belum memiliki kolom tag mata kuliah (course_tag_id). Hubungi pengelola server.',
      },
    },
  },
};

export const Picking: Story = {
  args: { picker: { open: true, onOpenChange: fn(), items: tags.slice(2), onConfirm: fn() } },
};

export const NothingToPick: Story = {
  args: { picker: { open: true, onOpenChange: fn(), items: [], onConfirm: fn() } },
};

export const AsksBeforeRemovingATag: Story = {
  args: { tab: 'tags', removal: { kind: 'tag', id: 11, name: 'Linked List' } },
  play: async () => {
    await expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
      'Yakin ingin menghapus tag ini dari mata kuliah?',
    );
  },
};

export const AsksBeforeRemovingAMaterial: Story = {
  args: { removal: { kind: 'material', id: 21, name: 'Pertemuan 1: Array dan Pointer' } },
  play: async () => {
    await expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
      'Yakin ingin menghapus materi ini?',
    );
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Narrow: Story = { ...Tags, globals: { viewport: { value: 'narrow' } } };
