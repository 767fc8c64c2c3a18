import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { manySets, sets } from '../test/fixtures.js';
import { SearchView } from './search-view.js';

const meta = {
  title: 'Layar/Cari Soal/Tampilan',
  component: SearchView,
  parameters: { layout: 'fullscreen' },
  args: {
    text: '',
    state: { status: 'ready', found: sets, total: sets.length, whole: false },
    downloading: new Set<number>(),
    notice: undefined,
    previewHref: (id) => `#/preview/${id}`,
    onTextChange: fn(),
    onSubmit: fn(),
    onClear: fn(),
    onDownload: fn(),
    onDismiss: fn(),
  },
} satisfies Meta<typeof SearchView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const Failed: Story = { args: { state: { status: 'failed', busy: false, retry: fn() } } };

export const TryingAgain: Story = {
  args: { state: { status: 'failed', busy: true, retry: fn() } },
};

export const Empty: Story = {
  args: { text: 'kuantum', state: { status: 'ready', found: [], total: 3, whole: false } },
};

export const EmptyBank: Story = {
  args: { state: { status: 'ready', found: [], total: 0, whole: false } },
};

export const Downloading: Story = { args: { downloading: new Set([1]) } };

export const DownloadFailed: Story = {
  args: { notice: { key: 1, sentence: 'Gagal mendownload file' } },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Narrow: Story = { ...DownloadFailed, globals: { viewport: { value: 'narrow' } } };

export const DrawsAThousandSets: Story = {
  args: { state: { status: 'ready', found: manySets(1000), total: 1000, whole: false } },
  // One card is checked by the other stories; a thousand would only be slow.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Menampilkan 1.000 hasil pencarian')).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelectorAll('article')).toHaveLength(1000), {
      timeout: 15_000,
    });
  },
};
