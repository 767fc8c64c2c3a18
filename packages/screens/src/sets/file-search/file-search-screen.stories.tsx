import { SORTED_BY_HEADER } from '@bank-soal/contract/search';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { NO_FILE_FILTERS } from '../../model/search/file-query.js';
import { fileHits } from '../../test/file-search-fixtures.js';
import { dropdownAnswer } from '../../test/fixtures.js';
import { answers, refuses, refusesAtFirst } from '../../test/mock.js';
import { withApp } from '../../test/with-app.js';
import { FileSearchScreen, type FileSearchScreenProps } from './file-search-screen.js';

const start: FileSearchScreenProps['state'] = { ...NO_FILE_FILTERS, q: '', sort: 'rank' };

/** The queries that the server was asked, without `limit`. */
const asked: string[] = [];

/** One file a page, as few servers would have it. */
function page({ request }: { request: Request }) {
  const params = new URL(request.url).searchParams;
  asked.push(params.toString());
  const at = Number(params.get('cursor') ?? 0);
  const found = params.get('q') === 'quicksort' ? [] : fileHits;
  const headers = new Headers({
    'X-Total-Count': String(found.length),
    [SORTED_BY_HEADER]: params.get('sort') ?? 'rank',
  });
  if (at + 1 < found.length) headers.set('X-Next-Cursor', String(at + 1));
  return Response.json(found.slice(at, at + 1), { headers });
}

const meta = {
  title: 'Layar/Cari Isi File',
  tags: ['autodocs'],
  component: FileSearchScreen,
  parameters: { frames: { 'layar-cari-isi-file-tampilan--default': 760 }, layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    state: start,
    onStateChange: fn(),
    onTitles: fn(),
    hrefs: {
      preview: (id) => `#/preview/${id}`,
      page: (id, { file, page: number, words }) =>
        `#/preview/${id}?berkas=${file}&hlm=${number}&cari=${words.join('+')}`,
      create: '#/create',
      upload: '#/upload',
    },
  },
  // Keeps the state as an address would.
  render: function Addressed(args) {
    const [state, setState] = useState(args.state);
    return (
      <FileSearchScreen
        {...args}
        state={state}
        onStateChange={(next, change) => {
          args.onStateChange(next, change);
          setState(next);
        }}
      />
    );
  },
  decorators: [withApp()],
  beforeEach: ({ msw }) => {
    asked.length = 0;
    msw.use(answers('dropdownData', dropdownAnswer), answers('searchFiles', page));
  },
} satisfies Meta<typeof FileSearchScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvas: ReturnType<typeof within>) =>
  canvas.getByRole('searchbox', { name: 'Cari di dalam file' });

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Cari kata yang ada di dalam soal')).toBeVisible();
    await userEvent.type(field(canvas), 'pohon avl');
    const line = await canvas.findByRole('link', { name: /^hlm\. 3 … jelaskan rotasi ganda/ });
    await expect(line).toHaveAttribute('href', '#/preview/1?berkas=11&hlm=3&cari=pohon+avl');
    await expect(canvas.getByText('Ditemukan di 3 file')).toBeVisible();
    await expect(args.onStateChange).toHaveBeenLastCalledWith(
      { ...start, q: 'pohon avl' },
      { replace: true },
    );
    await expect(asked.every((query) => query.startsWith('q=pohon+avl&sort=rank'))).toBe(true);
  },
};

export const BringsFurtherPages: Story = {
  args: { state: { ...start, q: 'pohon' } },
  play: async ({ canvas }) => {
    await waitFor(() => {
      canvas.queryByRole('button', { name: 'Muat lebih banyak' })?.scrollIntoView();
      return expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
    });
    // A call of the story before may still arrive at first.
    const cursors = asked.slice(-3).map((query) => new URLSearchParams(query).get('cursor'));
    await expect(cursors).toEqual([null, '1', '2']);
    await expect(canvas.queryByRole('button', { name: 'Muat lebih banyak' })).toBeNull();
  },
};

export const FiltersByKeyboard: Story = {
  args: { state: { ...start, q: 'pohon' } },
  play: async ({ args, canvas }) => {
    const kind = await canvas.findByRole('combobox', { name: 'Jenis file' });
    kind.focus();
    await userEvent.keyboard('kunci{Enter}{Escape}');
    await waitFor(() =>
      expect(args.onStateChange).toHaveBeenLastCalledWith(
        { ...start, q: 'pohon', categories: ['answers'] },
        { replace: false },
      ),
    );
    await waitFor(() => expect(asked.at(-1)).toContain('category=answers'));
  },
};

export const StopsWhatNobodyWaitsFor: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      answers('searchFiles', async (call) => {
        const q = new URL(call.request.url).searchParams.get('q') ?? '';
        if (q === 'lambat') await delay('infinite');
        return page(call);
      }),
    ),
  play: async ({ canvas }) => {
    const send = spyOn(window, 'fetch');
    await userEvent.type(field(canvas), 'lambat{Enter}');
    await canvas.findByText('Mencari di dalam file...');
    const signal = () =>
      send.mock.calls.find(([url]) => String(url).includes('q=lambat'))?.[1]?.signal;
    await waitFor(() => expect(signal()).toBeDefined());
    await userEvent.clear(field(canvas));
    await userEvent.type(field(canvas), 'pohon{Enter}');
    await canvas.findByText('Ditemukan di 3 file');
    await expect(signal()?.aborted).toBe(true);
  },
};

export const SaysThatNothingWasFound: Story = {
  args: { state: { ...start, q: 'quicksort' } },
  play: async ({ args, canvas }) => {
    await canvas.findByRole('heading', { name: 'Tidak ada file yang memuat semua kata itu' });
    await userEvent.click(canvas.getByRole('button', { name: 'Cari di judul & topik' }));
    await expect(args.onTitles).toHaveBeenCalledWith('quicksort');
  },
};

export const SaysThatTheNewestComeFirst: Story = {
  args: { state: { ...start, q: 'pohon' } },
  beforeEach: ({ msw }) =>
    msw.use(
      answers('searchFiles', () =>
        Response.json(fileHits, {
          headers: { 'X-Total-Count': '20000+', [SORTED_BY_HEADER]: 'newest' },
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Ditemukan di lebih dari 20\.000 file\. Terlalu banyak/);
  },
};

export const TriesAgain: Story = {
  args: { state: { ...start, q: 'pohon' } },
  beforeEach: ({ msw }) => {
    spyOn(console, 'error').mockImplementation(() => {});
    msw.use(refusesAtFirst('searchFiles', 503, page));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Isi file tidak dapat dicari' });
    await expect(canvas.getByText('Ditolak')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Coba Lagi' }));
    await canvas.findByText('Ditemukan di 3 file');
  },
};

export const SaysThatOtherWordsFailed: Story = {
  args: { state: { ...start, q: 'pohon' } },
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => {}),
  play: async ({ canvas, msw }) => {
    await canvas.findByText('Ditemukan di 3 file');
    msw.use(refuses('searchFiles', 500));
    await userEvent.type(field(canvas), ' avl{Enter}');
    await canvas.findByRole('heading', { name: 'Isi file tidak dapat dicari' });
    await expect(canvas.queryByRole('heading', { name: 'UAS Basis Data' })).toBeNull();
  },
};

export const LeadsToTitlesByKeyboard: Story = {
  args: { state: { ...start, q: 'pohon' }, switched: true },
  play: async ({ args, canvas }) => {
    const inside = await canvas.findByRole('radio', { name: 'Isi file' });
    await expect(inside).toHaveFocus();
    await expect(inside).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onTitles).toHaveBeenCalledWith('pohon');
  },
};
