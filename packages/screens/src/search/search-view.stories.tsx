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
    state: { status: 'ready', found: sets, total: sets.length },
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
  args: { text: 'kuantum', state: { status: 'ready', found: [], total: 3 } },
};

export const EmptyBank: Story = {
  args: { state: { status: 'ready', found: [], total: 0 } },
};

export const Downloading: Story = { args: { downloading: new Set([1]) } };

export const DownloadFailed: Story = {
  args: { notice: { key: 1, sentence: 'Gagal mendownload file' } },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Narrow: Story = { ...DownloadFailed, globals: { viewport: { value: 'narrow' } } };

export const DrawsOnlyWhatIsNear: Story = {
  args: { state: { status: 'ready', found: manySets(1000), total: 1000 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Menampilkan 1.000 hasil pencarian')).toBeVisible();
    const cards = () => canvas.getAllByRole('article').length;
    await waitFor(() => expect(cards()).toBeGreaterThan(2));
    await expect(cards()).toBeLessThan(80);
  },
};
