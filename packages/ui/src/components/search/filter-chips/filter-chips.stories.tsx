import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TextField } from '../../inputs/text-field/index.js';
import { Stack } from '../../layout/stack/index.js';
import { FilterChips } from './filter-chips.js';

const meta = {
  title: 'Paket soal/FilterChips',
  tags: ['autodocs', 'stabil'],
  component: FilterChips,
  args: {
    filters: [
      { id: 'level:Mudah', label: 'Mudah' },
      { id: 'course:Struktur Data', label: 'Struktur Data' },
      { id: 'date', label: '1 November 2026 – 21 November 2026' },
    ],
    onRemove: fn(),
    onClear: fn(),
  },
  render: function Render(args) {
    const [filters, setFilters] = useState(args.filters);
    const search = useRef<HTMLInputElement>(null);
    return (
      <Stack>
        <TextField label="Cari" ref={search} />
        <FilterChips
          {...args}
          filters={filters}
          focusAfterClear={search}
          onRemove={(id) => {
            args.onRemove(id);
            setFilters((old) => old.filter((filter) => filter.id !== id));
          }}
          onClear={() => {
            args.onClear();
            setFilters([]);
          }}
        />
      </Stack>
    );
  },
} satisfies Meta<typeof FilterChips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: (args) => (
    <Stack>
      <FilterChips {...args} filters={args.filters.slice(0, 1)} />
      <FilterChips {...args} />
      <FilterChips {...args} label="Saringan:" clearLabel="Bersihkan" />
    </Stack>
  ),
};

export const Narrow: Story = {
  args: {
    filters: [
      { id: '1', label: 'Analisis dan Perancangan Perangkat Lunak Berorientasi Objek' },
      { id: '2', label: 'Ketidakbertanggungjawabannyakahpemrograman' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};

export const RemovesByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Hapus Mudah' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith('level:Mudah');
    await expect(canvas.getByRole('button', { name: 'Hapus Struktur Data' })).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Cari' })).toHaveFocus();
  },
};

export const ClearsAll: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Filter Aktif:')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus Semua' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(canvas.queryByText('Filter Aktif:')).toBeNull();
  },
};
