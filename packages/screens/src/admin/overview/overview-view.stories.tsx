import type { OverviewAnswer } from '@bank-soal/contract/administration';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { OverviewView } from './overview-view.js';

const coverage = [
  { course: 'Basis Data', year: 2024, sets: 5, withKey: 3 },
  { course: 'Basis Data', year: 2025, sets: 2, withKey: 2 },
  { course: 'Struktur Data', year: 2025, sets: 4, withKey: 0 },
];
const overview: OverviewAnswer = {
  sets: 1240,
  files: 3511,
  bytes: 5_400_000_000,
  downloads: [41, 12, 0, 77, 103].map((count, index) => ({ week: `2026-W${43 + index}`, count })),
  coverage,
  index: { waiting: 3, done: 3400, withoutText: 100, failed: 8 },
};

const meta = {
  title: 'Layar/Ringkasan/Tampilan',
  component: OverviewView,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    state: { status: 'ready', overview },
    hrefs: {
      sets: (course, year) =>
        `#/admin/paket-soal?matkul=${encodeURIComponent(course)}&tahun=${year}`,
      searchIndex: '#/admin/indeks',
    },
  },
} satisfies Meta<typeof OverviewView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = canvas.getByRole('table', { name: 'Kelengkapan per mata kuliah dan tahun' });
    const headings = within(table).getAllByRole('rowheader');
    await expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Struktur Data',
      'Basis Data',
    ]);
    await expect(
      within(table).getByRole('link', { name: '3 dari 5 paket soal punya kunci' }),
    ).toHaveAttribute('href', '#/admin/paket-soal?matkul=Basis%20Data&tahun=2024');
    await userEvent.click(canvas.getByText('Tampilkan unduhan sebagai tabel'));
    const weeks = canvas.getByRole('table', { name: 'Unduhan per minggu' });
    await expect(within(weeks).getByRole('rowheader', { name: 'pekan 16–22 Nov' })).toBeVisible();
    await expect(canvas.getByText('1.240')).toBeVisible();
  },
};

export const Loading: Story = { args: { state: { status: 'loading' } } };

const retry = fn();

export const Failed: Story = {
  args: { state: { status: 'failed', detail: 'Basis data sedang sibuk.', busy: false, retry } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Coba Lagi' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: {
    state: { status: 'ready', overview: { ...overview, sets: 0, coverage: [], downloads: [] } },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Belum ada paket soal' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const NoDownloads: Story = {
  args: { state: { status: 'ready', overview: { ...overview, downloads: [] } } },
};

/** One week of downloads is one bar of twelve. */
export const OneWeek: Story = {
  args: {
    state: {
      status: 'ready',
      overview: { ...overview, downloads: [{ week: '2026-W48', count: 9 }] },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByTitle('pekan 23–29 Nov: 9')).toBeVisible();
    await expect(canvas.getByTitle('pekan 7–13 Sep: 0')).toBeInTheDocument();
    await expect(
      canvas.getByTitle('pekan 23–29 Nov: 9').getBoundingClientRect().width,
    ).toBeLessThan(30);
  },
};

const years = Array.from({ length: 8 }, (_, index) => ({
  course: 'Basis Data',
  year: 2019 + index,
  sets: 3,
  withKey: index % 4,
}));

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    state: { status: 'ready', overview: { ...overview, coverage: [...coverage, ...years] } },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = canvas.getByRole('table', { name: 'Kelengkapan per mata kuliah dan tahun' });
    const [, newest] = within(table).getAllByRole('columnheader');
    await expect(newest).toHaveTextContent('2026');
    await expect(await canvas.findByText(/^Geser tabel ke samping/)).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const InEnglish: Story = {
  globals: { language: 'en', viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Overview' })).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/Ringkasan|paket soal|Unduhan/);
  },
};
