import type { NoticeAnswer } from '@bank-soal/contract/talk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { lecturer } from '../test/fixtures.js';
import { answers, breaks, hangs, refusesAtFirst } from '../test/mock.js';
import { withApp } from '../test/with-app.js';
import { NoticesScreen } from './notices-screen.js';

const TOLD: NoticeAnswer[] = [
  {
    id: 12,
    kind: 'laporan',
    at: '2026-11-22T03:00:00Z',
    read: false,
    set: { id: 7, title: 'UTS Basis Data' },
    commentId: 31,
    text: 'Mira Lestari: Nomor 3 salah cetak.',
  },
  {
    id: 11,
    kind: 'paket',
    at: '2026-11-20T03:00:00Z',
    read: false,
    set: { id: 8, title: 'UAS Basis Data' },
    commentId: null,
    text: 'Paket soal baru dalam Basis Data.',
  },
];

/** A server that keeps which notices were read. */
function noticeServer() {
  const read = new Set<number>();
  return [
    answers('notices', () => TOLD.map((one) => ({ ...one, read: read.has(one.id) }))),
    answers('readNotices', async ({ request }) => {
      for (const id of ((await request.json()) as { ids: number[] }).ids) read.add(id);
      return { message: 'Pemberitahuan ditandai sudah dibaca.' };
    }),
  ];
}

const meta = {
  title: 'Layar/Pemberitahuan',
  tags: ['autodocs'],
  component: NoticesScreen,
  parameters: { frames: { 'layar-pemberitahuan--default': 560 }, layout: 'fullscreen' },
  decorators: [withApp(lecturer)],
  args: {
    hrefs: {
      preview: (set, comment) => `#/preview/${set}${comment === null ? '' : `-${comment}`}`,
      paper: (id) => `#/papers/${id}`,
    },
  },
  beforeEach: ({ msw }) => msw.use(...noticeServer()),
} satisfies Meta<typeof NoticesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const WAIT = { timeout: 15_000 };

export const Default: Story = {
  play: async ({ canvas }) => {
    const report = await canvas.findByRole('link', { name: /Laporan kesalahan · UTS Basis Data$/ });
    await expect(report).toHaveAttribute('href', '#/preview/7-31');
    await expect(canvas.getByRole('link', { name: /Paket soal baru · UAS/ })).toHaveAttribute(
      'href',
      '#/preview/8',
    );
  },
};

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(hangs('notices')) };

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(answers('notices', [])),
  play: async ({ canvas }) => {
    await canvas.findByText('Belum ada pemberitahuan');
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(refusesAtFirst('notices', 500, TOLD)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /coba lagi/i }));
    await canvas.findByRole('link', { name: /UTS Basis Data$/ }, WAIT);
  },
};

export const CallsAllRead: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tandai semua sudah dibaca' }));
    await waitFor(() => expect(canvas.queryByText(/Belum dibaca/)).toBeNull(), WAIT);
    await expect(canvas.queryByRole('button', { name: 'Tandai semua sudah dibaca' })).toBeNull();
  },
};

export const CallsOneReadAsItIsOpened: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^Belum dibaca: .*UTS Basis Data$/ });
    // Followed, it would lead away from the story.
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
    await canvas.findByRole('link', { name: 'Laporan kesalahan · UTS Basis Data' }, WAIT);
    await expect(canvas.getByRole('link', { name: /^Belum dibaca: .*UAS/ })).toBeVisible();
  },
};

export const TellsThatNothingWasRead: Story = {
  beforeEach: ({ msw }) => msw.use(breaks('readNotices')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tandai semua sudah dibaca' }));
    await within(await canvas.findByRole('alert', undefined, WAIT)).findByText(/^Belum dapat/);
    await expect(canvas.getAllByText(/Belum dibaca/)).toHaveLength(2);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'narrow' } } };
