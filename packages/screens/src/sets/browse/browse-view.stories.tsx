import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DEFAULT_FILTERS } from '../../model/sets/default-filters.js';
import { EVERYTHING } from '../../model/sets/set-query.js';
import { manySets, sets } from '../../test/fixtures.js';
import { BrowseView } from './browse-view.js';

const query = { ...EVERYTHING, view: 'grid' as const };
const ready = { status: 'ready', found: sets, count: sets.length, emptyBank: false } as const;

const meta = {
  title: 'Layar/Paket Soal/Tampilan',
  component: BrowseView,
  parameters: { layout: 'fullscreen' },
  args: {
    query,
    searched: '',
    filters: { status: 'ready', lists: DEFAULT_FILTERS },
    state: ready,
    createHref: '#/create',
    uploadHref: '#/upload',
    previewHref: (id) => `#/preview/${id}`,
    onType: fn(),
    onSubmit: fn(),
    onChoose: fn(),
    onApply: fn(),
    onClear: fn(),
    hrefOf: (part) => `#?${JSON.stringify(part)}`,
  },
} satisfies Meta<typeof BrowseView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const details = await canvas.findAllByRole('link', { name: 'Lihat Detail' });
    const detail = details.find((one) => one.getAttribute('aria-description') === 'UAS Basis Data');
    await expect(detail).toHaveAttribute('href', '#/preview/2');
    await expect(canvas.getByRole('link', { name: 'Buat form soal' })).toHaveAttribute(
      'href',
      '#/create',
    );
  },
};

export const List: Story = {
  args: { query: { ...query, view: 'list' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: 'Kartu' }));
    await expect(args.onApply).toHaveBeenLastCalledWith({ view: 'grid' });
  },
};

/** A list is for looking over many: no row of a desktop's is higher than 72 pixels. */
export const ListShowsMany: Story = {
  args: { query: { ...query, view: 'list' } },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('article');
    await expect(rows).toHaveLength(sets.length);
    for (const row of rows) {
      await expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(72);
    }
    const details = within(rows[0] as HTMLElement).getByRole('link', { name: 'Lihat Detail' });
    await expect(details).toBeVisible();
  },
};

export const LoadingTheList: Story = {
  args: {
    query: { ...query, view: 'list' },
    state: { status: 'loading' },
    filters: { status: 'loading', lists: { levels: [], courseTags: [], materialTags: [] } },
  },
};

export const Loading: Story = {
  args: {
    state: { status: 'loading' },
    filters: { status: 'loading', lists: { levels: [], courseTags: [], materialTags: [] } },
  },
};

export const Failed: Story = { args: { state: { status: 'failed', busy: false, retry: fn() } } };

export const Empty: Story = {
  args: { query: { ...query, levels: ['Sulit'] }, state: { ...ready, found: [], count: 0 } },
};

export const EmptyBank: Story = {
  args: { state: { ...ready, found: [], count: 0, emptyBank: true } },
};

export const MarksMatches: Story = { args: { query: { ...query, q: 'uts' }, searched: 'uts' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Narrow: Story = {
  args: { query: { ...query, view: 'list' } },
  globals: { viewport: { value: 'narrow' } },
};

export const DrawsOnlyWhatIsNear: Story = {
  args: {
    query: { ...query, view: 'list' },
    state: { ...ready, found: manySets(1000), count: 1000 },
  },
  play: async ({ canvasElement }) => {
    const cards = () => within(canvasElement).getAllByRole('article').length;
    await waitFor(() => expect(cards()).toBeGreaterThan(2));
    await expect(cards()).toBeLessThan(80);
  },
};
