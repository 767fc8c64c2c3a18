import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { OwnWorkView } from './own-work-view.js';

const listOf = (...titles: string[]) => ({
  status: 'ready' as const,
  data: titles.map((title, index) => ({
    href: `#/preview/${title.length}${index}`,
    title,
    subject: 'Struktur Data',
    lecturer: 'Dr. Ratna Wulandari, M.Kom.',
  })),
});
const empty = { status: 'ready', data: [] } as const;
const loading = { status: 'loading' } as const;
const failed = { status: 'failed', busy: false, retry: fn() } as const;
const notice = {
  id: 1,
  kind: 'komentar',
  at: '2026-11-22T03:00:00Z',
  read: false,
  set: { id: 7, title: 'UTS Basis Data' },
  commentId: 3,
  text: 'Tono: Soal nomor 5 bagus.',
} as const;

const meta = {
  title: 'Layar/Home/Pekerjaan sendiri',
  component: OwnWorkView,
  parameters: { layout: 'fullscreen' },
  args: {
    part: 'first',
    lists: {
      unfinished: listOf('Kuis 3 Pohon', 'UTS Struktur Data 2026'),
      news: { status: 'ready', data: [notice] },
      pinned: listOf('UAS Basis Data', 'Kuis Greedy', 'UTS Graf', 'UAS Pohon'),
      recent: listOf('UTS Jaringan'),
    },
    hrefs: {
      preview: (id, comment) => `#/preview/${id}${comment ? `-${comment}` : ''}`,
      paper: (id) => `#/papers/${id}`,
      all: (kind) => `#/semua/${kind}`,
    },
    onOpen: fn(),
  },
} satisfies Meta<typeof OwnWorkView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(2);
    const news = within(canvas.getByRole('region', { name: 'Baru untuk Anda' }));
    const link = news.getByRole('link', { name: /Komentar baru · UTS Basis Data$/ });
    await expect(link).toHaveAttribute('href', '#/preview/7-3');
    // The page of the test stays where it is.
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
    await expect(args.onOpen).toHaveBeenCalledWith(1);
  },
};

export const Rest: Story = {
  args: { part: 'rest' },
  play: async ({ canvas }) => {
    const pinned = within(canvas.getByRole('region', { name: 'Disematkan' }));
    await expect(pinned.getAllByRole('listitem')).toHaveLength(3);
    await expect(pinned.getByRole('link', { name: 'Lihat semua' })).toHaveAttribute(
      'href',
      '#/semua/pinned',
    );
  },
};

/** Without unfinished work the collection begins the page. */
export const ForStudents: Story = {
  args: { lists: { ...meta.args.lists, unfinished: empty, news: empty } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Disematkan' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Terakhir dibuka' })).toBeVisible();
  },
};

export const Loading: Story = { args: { lists: { ...meta.args.lists, recent: loading } } };

export const Empty: Story = {
  args: { lists: { unfinished: empty, news: empty, pinned: empty, recent: empty } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const Failed: Story = {
  args: { lists: { ...meta.args.lists, unfinished: failed } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Coba Lagi' }));
    await expect(failed.retry).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'narrow' } } };
