import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SearchIndexView, type SearchIndexViewState } from './search-index-view.js';

const ready: Extract<SearchIndexViewState, { status: 'ready' }> = {
  status: 'ready',
  counts: { waiting: 300, done: 812, withoutText: 41, failed: 81 },
  busy: false,
  failed: false,
  refresh: fn(),
};
const allRead = { waiting: 0, done: 24_812, withoutText: 0, failed: 0 };

const meta = {
  title: 'Layar/Pencarian isi file/Tampilan',
  component: SearchIndexView,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: { state: ready },
} satisfies Meta<typeof SearchIndexView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const stats = canvas
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    await expect(stats).toEqual([
      ['Menunggu dibaca', '300'],
      ['Siap dicari', '812'],
      ['Tanpa teks (hasil pindaian)', '41'],
      ['Gagal dibaca', '81'],
    ]);
    const bar = canvas.getByRole('progressbar', { name: 'Sudah dibaca' });
    await expect(bar).toHaveAttribute('aria-valuetext', '934 dari 1.234 file');
    await expect(canvas.getByText(/diperbarui sendiri/)).toBeVisible();
    await expect(canvas.getByText(/Tesseract/)).toBeVisible();
    await expect(canvas.getByText(/terkunci atau rusak/)).toBeVisible();
    await expect(canvas.getByText('sudo bank-soal search-index --rebuild')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Muat ulang' }));
    await expect(ready.refresh).toHaveBeenCalledOnce();
  },
};

export const AllRead: Story = {
  args: { state: { ...ready, counts: allRead } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Semua file sudah dibaca.')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
    await expect(canvas.queryByText(/Tesseract|terkunci/)).toBeNull();
  },
};

export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Memuat Data...')).toBeInTheDocument();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

const retry = fn();

export const Failed: Story = {
  args: { state: { status: 'failed', detail: 'Basis data sedang sibuk.', busy: false, retry } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Basis data sedang sibuk.');
    await userEvent.click(canvas.getByRole('button', { name: 'Coba Lagi' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { state: { ...ready, counts: { ...allRead, done: 0 } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Belum ada file' })).toBeVisible();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

export const RefreshFailed: Story = {
  args: { state: { ...ready, failed: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/Angka terbaru tidak dapat dimuat/)).toBeVisible();
    await expect(canvas.getByText('812')).toBeVisible();
    await expect(canvas.queryByText(/diperbarui sendiri/)).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const InEnglish: Story = {
  globals: { language: 'en', viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Can be searched')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      '934 of 1,234 files',
    );
    await expect(canvasElement).not.toHaveTextContent(/Pencarian|dibaca|Muat ulang|pindaian/);
  },
};
