import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { accountAnswers } from '../../test/account-fixtures.js';
import type { AccountsViewState } from './account-list.js';
import { AccountsView } from './accounts-view.js';

const ready: Extract<AccountsViewState, { status: 'ready' }> = {
  status: 'ready',
  items: accountAnswers,
  total: 1234,
  busy: false,
  more: { busy: false, failed: false, load: fn() },
};
const closed = {
  form: undefined,
  onFormChange: fn(),
  notice: undefined,
  saving: false,
  onSubmit: fn(),
  onClose: fn(),
};
const removal = { account: undefined, onAsk: fn(), onConfirm: fn(), describeError: fn() };

const meta = {
  title: 'Layar/Semua akun/Tampilan',
  component: AccountsView,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    state: ready,
    text: '',
    onTextChange: fn(),
    filters: { q: '', kind: '', status: '', sort: '' },
    onFiltersChange: fn(),
    onAdd: fn(),
    adding: { ...closed, problems: {} },
    onEdit: fn(),
    editing: closed,
    removal,
    imports: {
      open: false,
      onOpenChange: fn(),
      check: () => [],
      onImport: fn(),
      describeError: fn(),
    },
  },
} satisfies Meta<typeof AccountsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Menampilkan 5 dari 1.234 akun')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Jenis' }), 'student');
    await expect(args.onFiltersChange).toHaveBeenCalledWith({ ...args.filters, kind: 'student' });
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Budi Santoso' }));
    await expect(args.onEdit).toHaveBeenCalledWith(accountAnswers[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus Budi Santoso' }));
    await expect(args.removal.onAsk).toHaveBeenCalledWith(accountAnswers[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Tampilkan lebih banyak' }));
    await expect(ready.more?.load).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const Failed: Story = {
  args: {
    state: { status: 'failed', detail: 'Basis data sedang sibuk.', busy: false, retry: fn() },
  },
};

export const NextPageFailed: Story = {
  args: { state: { ...ready, more: { busy: false, failed: true, load: fn() } } },
};

export const Empty: Story = {
  args: {
    state: { ...ready, items: [], total: 0, more: undefined },
    text: 'zzz',
    filters: { q: 'zzz', kind: 'admin', status: 'Nonaktif', sort: 'newest' },
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Hapus filter' }));
    await expect(args.onFiltersChange).toHaveBeenCalledWith({
      q: '',
      kind: '',
      status: '',
      sort: 'newest',
    });
  },
};

const { name, email, kind, status } = accountAnswers[1] as (typeof accountAnswers)[0];
const form = { name, email, kind, status, password: '' };

export const Editing: Story = {
  args: { editing: { ...closed, form } },
};

export const PasswordTooShort: Story = {
  args: {
    editing: {
      ...closed,
      form: { ...form, password: '12345' },
      problem: 'Password minimal 6 karakter',
    },
  },
};

export const NotSaved: Story = {
  args: {
    editing: {
      ...closed,
      form,
      notice: 'Gagal menyimpan akun: Email ini sudah dipakai akun lain.',
    },
  },
};

export const Saving: Story = {
  args: { editing: { ...closed, form, saving: true } },
};

export const Removing: Story = { args: { removal: { ...removal, account: accountAnswers[1] } } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** Each field says what is wrong with it. */
export const AddingWrongly: Story = {
  args: {
    adding: {
      ...closed,
      form: { kind: 'lecturer', nama: '', email: 'bukan email', password: '' },
      problems: {
        nama: 'Nama dosen harus diisi',
        email: 'Format email tidak valid',
        password: 'Password harus diisi',
      },
    },
  },
};
