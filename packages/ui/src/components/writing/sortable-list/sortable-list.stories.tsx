import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { dragTo } from '../../../test/drag-to.js';
import { Card } from '../../data/card/index.js';
import { Text } from '../../data/text/index.js';
import { Stack } from '../../layout/stack/index.js';
import { SortableList, type SortableListProps } from './sortable-list.js';

interface Question {
  id: number;
  text: string;
}

const questions: Question[] = [
  'Jelaskan tumpukan dan antrean.',
  'Hitung kompleksitas quick sort.',
  'Gambarkan pohon biner.',
  'Normalisasi tabel berikut.',
  'Tulis kueri SQL.',
].map((text, index) => ({ id: index + 1, text }));

function Sortable({ items: first, ...rest }: SortableListProps<Question>) {
  const [items, setItems] = useState(first);
  return (
    <SortableList
      {...rest}
      items={items}
      onReorder={(next, move) => {
        setItems(next);
        rest.onReorder(next, move);
      }}
    />
  );
}

const meta = {
  title: 'Tulis/SortableList',
  tags: ['autodocs', 'stabil'],
  component: SortableList<Question>,
  args: {
    label: 'Soal yang dipilih',
    items: questions,
    getKey: ({ id }) => id,
    getName: (_, position) => `Soal ${position}`,
    renderItem: ({ text }, position) => (
      <Card padding="sm">
        <Text size="sm" tone="muted">
          Soal {position}
        </Text>
        <Text>{text}</Text>
      </Card>
    ),
    onReorder: fn(),
  },
  render: (args) => <Sortable {...args} />,
} satisfies Meta<typeof SortableList<Question>>;

export default meta;
type Story = StoryObj<typeof meta>;

const order = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('listitem')
    .map((item) => questions.find(({ text }) => item.textContent?.includes(text))?.id)
    .join('');
const button = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('button', { name });
const said = (canvasElement: HTMLElement) => within(canvasElement).getByRole('alert');

export const Default: Story = {};

export const States: Story = {
  render: (args) => (
    <Stack gap="xl" className="ui:max-w-prose">
      <Sortable {...args} items={questions.slice(0, 3)} />
      <Sortable {...args} label="Satu butir" items={questions.slice(0, 1)} />
      <Sortable
        {...args}
        label="Tanpa nama butir"
        getName={undefined}
        items={questions.slice(0, 2)}
      />
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    items: [
      { id: 1, text: 'Ketidakbertanggungjawabannyakah '.repeat(8) },
      { id: 2, text: 'soal_ujian_akhir_semester_pemrograman_berorientasi_objek_lanjutan_2026.pdf' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};

export const MovesByButtons: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(button(canvasElement, 'Pindahkan ke atas: Soal 2'));
    await expect(order(canvasElement)).toBe('21345');
    await expect(args.onReorder).toHaveBeenCalledWith(expect.anything(), { from: 1, to: 0 });
    await expect(said(canvasElement)).toHaveTextContent('Soal 2 dipindahkan ke posisi 1 dari 5');
    await expect(button(canvasElement, 'Pindahkan ke atas: Soal 1')).toHaveFocus();
    await userEvent.click(button(canvasElement, 'Pindahkan ke bawah: Soal 1'));
    await userEvent.keyboard('{Enter}');
    await expect(order(canvasElement)).toBe('13245');
    await expect(button(canvasElement, 'Pindahkan ke bawah: Soal 3')).toHaveFocus();
  },
};

export const StopsAtTheEnds: Story = {
  play: async ({ args, canvasElement }) => {
    const up = button(canvasElement, 'Pindahkan ke atas: Soal 1');
    await expect(up).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(up);
    await expect(args.onReorder).not.toHaveBeenCalled();
    await expect(up).toHaveFocus();
  },
};

export const MovesByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    button(canvasElement, 'Geser Soal 4').focus();
    await userEvent.keyboard(' ');
    await expect(button(canvasElement, 'Geser Soal 4')).toHaveAttribute('aria-pressed', 'true');
    await expect(said(canvasElement)).toHaveTextContent('Soal 4 diangkat dari posisi 4 dari 5');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(order(canvasElement)).toBe('14235');
    await expect(said(canvasElement)).toHaveTextContent('Soal 4 dipindahkan ke posisi 2 dari 5');
    await userEvent.keyboard(' ');
    await expect(said(canvasElement)).toHaveTextContent('Soal 4 diletakkan di posisi 2 dari 5');
    await expect(button(canvasElement, 'Geser Soal 2')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(order(canvasElement)).toBe('14235');
  },
};

export const CancelsByEscape: Story = {
  play: async ({ canvasElement }) => {
    button(canvasElement, 'Geser Soal 1').focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(order(canvasElement)).toBe('23415');
    await userEvent.keyboard('{Escape}');
    await expect(order(canvasElement)).toBe('12345');
    await expect(said(canvasElement)).toHaveTextContent(
      'Pemindahan dibatalkan. Soal 1 kembali ke posisi 1',
    );
    await expect(button(canvasElement, 'Geser Soal 1')).toHaveFocus();
  },
};

export const LeavesAHeldItemWhereItIs: Story = {
  play: async ({ canvasElement }) => {
    button(canvasElement, 'Geser Soal 1').focus();
    await userEvent.keyboard(' {ArrowDown}');
    await userEvent.tab();
    await expect(order(canvasElement)).toBe('21345');
    await expect(said(canvasElement)).toHaveTextContent('Soal 1 diletakkan di posisi 2 dari 5');
  },
};

export const MovesByPointer: Story = {
  play: async ({ args, canvasElement }) => {
    const handle = button(canvasElement, 'Geser Soal 1');
    const target = button(canvasElement, 'Geser Soal 3');
    // What drags is loaded after the list is shown: a hand that is too early tries again.
    await waitFor(
      async () => {
        await dragTo(handle, target);
        // A list that is put down late must not be taken up again.
        await waitFor(() => expect(args.onReorder).toHaveBeenCalledOnce(), { timeout: 4000 });
      },
      { timeout: 15_000 },
    );
    await waitFor(() => expect(order(canvasElement)).toBe('23145'));
    // It is said once the list has come to rest.
    await waitFor(() =>
      expect(said(canvasElement)).toHaveTextContent('Soal 1 dipindahkan ke posisi 3 dari 5'),
    );
  },
};

/** The heads of sections stand still; a place is said by its section. */
export const HandleAlone: Story = {
  args: {
    controls: 'handle',
    gap: 'none',
    items: questions.slice(0, 4),
    isFixed: ({ id }) => id === 3,
    getPlace: (items, index) =>
      items.findIndex(({ id }) => id === 3) < index ? 'bagian kedua' : 'bagian pertama',
    renderItem: ({ id, text }) => <Text weight={id === 3 ? 'semibold' : 'normal'}>{text}</Text>,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
    await expect(canvas.queryByRole('button', { name: 'Geser Soal 3' })).toBeNull();
    // A press brings the two buttons for who cannot drag; leaving them puts the item down.
    await userEvent.click(button(canvasElement, 'Geser Soal 2'));
    await userEvent.click(button(canvasElement, 'Pindahkan ke bawah: Soal 2'));
    await expect(order(canvasElement)).toBe('1324');
    await expect(said(canvasElement)).toHaveTextContent('Soal 2 dipindahkan ke bagian kedua');
    await expect(button(canvasElement, 'Pindahkan ke bawah: Soal 3')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(order(canvasElement)).toBe('1234');
    await expect(button(canvasElement, 'Geser Soal 2')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getAllByRole('button')).toHaveLength(5);
    button(canvasElement, 'Geser Soal 4').focus();
    await waitFor(() => expect(canvas.getAllByRole('button')).toHaveLength(3));
  },
};
