import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { setAnswers } from '../test/fixtures.js';
import { answers, hangs, refuses, refusesAtFirst } from '../test/mock.js';
import { withApp } from '../test/with-app.js';
import { SearchScreen } from './search-screen.js';

const meta = {
  title: 'Layar/Cari Soal',
  component: SearchScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { q: '' },
    onStateChange: fn(),
    hrefs: { preview: (id) => `#/preview/${id}` },
  },
  // Keeps the state as an address would.
  render: function Addressed(args) {
    const [state, setState] = useState(args.state);
    return (
      <SearchScreen
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
  beforeEach: ({ msw }) =>
    msw.use(
      answers('questionSets', setAnswers),
      answers('downloadFile', new Blob(['%PDF-1.7'], { type: 'application/octet-stream' })),
    ),
} satisfies Meta<typeof SearchScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);
const titles = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('h2')].map((title) => title.textContent);

async function loaded(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await canvas.findByText('Menampilkan 3 hasil pencarian');
  return canvas;
}

/** Records what the browser is asked to save, without leaving files behind. */
function catchDownloads() {
  const saved: string[] = [];
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function record(this: HTMLAnchorElement) {
    saved.push(this.download);
  };
  return {
    saved,
    stop: () => {
      HTMLAnchorElement.prototype.click = click;
    },
  };
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await loaded(canvasElement);
    await expect(titles(canvasElement)).toEqual([
      'UTS Struktur Data 2025',
      'UAS Basis Data',
      'Kuis Algoritma Greedy',
    ]);
    await expect(canvas.getByRole('link', { name: 'UAS Basis Data' })).toHaveAttribute(
      'href',
      '#/preview/2',
    );
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(hangs('questionSets')),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Memuat Data...')).toBeInTheDocument();
  },
};

export const FiltersAfterTyping: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = await loaded(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'bagas');
    await expect(await canvas.findByText('Menampilkan 1 hasil pencarian')).toBeVisible();
    await waitFor(() => expect(titles(canvasElement)).toEqual(['UAS Basis Data']));
    await expect(args.onStateChange).toHaveBeenLastCalledWith({ q: 'bagas' }, { replace: true });
  },
};

export const FiltersAtOnceByEnter: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = await loaded(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'greedy{Enter}');
    await expect(args.onStateChange).toHaveBeenCalledOnce();
    await expect(args.onStateChange).toHaveBeenCalledWith({ q: 'greedy' }, { replace: false });
    await waitFor(() => expect(titles(canvasElement)).toEqual(['Kuis Algoritma Greedy']));
  },
};

export const FiltersAtOnceByButton: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = await loaded(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), ' struktur ');
    await userEvent.click(canvas.getByRole('button', { name: 'Cari' }));
    await expect(args.onStateChange).toHaveBeenLastCalledWith(
      { q: 'struktur' },
      { replace: expect.any(Boolean) },
    );
    await waitFor(() => expect(titles(canvasElement)).toEqual(['UTS Struktur Data 2025']));
    await expect(canvas.getByRole('searchbox')).toHaveValue(' struktur ');
  },
};

export const StartsFromTheAddress: Story = {
  args: { state: { q: 'sql' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Menampilkan 1 hasil pencarian')).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('sql');
  },
};

export const OffersTheWayOutOfNothing: Story = {
  args: { state: { q: 'kuantum' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Tidak ada hasil yang ditemukan. Silakan coba pencarian lain.');
    await userEvent.click(canvas.getByRole('button', { name: 'Tampilkan semua paket soal' }));
    await loaded(canvasElement);
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

export const RetriesAfterFailure: Story = {
  beforeEach: ({ msw }) => {
    msw.use(refusesAtFirst('questionSets', 500, setAnswers));
    spyOn(console, 'error').mockImplementation(() => {});
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Coba Lagi' }));
    await loaded(canvasElement);
    // oxlint-disable-next-line no-console -- the log is what is tested
    await expect(console.error).toHaveBeenCalledOnce();
  },
};

export const DownloadsASingleFile: Story = {
  play: async ({ canvasElement }) => {
    const { saved, stop } = catchDownloads();
    try {
      const canvas = await loaded(canvasElement);
      await userEvent.click(canvas.getByRole('button', { name: 'Unduh UTS Struktur Data 2025' }));
      await waitFor(() => expect(saved).toEqual(['UTS Struktur Data 2025.pdf']));
      await expect(await canvas.findByText('129 unduhan')).toBeInTheDocument();
    } finally {
      stop();
    }
  },
};

export const OpensMenuOfSeveralFiles: Story = {
  play: async ({ canvasElement }) => {
    const { saved, stop } = catchDownloads();
    try {
      const canvas = await loaded(canvasElement);
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Unduh UAS Basis Data' })).toHaveAttribute(
          'aria-haspopup',
          'menu',
        ),
      );
      canvas.getByRole('button', { name: 'Unduh UAS Basis Data' }).focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.click(
        await page.findByRole('menuitem', { name: 'UAS Basis Data paket B.pdf' }),
      );
      await waitFor(() => expect(saved).toEqual(['UAS Basis Data paket B.pdf']));
    } finally {
      stop();
    }
  },
};

export const SaysThatThereIsNoFile: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await loaded(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Unduh Kuis Algoritma Greedy' }));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('File soal tidak ditemukan');
    await userEvent.click(within(alert).getByRole('button', { name: 'Tutup pesan' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const SaysThatTheDownloadFailed: Story = {
  beforeEach: ({ msw }) => msw.use(refuses('downloadFile', 500)),
  play: async ({ canvasElement }) => {
    const canvas = await loaded(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Unduh UTS Struktur Data 2025' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Gagal mendownload file');
    await expect(canvas.getByText('128 unduhan')).toBeInTheDocument();
  },
};
