import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sets } from '../test/fixtures.js';
import { HomeView } from './home-view.js';

const site = {
  name: 'Bank Soal Informatika',
  faculty: 'Program Studi Informatika',
  logos: { university: null, department: null },
  questionSetCount: 1234,
};
const ready = { status: 'ready', site, newest: { status: 'ready', data: sets } } as const;

const meta = {
  title: 'Layar/Home/Tampilan',
  component: HomeView,
  parameters: { layout: 'fullscreen' },
  args: {
    state: ready,
    text: '',
    onTextChange: fn(),
    onSearch: fn(),
    hrefs: {
      search: '#/search',
      questionSets: '#/question-sets',
      upload: '#/upload',
      preview: (id) => `#/preview/${id}`,
    },
  },
} satisfies Meta<typeof HomeView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('1.234 paket soal tersedia')).toBeVisible();
    const hrefs = ['Cari Soal', 'Upload Soal', 'Unduh Soal'].map((name) =>
      canvas.getByRole('link', { name }).getAttribute('href'),
    );
    await expect(hrefs).toEqual(['#/search', '#/upload', '#/question-sets']);
    // The frame has both marks and the product's name: the page itself says what it is for.
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Soal ujian');
  },
};

export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'Memuat Bank Soal...',
    );
  },
};

export const NewestLoading: Story = {
  args: { state: { ...ready, newest: { status: 'loading' } } },
};

export const NewestFailed: Story = {
  args: { state: { ...ready, newest: { status: 'failed', busy: false, retry: fn() } } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Coba Lagi' }));
    const { state } = args;
    if (state.status !== 'ready' || state.newest.status !== 'failed') throw new Error('state');
    await expect(state.newest.retry).toHaveBeenCalledOnce();
  },
};

export const EmptyBank: Story = {
  args: {
    state: {
      status: 'ready',
      site: { ...site, questionSetCount: 0 },
      newest: { status: 'ready', data: [] },
    },
  },
};

export const SiteUnknown: Story = { args: { state: { ...ready, site: undefined } } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
