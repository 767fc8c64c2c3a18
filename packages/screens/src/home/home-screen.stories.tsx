import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { lecturer, setAnswers } from '../test/fixtures.js';
import { answers, hangs, refuses, refusesAtFirst } from '../test/mock.js';
import { withApp } from '../test/with-app.js';
import { HomeScreen } from './home-screen.js';

const site = {
  name: 'Bank Soal Teknik Elektro',
  faculty: 'Fakultas Teknik',
  logos: { university: null, department: null },
  publicBrowsing: false,
  maxUploadMb: 20,
  questionSetCount: 3,
};

const meta = {
  title: 'Layar/Home',
  tags: ['autodocs'],
  component: HomeScreen,
  parameters: { frames: { 'layar-home-tampilan--default': 720 }, layout: 'fullscreen' },
  decorators: [withApp(lecturer)],
  args: {
    hrefs: {
      search: '#/search',
      questionSets: '#/question-sets',
      upload: '#/upload',
      preview: (id) => `#/preview/${id}`,
    },
    onSearch: fn(),
  },
  beforeEach: ({ msw }) => msw.use(answers('site', site), answers('questionSets', setAnswers)),
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1, name: /^Soal ujian/ });
    await expect(canvas.getByText('3 paket soal tersedia')).toBeVisible();
    const newest = within(await canvas.findByRole('list'));
    await expect(newest.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'UTS Struktur Data 2025',
      'Kuis Algoritma Greedy',
      'UAS Basis Data',
    ]);
  },
};

/** Where the host keeps what people pin and open. */
export const WithOwnSets: Story = {
  decorators: [withApp(lecturer, { mySets: true })],
  args: {
    hrefs: {
      ...meta.args.hrefs,
      work: {
        preview: (id) => `#/preview/${id}`,
        paper: (id) => `#/papers/${id}`,
        edit: (id) => `#/edit/${id}`,
      },
    },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      answers('notices', []),
      answers('papers', []),
      answers('questionSets', ({ request }) =>
        request.url.includes('mine') ? [{ ...setAnswers[0], files: [] }] : setAnswers,
      ),
      answers('mySets', ({ request }) =>
        request.url.includes('kind=pinned') ? [setAnswers[1]] : [],
      ),
    ),
  play: async ({ canvas }) => {
    const unfinished = within(await canvas.findByRole('region', { name: 'Belum selesai' }));
    await expect(unfinished.getByText('Belum ada file soal')).toBeVisible();
    // Before what the page is for everyone.
    const title = canvas.getByRole('heading', { level: 1 });
    const work = canvas.getByRole('region', { name: 'Belum selesai' });
    await expect(work.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const pinned = within(await canvas.findByRole('region', { name: 'Disematkan' }));
    await pinned.findByRole('link', { name: 'UAS Basis Data' });
    await waitFor(() =>
      expect(canvas.queryByRole('region', { name: 'Terakhir dibuka' })).toBeNull(),
    );
  },
};

export const SearchesByEnter: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('searchbox'), ' graf {Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('graf');
  },
};

export const CoversThePageAtFirst: Story = {
  beforeEach: ({ msw }) => msw.use(hangs('site')),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Memuat Bank Soal...')).toBeInTheDocument();
  },
};

export const StandsWithoutSettings: Story = {
  beforeEach: ({ msw }) => msw.use(refuses('site', 500)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1, name: /^Soal ujian/ });
    await expect(canvas.queryByText(/tersedia$/)).toBeNull();
  },
};

export const TriesTheNewestAgain: Story = {
  beforeEach: ({ msw }) => {
    msw.use(refusesAtFirst('questionSets', 500, setAnswers));
    spyOn(console, 'error').mockImplementation(() => {});
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Coba Lagi' }));
    await expect(await canvas.findByRole('link', { name: 'UAS Basis Data' })).toBeVisible();
  },
};
