import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { asOnTouch } from '../../../test/as-on-touch.js';
import { Button } from '../../actions/button/index.js';
import { EmptyState } from '../../feedback/empty-state/index.js';
import { DensityProvider } from '../../layout/density-provider/index.js';
import { Stack } from '../../layout/stack/index.js';
import { UpdatedDate } from '../../search/updated-date/index.js';
import type { DataColumn, RowKey } from './data-column.js';
import { DataTable } from './data-table.js';

interface Tag {
  id: number;
  name: string;
  sets: number;
  created: string;
}

const NAMES = ['Array', 'Linked List', 'Stack', 'Queue', 'Tree', 'Graph', 'Sorting', 'SQL'];

function tags(count: number): Tag[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: index < NAMES.length ? (NAMES[index] ?? '') : `Tag ${index + 1}`,
    sets: (index * 37) % 100,
    created: `2026-11-${String((index % 28) + 1).padStart(2, '0')}T03:00:00Z`,
  }));
}

const COLUMNS: DataColumn<Tag>[] = [
  {
    id: 'name',
    header: 'Nama Tag',
    cell: ({ name }) => name,
    sortBy: ({ name }) => name,
    rowHeader: true,
  },
  {
    id: 'sets',
    header: 'Paket',
    cell: ({ sets }) => sets,
    sortBy: ({ sets }) => sets,
    align: 'end',
  },
  {
    id: 'created',
    header: 'Tanggal Dibuat',
    cell: ({ created }) => <UpdatedDate date={created} icon={false} />,
    sortBy: ({ created }) => created,
  },
  {
    id: 'actions',
    header: 'Aksi',
    headerHidden: true,
    align: 'end',
    cell: ({ name }) => (
      <Button size="sm" variant="ghost" aria-label={`Ubah ${name}`}>
        Ubah
      </Button>
    ),
  },
];

const meta = {
  title: 'Tampilan data/DataTable',
  tags: ['autodocs', 'uji'],
  component: DataTable<Tag>,
  args: {
    caption: 'Tag materi',
    columns: COLUMNS,
    rows: tags(6),
    rowKey: ({ id }) => id,
    rowLabel: ({ name }) => name,
  },
  globals: { viewport: { value: 'desktop' } },
  render: function Render(args) {
    const [order, setOrder] = useState(args.order);
    const [selected, setSelected] = useState(args.selected);
    return (
      <DataTable
        {...args}
        order={order}
        onOrderChange={(next) => {
          args.onOrderChange?.(next);
          setOrder(next);
        }}
        selected={selected}
        onSelectedChange={(next) => {
          args.onSelectedChange?.(next);
          setSelected(next);
        }}
      />
    );
  },
} satisfies Meta<typeof DataTable<Tag>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: (args) => (
    <Stack gap="lg">
      <DataTable
        {...args}
        caption="Tersortir, terpilih"
        captionHidden={false}
        order={{ by: 'name', direction: 'ascending' }}
        onOrderChange={fn()}
        selected={new Set<RowKey>([1, 3])}
      />
      <DataTable {...args} caption="Padat" captionHidden={false} density="compact" />
      <DataTable {...args} caption="Memuat" rows={[]} loading loadingRows={3} />
      <DataTable
        {...args}
        caption="Kosong"
        rows={[]}
        empty={<EmptyState frame="card" title="Tidak ada tag yang ditemukan." />}
      />
    </Stack>
  ),
};

export const Cards: Story = {
  args: { selected: new Set<RowKey>([2]), order: { by: 'name', direction: 'ascending' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('table')).toBeNull();
    const list = canvas.getByRole('list', { name: 'Tag materi' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(6);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Urutkan' }), 'sets');
    await expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent('Array');
  },
};

/** The table's own width counts: beside a panel, or in a dialog, a wide window is of no use to it. */
export const FollowsItsOwnWidth: Story = {
  args: {
    rows: tags(3),
    columns: COLUMNS.map((column) =>
      column.id === 'actions'
        ? { ...column, cell: ({ name }: Tag, layout) => <span>{`${layout} ${name}`}</span> }
        : column,
    ),
  },
  render: (args) => (
    <div data-testid="place">
      <DataTable {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const place = canvas.getByTestId('place');
    for (const [width, layout] of [
      [1000, 'wide'],
      [880, 'narrow'],
      [660, 'cards'],
      [400, 'cards'],
      [720, 'narrow'],
    ] as const) {
      place.style.width = `${width}px`;
      await canvas.findByText(`${layout} Array`);
      const list = canvas.queryByRole('list', { name: 'Tag materi' });
      await expect(list === null).toBe(layout !== 'cards');
      if (!list) continue;
      const [first, second] = within(list).getAllByRole('listitem');
      const beside = first?.offsetTop === second?.offsetTop;
      await expect(beside).toBe(width === 660);
    }
  },
};

export const SelectsAllCards: Story = {
  args: { selected: new Set<RowKey>(), onSelectedChange: fn() },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Pilih Stack' }));
    const all = canvas.getByRole('checkbox', { name: 'Pilih semua' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(new Set([1, 2, 3, 4, 5, 6]));
  },
};

export const ButtonsInTheCorner: Story = {
  args: {
    rows: tags(3),
    columns: COLUMNS.map((column) =>
      column.id === 'actions'
        ? { ...column, headerHidden: false, cardCorner: true }
        : column.id === 'sets'
          ? { ...column, cell: ({ id, sets }: Tag) => (id === 1 ? null : sets) }
          : column,
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('listitem');
    if (!first || !second) throw new Error('There are too few cards');
    await expect(within(first).getByRole('button', { name: 'Ubah Array' })).toBeVisible();
    await expect(within(first).queryByText('Aksi')).toBeNull();
    await expect(within(first).queryByText('Paket')).toBeNull();
    await expect(within(second).getByText('Paket')).toBeVisible();
  },
};

export const LongNames: Story = {
  args: {
    rows: [
      {
        id: 1,
        name: 'Ketidakbertanggungjawabannyakahpemrogramanberorientasiobjeklanjutan',
        sets: 123_456_789_012,
        created: '2026-11-21T03:00:00Z',
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};

export const SortsByKeyboard: Story = {
  args: { onOrderChange: fn() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const firstName = () => canvas.getAllByRole('rowheader')[0];
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Nama Tag' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const head = canvas.getByRole('columnheader', { name: 'Nama Tag' });
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await expect(firstName()).toHaveTextContent('Array');
    await userEvent.keyboard('{Enter}');
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect(firstName()).toHaveTextContent('Tree');
  },
};

export const SelectsRows: Story = {
  args: { selected: new Set<RowKey>(), onSelectedChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Pilih Stack' }));
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(new Set([3]));
    const all = canvas.getByRole('checkbox', { name: 'Pilih semua' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(new Set([1, 2, 3, 4, 5, 6]));
    await userEvent.click(all);
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(new Set());
  },
};

async function expectRoomForAFinger(box: HTMLElement) {
  box.scrollIntoView({ block: 'center' });
  const label = box.closest('label') as HTMLElement;
  const { width, height } = label.getBoundingClientRect();
  await expect(Math.round(width)).toBeGreaterThanOrEqual(44);
  await expect(Math.round(height)).toBeGreaterThanOrEqual(44);
  const { left, top, right, bottom } = box.getBoundingClientRect();
  const x = (left + right) / 2;
  const y = (top + bottom) / 2;
  for (const [across, along] of [
    [x - 21, y],
    [x + 21, y],
    [x, y - 21],
    [x, y + 21],
  ] as const) {
    await expect(document.elementFromPoint(across, along)?.closest('label')).toBe(label);
  }
}

export const SelectsByFinger: Story = {
  args: { selected: new Set<RowKey>(), onSelectedChange: fn() },
  render: (args) => (
    <Stack gap="lg">
      <DataTable {...args} />
      <DensityProvider density="compact">
        <DataTable {...args} caption="Tag materi, rapat" />
      </DensityProvider>
      <div className="ui:w-80">
        <DataTable {...args} caption="Tag materi, kartu" />
      </div>
    </Stack>
  ),
  play: async ({ args, canvasElement }) => {
    const asWithMouse = asOnTouch();
    try {
      const canvas = within(canvasElement);
      const rows = canvas.getAllByRole('checkbox', { name: 'Pilih Stack' });
      const heads = within(canvas.getByRole('table', { name: 'Tag materi' }));
      for (const box of [...rows, heads.getByRole('checkbox', { name: 'Pilih semua' })]) {
        await expectRoomForAFinger(box);
      }
      await userEvent.click(rows[0]?.closest('label') as HTMLElement);
      await expect(args.onSelectedChange).toHaveBeenLastCalledWith(new Set([3]));
    } finally {
      asWithMouse();
    }
  },
};

export const DrawsOnlyWhatIsNear: Story = {
  args: { rows: tags(5_000) },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Tag materi' });
    await expect(table).toHaveAttribute('aria-rowcount', '5001');
    await waitFor(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return expect(within(table).getByRole('rowheader', { name: 'Tag 5000' })).toBeVisible();
    });
    await expect(within(table).getAllByRole('row').length).toBeLessThan(80);
    window.scrollTo(0, 0);
  },
};

/** Whoever stands in a row stays there when more rows come, and so does what is seen. */
export const KeepsItsRowsWhenTheyBecomeMany: Story = {
  render: function Render(args) {
    const [count, setCount] = useState(199);
    return (
      <Stack>
        <DataTable {...args} rows={tags(count)} />
        <Button onClick={() => setCount(5_000)}>Muat semua</Button>
      </Stack>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole('table', { name: 'Tag materi' });
    const edit = canvas.getByRole('button', { name: 'Ubah Tag 150' });
    edit.focus();
    const { top } = edit.getBoundingClientRect();
    canvas.getByRole('button', { name: 'Muat semua' }).click();
    await waitFor(() => expect(table).toHaveAttribute('aria-rowcount', '5001'));
    await waitFor(() => expect(canvas.queryByRole('rowheader', { name: 'Tag 20' })).toBeNull());
    await expect(edit).toHaveFocus();
    await expect(Math.abs(edit.getBoundingClientRect().top - top)).toBeLessThan(20);
    await expect(canvasElement.scrollHeight).toBeGreaterThan(100_000);
    window.scrollTo(0, 0);
  },
};

const keyOf = fn(({ id }: Tag) => id);

export const IsDrawnOnceWhereTheGuessFits: Story = {
  args: { rowKey: keyOf, cardsBelow: 0, narrowBelow: 0 },
  play: async ({ args, canvasElement }) => {
    await within(canvasElement).findByRole('rowheader', { name: 'Array' });
    await expect(keyOf).toHaveBeenCalledTimes(args.rows.length);
  },
};

export const KeepsItself: Story = {
  args: { defaultOrder: { by: 'sets', direction: 'descending' }, defaultSelected: new Set([1]) },
  render: (args) => <DataTable {...args} />,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const names = () => canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
    await expect(names()[0]).toBe('Graph');
    await userEvent.click(canvas.getByRole('button', { name: 'Nama Tag' }));
    await expect(names()[0]).toBe('Array');
    const box = canvas.getByRole('checkbox', { name: /Array/ });
    await expect(box).toBeChecked();
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
  },
};
