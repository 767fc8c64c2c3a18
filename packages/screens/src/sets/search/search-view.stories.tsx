import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DEFAULT_FILTERS } from '../../model/sets/default-filters.js';
import { EVERYTHING } from '../../model/sets/set-query.js';
import { manySets, sets } from '../../test/fixtures.js';
import { SearchView, type SearchViewProps } from './search-view.js';

const query = { ...EVERYTHING, view: 'grid' as const };
const lists = { status: 'ready', lists: DEFAULT_FILTERS } as const;
const ready = { status: 'ready', found: sets, count: sets.length, emptyBank: false } as const;

const meta = {
  title: 'Layar/Cari Soal/Tampilan',
  component: SearchView,
  parameters: { layout: 'fullscreen' },
  args: {
    query,
    searched: '',
    filters: lists,
    state: ready,
    recent: [],
    floating: { create: '#/create', upload: '#/upload' },
    downloading: new Set<number>(),
    notice: undefined,
    previewHref: (id) => `#/preview/${id}`,
    onType: fn(),
    onSubmit: fn(),
    onChoose: fn(),
    onApply: fn(),
    onClear: fn(),
    hrefOf: (part) => `#?${JSON.stringify(part)}`,
    onDownload: fn(),
    onDismiss: fn(),
  },
} satisfies Meta<typeof SearchView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = {
  args: {
    state: { status: 'loading' },
    filters: {
      status: 'loading',
      lists: { levels: [], courseTags: [], materialTags: [] },
    },
  },
};

function Arriving(args: SearchViewProps) {
  const [arrived, setArrived] = useState(false);
  return (
    <>
      <SearchView {...args} {...(arrived ? { state: ready, filters: lists } : {})} />
      <button type="button" onClick={() => setArrived(true)}>
        Tiba
      </button>
    </>
  );
}

export const KeepsItsControlsInPlace: Story = {
  ...Loading,
  globals: { viewport: { value: 'tablet' } },
  // A stand-in font is wider than the one that follows.
  decorators: [
    (Story) => (
      <div style={{ letterSpacing: '0.035em' }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Arriving {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const place = (element: HTMLElement) => element.getBoundingClientRect().top;
    const top = () =>
      place(canvas.getByRole('combobox', { name: 'Urutkan' })) -
      place(canvas.getByRole('searchbox'));
    await canvas.findByRole('combobox', { name: 'Tag Materi' });
    await canvas.findByText('Memuat Filter Data...');
    const before = top();
    await userEvent.click(canvas.getByRole('button', { name: 'Tiba' }));
    await canvas.findByText(/^Menampilkan/);
    await expect(Math.abs(top() - before)).toBeLessThanOrEqual(2);
  },
};

export const Failed: Story = { args: { state: { status: 'failed', busy: false, retry: fn() } } };

export const TryingAgain: Story = {
  args: { state: { status: 'failed', busy: true, retry: fn() } },
};

const filtered = {
  ...query,
  q: 'data',
  levels: ['Mudah', 'Sedang'],
  courseTags: ['Struktur Data'],
  materialTags: ['Linked List'],
  from: '2025-01-01',
  to: '2025-12-31',
};

export const Filtered: Story = {
  args: {
    query: filtered,
    searched: 'data',
    state: { ...ready, found: sets.slice(0, 1), count: 1 },
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Filter Aktif:')).toBeVisible();
    await expect(canvas.getByText('1 Jan 2025 – 31 Des 2025')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus Semua' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(
      expect.objectContaining({ levels: [], courseTags: [], materialTags: [], from: '', to: '' }),
    );
  },
};

export const MarksMatches: Story = {
  args: { query: { ...query, q: 'data' }, searched: 'data' },
  play: async ({ canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll('mark')].map((mark) => mark.textContent);
    await waitFor(() => expect(marks.length).toBeGreaterThan(2));
    await expect(new Set(marks)).toEqual(new Set(['Data']));
  },
};

export const Table: Story = {
  args: {
    query: { ...query, view: 'table' },
    notice: { key: 2, sentence: 'Gagal mendownload file' },
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('table');
    const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent);
    await expect(heads).toEqual([
      'Nama File',
      'Mata Kuliah',
      'Tingkat Kesulitan',
      'Dosen',
      'Tanggal',
      'Aksi',
    ]);
    await expect(canvas.getAllByRole('button', { name: 'Download' })).toHaveLength(3);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Gagal mendownload file');
  },
};

export const TableOnTablet: Story = {
  args: {
    query: { ...query, view: 'table' },
    notice: { key: 2, sentence: 'Gagal mendownload file' },
  },
  globals: { viewport: { value: 'tablet' } },
  // Beside the filters no table has room: its rows turn to cards.
  play: async ({ canvas }) => {
    const notice = await canvas.findByText('Gagal mendownload file');
    await expect(notice.clientWidth).toBeGreaterThanOrEqual(90);
    await expect(canvas.queryByRole('table')).toBeNull();
    const [button] = canvas.getAllByRole('button', { name: 'Download' });
    await expect(button?.offsetWidth).toBeGreaterThan(100);
  },
};

export const TableOnPhone: Story = {
  args: { query: { ...query, view: 'table' } },
  globals: { viewport: { value: 'phone' } },
};

export const DefaultFilterData: Story = {
  args: {
    filters: {
      status: 'default',
      lists: DEFAULT_FILTERS,
      reason: 'tidak ada koneksi ke server',
      busy: false,
      retry: fn(),
    },
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByText(
        'Menggunakan data filter default. Server mungkin sedang bermasalah. (tidak ada koneksi ke server)',
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Coba Lagi' }));
    if (args.filters.status === 'default') await expect(args.filters.retry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { query: { ...query, q: 'kuantum' }, state: { ...ready, found: [], count: 0 } },
  play: async ({ canvasElement }) => {
    const found = () => canvasElement.querySelector('[data-component=empty-state]');
    await waitFor(() => expect(found()).not.toBeNull());
    // A dashed frame is where files are dropped.
    await expect(getComputedStyle(found() ?? canvasElement).borderTopStyle).toBe('solid');
  },
};

export const EmptyBank: Story = {
  args: { state: { ...ready, found: [], count: 0, emptyBank: true } },
  play: async ({ canvasElement }) => {
    const links = () => within(canvasElement).getAllByRole('link', { name: 'Upload soal' });
    await waitFor(() => expect(links()).toHaveLength(2));
  },
};

export const RecentlyViewed: Story = {
  args: {
    recent: [
      { id: 7, title: 'UTS Jaringan Komputer 2025' },
      { id: 2, title: 'UAS Basis Data' },
    ],
  },
  play: async ({ canvasElement }) => {
    const recent = within(canvasElement).getByRole('navigation', { name: 'Terakhir dilihat:' });
    await expect(
      within(recent).getByRole('link', { name: 'UTS Jaringan Komputer 2025' }),
    ).toHaveAttribute('href', '#/preview/7');
  },
};

export const WithoutFloatingActions: Story = {
  args: { floating: {} },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).queryByRole('navigation', { name: 'Tindakan cepat' }),
    ).toBeNull();
  },
};

export const Downloading: Story = { args: { downloading: new Set([1]) } };

export const DownloadFailed: Story = {
  args: { notice: { key: 1, sentence: 'Gagal mendownload file' } },
};

export const Phone: Story = {
  ...RecentlyViewed,
  globals: { viewport: { value: 'phone' } },
};

export const Narrow: Story = {
  args: { ...DownloadFailed.args, query: filtered, searched: 'data' },
  globals: { viewport: { value: 'narrow' } },
};

export const MoreWaits: Story = {
  args: {
    state: { ...ready, count: 54_321, more: { busy: true, failed: false, load: fn() } },
  },
};

export const MoreFailed: Story = {
  args: {
    state: { ...ready, count: 54_321, more: { busy: false, failed: true, load: fn() } },
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Coba Lagi' }));
    const { state } = args;
    if (state.status === 'ready') await expect(state.more?.load).toHaveBeenCalledOnce();
  },
};

export const DrawsOnlyWhatIsNear: Story = {
  args: { state: { ...ready, found: manySets(1000), count: 1000 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Menampilkan 1.000 hasil pencarian')).toBeVisible();
    const cards = () => canvas.getAllByRole('article').length;
    await waitFor(() => expect(cards()).toBeGreaterThan(2));
    await expect(cards()).toBeLessThan(80);
  },
};

export const InMalay: Story = {
  globals: { language: 'ms' },
  args: { query: { ...query, levels: ['Sulit'], from: '2026-08-01', to: '2026-12-09' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Set Soalan');
    await expect(await canvas.findByText('1 Ogo 2026 – 9 Dis 2026')).toBeVisible();
    await expect(canvas.getAllByText('Sukar')[0]).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/Unduh|Dosen|Sulit|Agu|\{/);
  },
};

export const InEnglish: Story = {
  globals: { language: 'en' },
  args: { query: { ...query, levels: ['Mudah'], from: '2026-08-01', to: '2026-12-09' } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Question sets');
    await expect(canvas.getByText('1 Aug 2026 – 9 Dec 2026')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/Cari|Unduh|Dosen|Mudah|Agu|hasil/);
    const field = await canvas.findByRole('combobox', { name: 'Difficulty' });
    await userEvent.type(field, 'Har{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith({ levels: ['Mudah', 'Sulit'] });
  },
};
