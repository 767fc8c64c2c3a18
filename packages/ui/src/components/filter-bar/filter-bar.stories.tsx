import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.js';
import { SearchField } from '../search-field/index.js';
import { Select } from '../select/index.js';
import { Stack } from '../stack/index.js';
import { FilterBar } from './filter-bar.js';

function fields() {
  return ['Tingkat Kesulitan', 'Tag Mata Kuliah', 'Tag Materi'].map((label) => (
    <Select key={label} label={label} placeholder={`Pilih ${label}`} options={[]} />
  ));
}

const meta = {
  title: 'Paket soal/FilterBar',
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
