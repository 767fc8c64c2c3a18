import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sets } from '../test/fixtures.js';
import { OwnSetListsView } from './own-set-lists-view.js';

const ready = { status: 'ready', data: sets } as const;
const empty = { status: 'ready', data: [] } as const;
const failed = { status: 'failed', busy: false, retry: fn() } as const;

const meta = {
  title: 'Layar/Home/Koleksi',
  component: OwnSetListsView,
  parameters: { layout: 'fullscreen' },
  args: {
    lists: { pinned: ready, recent: ready },
    hrefs: { preview: (id) => `#/preview/${id}`, all: (kind) => `#/koleksi/${kind}` },
  },
} satisfies Meta<typeof OwnSetListsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const pinned = within(canvas.getByRole('region', { name: 'Disematkan' }));
    await expect(pinned.getByRole('link', { name: 'UAS Basis Data' })).toHaveAttribute(
      'href',
      '#/preview/2',
    );
    await expect(pinned.getByRole('link', { name: 'Lihat semua' })).toHaveAttribute(
      'href',
      '#/koleksi/pinned',
    );
  },
};

export const Loading: Story = {
  args: { lists: { pinned: { status: 'loading' }, recent: { status: 'loading' } } },
};

export const Empty: Story = {
  args: { lists: { pinned: empty, recent: empty } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const Failed: Story = {
  args: { lists: { pinned: failed, recent: ready } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Coba Lagi' }));
    await expect(failed.retry).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'narrow' } } };
