import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { auditEvents } from '../../test/audit-fixtures.js';
import { AuditView, type AuditViewState } from './audit-view.js';

const more = { busy: false, failed: false, load: fn() };
const ready: Extract<AuditViewState, { status: 'ready' }> = {
  status: 'ready',
  items: auditEvents,
  total: 1234,
  more,
  busy: false,
  refresh: fn(),
};
const filters = { q: '', action: '', target: '', from: '', to: '' };

const meta = {
  title: 'Layar/Riwayat/Tampilan',
  component: AuditView,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    state: ready,
    filters,
    onFiltersChange: fn(),
    text: '',
    onTextChange: fn(),
    hrefs: {
      actor: (id) => `#/admin/riwayat?akun=${id}`,
      set: (id) => `#/preview/${id}`,
      account: (name) => `#/admin/akun?q=${encodeURIComponent(name)}`,
      materialTag: (name) => `#/admin/tagging?q=${name}`,
    },
  },
} satisfies Meta<typeof AuditView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Menampilkan 9 dari 1.234 catatan')).toBeVisible();
    const deeds = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(deeds).toEqual([
      'Mengganti password akun: Citra Maharani',
      'Membuat komentar di paket soal UTS Struktur Data',
      'Menggabungkan tag materi: SQL',
      'Mengubah paket soal: UTS Struktur Data',
      'Masuk',
      'Masuk',
      'Masuk',
      'Masuk',
      'Menghapus selamanya paket soal: Kuis Lama',
    ]);
    await expect(canvas.getByRole('link', { name: 'Citra Maharani' })).toHaveAttribute(
      'href',
      '#/admin/akun?q=Citra%20Maharani',
    );
    await expect(canvas.getAllByRole('link', { name: 'UTS Struktur Data' })).toHaveLength(2);
    const table = canvas.getByRole('table', { name: 'Riwayat kegiatan' });
    await expect(table).toHaveTextContent('10 Desember 2026 12.00 WIB');
    await expect(table).not.toHaveTextContent(/author|visibility|users|laporan|T05:00/);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Kegiatan' }), 'sign-in');
    await expect(args.onFiltersChange).toHaveBeenCalledWith({ ...filters, action: 'sign-in' });
    await userEvent.click(canvas.getByRole('button', { name: 'Tampilkan lebih banyak' }));
    await expect(more.load).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const Failed: Story = {
  args: {
    state: { status: 'failed', detail: 'Basis data sedang sibuk.', busy: false, retry: fn() },
  },
};

export const Empty: Story = {
  args: { state: { ...ready, items: [], total: 0, more: undefined } },
};

export const OfOneAccount: Story = { args: { filters: { ...filters, actor: 2 } } };

export const OfOneSet: Story = {
  args: { filters: { ...filters, target: 'set', targetId: 12, actor: 2 } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Hanya paket soal nomor 12/ }));
    const left = { ...filters, target: 'set', actor: 2 };
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ ...left, targetId: undefined });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Pada' }), 'file');
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({
      ...left,
      target: 'file',
      targetId: undefined,
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Muat ulang' }));
    await expect(ready.refresh).toHaveBeenCalledOnce();
  },
};

export const MoreFailed: Story = { args: { state: { ...ready, more: { ...more, failed: true } } } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const InEnglish: Story = {
  globals: { language: 'en', viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('rowheader')[3]).toHaveTextContent(
      'Change question set: UTS Struktur Data',
    );
    await expect(canvasElement).not.toHaveTextContent(/Riwayat|Kegiatan|Berhasil|Alamat/);
  },
};
