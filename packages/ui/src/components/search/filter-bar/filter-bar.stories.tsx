import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../actions/button/index.js';
import { SearchField } from '../../inputs/search-field/index.js';
import { Select } from '../../inputs/select/index.js';
import { Stack } from '../../layout/stack/index.js';
import { FilterBar } from './filter-bar.js';

function fields() {
  return ['Tingkat Kesulitan', 'Tag Mata Kuliah', 'Tag Materi'].map((label) => (
    <Select key={label} label={label} placeholder={`Pilih ${label}`} options={[]} />
  ));
}

const meta = {
  title: 'Paket soal/FilterBar',
  tags: ['autodocs', 'stabil'],
  component: FilterBar,
  args: {
    search: <SearchField label="Cari paket soal" value="" onChange={fn()} submitButton />,
    filters: fields(),
    onOpenFilters: fn(),
  },
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { globals: { viewport: { value: 'desktop' } } };

export const States: Story = {
  render: (args) => (
    <Stack gap="xl">
      <FilterBar {...args} />
      <FilterBar
        {...args}
        search={<SearchField label="Cari dosen" value="Ratna" onChange={fn()} />}
        activeCount={2}
        actions={<Button>Tabel</Button>}
      />
    </Stack>
  ),
  globals: { viewport: { value: 'desktop' } },
};

export const AroundResults: Story = {
  args: {
    actions: <Button>Tabel</Button>,
    children: <p data-testid="results">Menampilkan 68 hasil pencarian</p>,
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const box = (element: Element) => element.getBoundingClientRect();
    const results = box(canvas.getByTestId('results'));
    const search = box(canvas.getByRole('searchbox'));
    const [first, second] = canvas.getAllByRole('combobox').map(box);
    if (!first || !second) throw new Error('two filters are missing');
    await step('the filters stand beside the results, below what orders these', async () => {
      const table = box(canvas.getByRole('button', { name: 'Tabel' }));
      await expect(results.right).toBeLessThanOrEqual(first.left);
      await expect(results.top).toBeLessThan(table.bottom);
      await expect(table.top).toBeGreaterThan(search.bottom);
      await expect(first.top).toBeGreaterThan(table.bottom);
      await expect(second.top).toBeGreaterThan(first.bottom);
    });
    await step('the keyboard can skip to them', async () => {
      const skip = canvas.getByRole('link', { name: 'Lompat ke filter' });
      skip.focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Tabel' })).toHaveFocus();
    });
  },
};

export const AroundResultsOnPhone: Story = {
  args: { ...AroundResults.args, activeCount: 2 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const results = canvas.getByTestId('results').getBoundingClientRect();
    const filter = canvas.getByRole('button', { name: /^Filter/ }).getBoundingClientRect();
    await expect(results.top).toBeGreaterThan(filter.bottom);
  },
};

export const Narrow: Story = {
  args: { activeCount: 2, actions: <Button>Tabel</Button> },
  globals: { viewport: { value: 'narrow' } },
};

export const OpensDialogOnPhone: Story = {
  args: { activeCount: 2 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox', { name: 'Cari paket soal' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Filter (2 filter aktif)' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenFilters).toHaveBeenCalledOnce();
  },
};

export const ShowsFiltersOnDesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('combobox')).toHaveLength(3);
    await expect(canvas.queryByRole('button', { name: /^Filter/ })).toBeNull();
  },
};
