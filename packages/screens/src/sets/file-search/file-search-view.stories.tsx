import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NO_FILE_FILTERS } from '../../model/search/file-query.js';
import { toFileResults } from '../../model/search/file-results.js';
import { DEFAULT_FILTERS } from '../../model/sets/default-filters.js';
import { fileHits } from '../../test/file-search-fixtures.js';
import type { FileResultsState } from './file-results.js';
import { FileSearchView } from './file-search-view.js';

const query = { ...NO_FILE_FILTERS, q: 'pohon avl', sort: 'rank' as const };
const ready: Extract<FileResultsState, { status: 'ready' }> = {
  status: 'ready',
  results: toFileResults([fileHits]),
  count: 3,
  isMore: false,
  newestOnly: false,
  busy: false,
  more: undefined,
};
const nothing = { ...ready, results: [], count: 0 };

const meta = {
  title: 'Layar/Cari Isi File/Tampilan',
  component: FileSearchView,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    query,
    filters: { status: 'ready', lists: DEFAULT_FILTERS },
    state: ready,
    hrefs: {
      preview: (id) => `#/preview/${id}`,
      page: (id, { file, page }) => `#/preview/${id}?berkas=${file}&hlm=${page}`,
    },
    floating: { create: '#/create', upload: '#/upload' },
    onType: fn(),
    onSubmit: fn(),
    onChoose: fn(),
    onApply: fn(),
    onTitles: fn(),
  },
} satisfies Meta<typeof FileSearchView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Ditemukan di 3 file')).toBeVisible();
    const titles = canvas.getAllByRole('heading', { level: 2 });
    await expect(titles.map((title: HTMLElement) => title.textContent)).toEqual([
      'UTS Struktur Data 2025',
      'UAS Basis Data',
    ]);
    const line = canvas.getByRole('link', { name: /^hlm\. 3 … jelaskan rotasi ganda/ });
    await expect(line).toHaveAttribute('href', '#/preview/1?berkas=11&hlm=3');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Urutkan' }), 'Terbaru');
    await expect(args.onApply).toHaveBeenCalledWith({ sort: 'newest' });
  },
};

export const Start: Story = {
  args: { query: { ...query, q: '' }, state: { status: 'idle' } },
};

export const Loading: Story = {
  args: {
    state: { status: 'loading' },
    filters: { status: 'loading', lists: { levels: [], courseTags: [], materialTags: [] } },
  },
};

export const SearchesOtherWords: Story = {
  args: { state: { ...ready, busy: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mencari di dalam file...')).toBeInTheDocument();
    await expect(canvas.queryByText('Ditemukan di 3 file')).toBeNull();
  },
};

export const Failed: Story = {
  args: {
    state: { status: 'failed', detail: 'Pencarian sedang penuh.', busy: false, retry: fn() },
  },
};

export const TryingAgain: Story = {
  args: { state: { status: 'failed', busy: true, retry: fn() } },
};

export const Empty: Story = {
  args: { state: nothing },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/Hasil pindaian dan gambar tidak mempunyai teks/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Hapus semua filter' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Cari di judul & topik' }));
    await expect(args.onTitles).toHaveBeenCalledWith('pohon avl');
  },
};

const filtered = {
  ...query,
  levels: ['Sulit'],
  courseTags: ['Struktur Data'],
  examKinds: ['UTS'],
  categories: ['answers' as const],
};

export const EmptyWithFilters: Story = {
  args: { query: filtered, state: nothing },
  play: async ({ args, canvas }) => {
    const chips = within(canvas.getByRole('list', { name: 'Filter Aktif' }));
    await userEvent.click(chips.getByRole('button', { name: 'Hapus Kunci jawaban' }));
    await expect(args.onChoose).toHaveBeenCalledWith({ categories: [] });
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus semua filter' }));
    await expect(args.onApply).toHaveBeenCalledWith(NO_FILE_FILTERS);
  },
};

export const VeryMany: Story = {
  args: {
    state: {
      ...ready,
      count: 20_000,
      isMore: true,
      newestOnly: true,
      more: { busy: false, failed: true, load: fn() },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'Ditemukan di lebih dari 20.000 file. Terlalu banyak untuk diurutkan menurut kecocokan: yang terbaru lebih dulu.',
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Coba Lagi' })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const FiltersOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Filter Pencarian' });
    const kind = within(dialog).getByRole('combobox', { name: 'Jenis file' });
    await userEvent.type(kind, 'kunci{Enter}');
    await userEvent.selectOptions(
      within(dialog).getByRole('combobox', { name: 'Urutkan' }),
      'newest',
    );
    await expect(args.onApply).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Terapkan Filter' }));
    await expect(args.onApply).toHaveBeenCalledWith({
      ...NO_FILE_FILTERS,
      categories: ['answers'],
      sort: 'newest',
    });
  },
};
