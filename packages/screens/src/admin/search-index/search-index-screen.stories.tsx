import type { SearchIndexAnswer } from '@bank-soal/contract/search';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { answers, hangs, refuses, refusesAtFirst } from '../../test/mock.js';
import { withAdmin } from '../../test/with-app.js';
import { SearchIndexScreen } from './search-index-screen.js';

const allRead: SearchIndexAnswer = { waiting: 0, done: 812, withoutText: 41, failed: 2 };
const reading: SearchIndexAnswer = { ...allRead, waiting: 3, done: 809 };

/** What each call is answered, one after the other; the last one for good. */
function inTurn(...turns: (() => Response | SearchIndexAnswer)[]) {
  let call = 0;
  return answers('searchIndex', () => {
    const turn = turns[Math.min(call, turns.length - 1)] as (typeof turns)[number];
    call += 1;
    return turn();
  });
}

const refused = (status: number) => () => HttpResponse.json({ message: 'Ditolak' }, { status });

const meta = {
  title: 'Layar/Pencarian isi file',
  tags: ['autodocs'],
  component: SearchIndexScreen,
  parameters: {
    frames: { 'layar-pencarian-isi-file-tampilan--default': 720 },
    layout: 'fullscreen',
  },
  globals: { viewport: { value: 'desktop' } },
  args: { onSignedOut: fn() },
  decorators: [withAdmin],
  beforeEach: ({ msw }) => msw.use(answers('searchIndex', allRead)),
} satisfies Meta<typeof SearchIndexScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await screen.findByText('Semua file sudah dibaca.');
    await expect(screen.getByText('855 dari 855 file')).toBeVisible();
  },
};

export const RefreshesWhileSomethingWaits: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      inTurn(
        () => reading,
        () => allRead,
      ),
    ),
  play: async () => {
    await screen.findByText('852 dari 855 file');
    await screen.findByText('Semua file sudah dibaca.', undefined, { timeout: 20_000 });
    await expect(screen.getByText('812')).toBeVisible();
  },
};

export const KeepsTheNumbersOfBefore: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      inTurn(
        () => allRead,
        refused(503),
        () => ({ ...allRead, done: 813 }),
      ),
    ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Muat ulang' }));
    await screen.findByText(/Angka terbaru tidak dapat dimuat/);
    await expect(screen.getByText('812')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Muat ulang' }));
    await screen.findByText('813');
    await expect(screen.queryByText(/Angka terbaru/)).toBeNull();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(hangs('searchIndex')),
  play: async () => {
    await screen.findByText('Memuat Data...');
    await expect(screen.queryByRole('progressbar')).toBeNull();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) =>
    msw.use(answers('searchIndex', { waiting: 0, done: 0, withoutText: 0, failed: 0 })),
  play: async () => {
    await expect(await screen.findByText('Belum ada file')).toBeVisible();
  },
};

export const FailedAtFirst: Story = {
  beforeEach: ({ msw }) => msw.use(refusesAtFirst('searchIndex', 503, allRead)),
  play: async () => {
    await screen.findByText('Keadaan pencarian tidak dapat dimuat');
    await userEvent.click(screen.getByRole('button', { name: 'Coba Lagi' }));
    await expect(await screen.findByText('Semua file sudah dibaca.')).toBeVisible();
  },
};

export const SendsHomeWhoMayNot: Story = {
  beforeEach: ({ msw }) => msw.use(refuses('searchIndex', 403)),
  play: async ({ args }) => {
    await waitFor(() => expect(args.onSignedOut).toHaveBeenCalledWith('refused'));
  },
};

export const SendsHomeOnceTheSessionEnds: Story = {
  beforeEach: ({ msw }) => msw.use(inTurn(() => allRead, refused(401))),
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Muat ulang' }));
    await waitFor(() => expect(args.onSignedOut).toHaveBeenCalledWith('refused'));
  },
};
