import type { Meta, StoryObj } from '@storybook/react-vite';
import { startTransition, useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { materialTagAnswers } from '../../test/admin-fixtures.js';
import { tagServer } from '../../test/admin-server.js';
import { hangs, refuses, refusesAtFirst } from '../../test/mock.js';
import { asVisitor, withAdmin } from '../../test/with-app.js';
import { MaterialTagsScreen } from './material-tags-screen.js';

const meta = {
  title: 'Layar/Admin Tagging',
  tags: ['autodocs'],
  component: MaterialTagsScreen,
  parameters: { frames: { 'layar-admin-tagging-tampilan--default': 720 }, layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    state: { q: '' },
    onStateChange: fn(),
    onSignedOut: fn(),
    now: () => new Date('2026-10-21T03:00:00Z'),
  },
  // Keeps the state as an address would.
  render: function Addressed(args) {
    const [state, setState] = useState(args.state);
    return (
      <MaterialTagsScreen
        {...args}
        state={state}
        onStateChange={(next, change) => {
          args.onStateChange(next, change);
          setState(next);
        }}
      />
    );
  },
  decorators: [withAdmin],
  beforeEach: ({ msw }) => msw.use(...tagServer('MaterialTag')),
} satisfies Meta<typeof MaterialTagsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const names = () => screen.queryAllByRole('rowheader').map((cell) => cell.textContent);
const dialog = () => within(screen.getByRole('alertdialog'));
const nameField = () => screen.findByRole('textbox', { name: /Nama Tag/ });

async function loaded() {
  await waitFor(() => expect(names()).toHaveLength(5));
}

export const Default: Story = {
  play: async () => {
    await loaded();
    await expect(await screen.findByText('Daftar tag berhasil dimuat')).toBeVisible();
    await expect(names()).toEqual(['Graph', 'Greedy', 'Linked List', 'Normalisasi', 'SQL']);
    await expect(screen.getByText('Tag Baru (Bulan Ini)').closest('div')).toHaveTextContent('3');
  },
};

export const SortsByCreation: Story = {
  play: async () => {
    await loaded();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Urutkan' }), 'created');
    await expect(names().slice(0, 2)).toEqual(['SQL', 'Normalisasi']);
    await userEvent.click(screen.getByRole('button', { name: 'Urutan naik' }));
    await expect(names().slice(-2)).toEqual(['Normalisasi', 'SQL']);
  },
};

export const AddsByKeyboard: Story = {
  play: async () => {
    await loaded();
    const add = screen.getByRole('button', { name: 'Tambah Tag' });
    add.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await nameField()).toHaveFocus());
    await userEvent.keyboard('Heap{Enter}');
    await expect(await screen.findByText('Tag berhasil ditambahkan')).toBeVisible();
    await waitFor(() => expect(names()).toContain('Heap'));
    await waitFor(() => expect(add).toHaveFocus());
  },
};

/** A router is slower than the press, and a busy browser draws before React has cleared up. */
export const KeepsTheFieldThatWasOpened: Story = {
  render: function Routed(args) {
    const [state, setState] = useState(args.state);
    return (
      <MaterialTagsScreen
        {...args}
        state={state}
        onStateChange={(next) => startTransition(() => setState(next))}
      />
    );
  },
  play: async () => {
    await loaded();
    const frames = new Map<number, FrameRequestCallback>();
    const draw = () => {
      for (const [id, callback] of frames) {
        frames.delete(id);
        callback(performance.now());
      }
    };
    spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
      frames.set(frames.size + 1, callback);
      return frames.size;
    });
    spyOn(window, 'cancelAnimationFrame').mockImplementation((id) => void frames.delete(id));
    const opened = new MutationObserver(() => {
      if (document.querySelector('input[name="name"]')) draw();
    });
    opened.observe(document.body, { childList: true, subtree: true });
    const opener = screen.getByRole('button', { name: 'Edit SQL' });
    opener.focus();
    // Not by userEvent, which lets React finish before anything is drawn.
    opener.click();
    const field = await nameField();
    opened.disconnect();
    await expect(field).toHaveFocus();
  },
};

export const RefusesAKnownName: Story = {
  args: { state: { q: '', form: 'new' } },
  play: async () => {
    await userEvent.type(await nameField(), 'sql{Enter}');
    await expect(screen.getByText('Tag dengan nama ini sudah ada')).toBeVisible();
    await userEvent.clear(await nameField());
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByText('Nama tag harus diisi')).toBeVisible();
  },
};

export const ShowsTheServersDuplicate: Story = {
  args: { state: { q: '', form: 'new' } },
  beforeEach: ({ msw }) =>
    msw.use(refuses('createMaterialTag', 409, 'Tag dengan nama ini sudah ada')),
  play: async () => {
    const field = await nameField();
    await userEvent.type(field, 'Heap{Enter}');
    await expect(await screen.findByText('Tag dengan nama ini sudah ada')).toBeVisible();
    await expect(field).toHaveValue('Heap');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 's');
    await expect(screen.queryByText('Tag dengan nama ini sudah ada')).toBeNull();
  },
};

export const LosesNothingWhenSavingFails: Story = {
  args: { state: { q: '', form: 13 } },
  beforeEach: ({ msw }) => msw.use(refuses('updateMaterialTag', 500, '')),
  play: async () => {
    const field = await nameField();
    await userEvent.type(field, ' lanjut{Enter}');
    await expect(await screen.findByText('Terjadi kesalahan saat menyimpan tag.')).toBeVisible();
    await expect(field).toHaveValue('SQL lanjut');
    await expect(screen.getByRole('button', { name: 'Simpan' })).not.toHaveAttribute('aria-busy');
  },
};

export const Renames: Story = {
  play: async () => {
    await loaded();
    await userEvent.click(screen.getByRole('button', { name: 'Edit Graph' }));
    const field = await nameField();
    await expect(field).toHaveValue('Graph');
    await userEvent.clear(field);
    await userEvent.type(field, 'Graf{Enter}');
    await expect(await screen.findByText('Tag berhasil diperbarui')).toBeVisible();
    await waitFor(() => expect(names()).toContain('Graf'));
  },
};

export const LeavesTheFormAndReturnsFocus: Story = {
  play: async () => {
    await loaded();
    const edit = screen.getByRole('button', { name: 'Edit SQL' });
    await userEvent.click(edit);
    await nameField();
    await userEvent.click(screen.getByRole('button', { name: 'Batal' }));
    await waitFor(() => expect(edit).toHaveFocus());
    await expect(screen.queryByRole('textbox', { name: /Nama Tag/ })).toBeNull();
  },
};

export const Deletes: Story = {
  play: async () => {
    await loaded();
    await userEvent.click(screen.getByRole('button', { name: 'Hapus SQL' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Hapus' }));
    await expect(await screen.findByText('Tag berhasil dihapus')).toBeVisible();
    await waitFor(() => expect(names()).not.toContain('SQL'));
  },
};

export const DeletesSeveral: Story = {
  play: async () => {
    await loaded();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Pilih SQL' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Pilih Graph' }));
    await userEvent.click(screen.getByRole('button', { name: 'Hapus' }));
    await expect(screen.getByRole('alertdialog')).toHaveTextContent('Hapus 2 Tag Materi');
    await userEvent.click(dialog().getByRole('button', { name: 'Hapus' }));
    await expect(await screen.findByText('2 tag berhasil dihapus')).toBeVisible();
    await waitFor(() => expect(names()).toEqual(['Greedy', 'Linked List', 'Normalisasi']));
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Manajemen Tag Materi' })).toHaveFocus(),
    );
  },
};

export const SaysWhyDeletingFailed: Story = {
  beforeEach: ({ msw }) => msw.use(refuses('deleteMaterialTag', 502, '')),
  play: async () => {
    await loaded();
    await userEvent.click(screen.getByRole('button', { name: 'Hapus SQL' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Hapus' }));
    await expect(
      await dialog().findByText('Gagal menghapus tag. Silakan coba lagi.'),
    ).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Batal' }));
  },
};

export const ImportsTags: Story = {
  play: async () => {
    await loaded();
    await userEvent.click(screen.getByRole('button', { name: 'Impor CSV' }));
    const box = within(screen.getByRole('dialog'));
    const file = (text: string) => new File([text], 'tag.csv', { type: 'text/csv' });
    await userEvent.upload(box.getByLabelText(/File CSV/), file('name\nHeap\nHEAP\nsql\n'));
    await expect(await box.findAllByText('Tag dengan nama ini sudah ada')).toHaveLength(2);
    await userEvent.click(box.getByRole('button', { name: 'Pilih file lain' }));
    await userEvent.upload(box.getByLabelText(/File CSV/), file('name\nHeap\nTrie\n'));
    await userEvent.click(await box.findByRole('button', { name: 'Impor 2 baris' }));
    await expect(await screen.findByText('2 tag berhasil ditambahkan')).toBeVisible();
    await waitFor(() => expect(names()).toContain('Trie'));
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(hangs('materialTags')),
};

export const RetriesAfterFailure: Story = {
  beforeEach: ({ msw }) => msw.use(refusesAtFirst('materialTags', 500, materialTagAnswers)),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Coba Lagi' }));
    await loaded();
    await expect(await screen.findByText('Daftar tag berhasil dimuat')).toBeVisible();
  },
};

export const SignsOutOn401: Story = {
  beforeEach: ({ msw }) => msw.use(refuses('materialTags', 401, 'Unauthorized')),
  play: async ({ args }) => {
    await waitFor(() => expect(args.onSignedOut).toHaveBeenCalledWith('refused'));
  },
};

export const SignsOutOn403: Story = {
  beforeEach: ({ msw }) => msw.use(refuses('deleteMaterialTag', 403, 'Akses ditolak')),
  play: async ({ args }) => {
    await loaded();
    await userEvent.click(screen.getByRole('button', { name: 'Hapus SQL' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Hapus' }));
    await waitFor(() => expect(args.onSignedOut).toHaveBeenCalledWith('refused'));
    await userEvent.click(dialog().getByRole('button', { name: 'Batal' }));
  },
};

export const SendsAVisitorToTheLogin: Story = {
  parameters: asVisitor,
  play: async ({ args }) => {
    await loaded();
    await userEvent.click(screen.getByRole('button', { name: 'Hapus SQL' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Hapus' }));
    await expect(args.onSignedOut).toHaveBeenCalledWith('missing');
    await userEvent.click(dialog().getByRole('button', { name: 'Batal' }));
    await loaded();
  },
};
