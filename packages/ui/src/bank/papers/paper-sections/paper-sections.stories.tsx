import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../../components/actions/button/index.js';
import { PENCIL } from '../../../lib/internal/drawings/pencil.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { dragTo } from '../../../test/drag-to.js';
import { fitsThePage } from '../../../test/fits-the-page.js';
import { SAMPLES } from '../../../test/question-samples.js';
import type { PaperItemValue, PaperSectionValue } from './paper-parts.js';
import { PaperSections, type PaperSectionsProps } from './paper-sections.js';

const item = (id: string, part: Partial<PaperItemValue> = {}): PaperItemValue => ({
  id,
  question: SAMPLES.pilihan,
  level: 'Mudah',
  points: 10,
  space: 'none',
  ...part,
});

const SECTIONS: PaperSectionValue[] = [
  {
    id: '1',
    title: 'A. Pilihan ganda',
    note: 'Pilih satu jawaban yang paling tepat.',
    shuffle: true,
    items: [
      item('hash'),
      item('antrean', {
        question: SAMPLES['benar-salah'],
        points: 5,
      }),
    ],
  },
  {
    id: '2',
    title: 'B. Uraian',
    note: '',
    shuffle: false,
    items: [
      item('uraian', {
        question: SAMPLES.uraian,
        level: 'Sedang',
        points: 25,
        space: 'third',
      }),
      item('kode', {
        question: SAMPLES.kode,
        level: 'Sulit',
        points: 30,
        space: 'half',
      }),
    ],
  },
];
const EMPTY: PaperSectionValue = { id: '3', title: '', note: '', shuffle: false, items: [] };

function Paper({ sections: first, onChange, ...rest }: PaperSectionsProps) {
  const [sections, setSections] = useState(first);
  const change = (next: PaperSectionValue[]) => {
    onChange(next);
    setSections(next);
  };
  return <PaperSections {...rest} sections={sections} onChange={change} />;
}

const edit = (_: PaperItemValue, number: number) => (
  <Button variant="ghost" iconOnly aria-label={`Ubah Soal ${number}`}>
    <Glyph of={PENCIL} />
  </Button>
);

const meta = {
  title: 'Soal dan naskah/PaperSections',
  tags: ['autodocs', 'uji'],
  component: PaperSections,
  args: { sections: SECTIONS, onChange: fn() },
  render: (args) => <Paper {...args} />,
} satisfies Meta<typeof PaperSections>;

export default meta;
type Story = StoryObj<typeof meta>;

const last = (onChange: unknown) =>
  (onChange as ReturnType<typeof fn>).mock.lastCall?.[0] as PaperSectionValue[];
const order = (onChange: unknown) =>
  last(onChange)
    .map(({ items }) => items.map(({ id }) => id).join(' '))
    .join(' | ');

export const Default: Story = {};

export const States: Story = {
  args: {
    sections: [...SECTIONS, EMPTY],
    itemActions: edit,
    errors: { antrean: 'Poin Soal 2 harus lebih dari 0' },
    warnings: {
      kode: ['Rumus \\foo tidak dikenal: dicetak sebagai kode.', 'Gambar dari luar tidak dicetak.'],
    },
  },
  play: async ({ canvas }) => {
    const points = canvas.getByRole('spinbutton', { name: 'Poin Soal 2' });
    await expect(points).toBeInvalid();
    await expect(points).toHaveAccessibleDescription('Poin Soal 2 harus lebih dari 0');
  },
};

export const Empty: Story = { args: { sections: [EMPTY] } };

export const Used: Story = {
  args: { readOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('spinbutton')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Hapus|Geser|Tambah/ })).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'B. Uraian' })).toBeVisible();
  },
};

export const Phone: Story = {
  args: { sections: [...SECTIONS, EMPTY], itemActions: edit },
  globals: { viewport: { value: 'phone' } },
  play: fitsThePage,
};

export const LongText: Story = {
  args: {
    sections: [
      {
        ...EMPTY,
        title: 'Ketidakbertanggungjawabannyakah '.repeat(4),
        note: 'Ketidakbertanggungjawabannyakah '.repeat(4),
        items: [
          item('x', {
            question: {
              ...SAMPLES.uraian,
              markdown: 'soal_ujian_akhir_semester_pemrograman_berorientasi_objek_lanjutan '.repeat(
                3,
              ),
            },
            points: 123_456_789,
          }),
        ],
      },
    ],
    warnings: { x: ['https://contoh.ac.id/'.repeat(8)] },
  },
  globals: { viewport: { value: 'narrow' } },
  play: fitsThePage,
};

export const MovesBetweenSectionsByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Geser Soal 2' }).focus();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(order(args.onChange)).toBe('hash | antrean uraian kode');
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Soal 2 dipindahkan ke posisi 1 dari 3 di B. Uraian',
    );
    await expect(canvas.getByRole('button', { name: 'Geser Soal 2' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(order(args.onChange)).toBe('hash | uraian antrean kode');
    await userEvent.keyboard('{Escape}');
    await expect(order(args.onChange)).toBe('hash antrean | uraian kode');
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Pemindahan dibatalkan. Soal 2 kembali ke posisi 2 dari 2 di A. Pilihan ganda',
    );
  },
};

/** Who cannot drag presses the handle, which brings two buttons. */
export const MovesBySinglePresses: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Geser Soal 3' }));
    const up = canvas.getByRole('button', { name: 'Pindahkan ke atas: Soal 3' });
    await userEvent.click(up);
    await expect(order(args.onChange)).toBe('hash antrean uraian | kode');
    await expect(canvas.getByRole('button', { name: 'Pindahkan ke atas: Soal 3' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Geser Soal 3' }));
    await expect(canvas.queryByRole('button', { name: /^Pindahkan ke atas/ })).toBeNull();
  },
};

export const MovesBetweenSectionsByPointer: Story = {
  play: async ({ canvas, args }) => {
    const onChange = args.onChange as ReturnType<typeof fn>;
    await waitFor(
      async () => {
        const handle = canvas.getByRole('button', { name: 'Geser Soal 1' });
        const target = canvas.getByRole('button', { name: 'Geser Soal 4' });
        await dragTo(handle, target);
        await waitFor(() => expect(onChange).toHaveBeenCalledOnce(), { timeout: 4000 });
      },
      { timeout: 15_000 },
    );
    await expect(order(args.onChange)).toBe('antrean | uraian kode hash');
  },
};

export const RemovesAndTakesBack: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus Soal 3 dari naskah' }));
    await expect(order(args.onChange)).toBe('hash antrean | kode');
    const undo = canvas.getByRole('button', { name: 'Urungkan penghapusan Soal 3' });
    await expect(undo).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(order(args.onChange)).toBe('hash antrean | uraian kode');
    await expect(canvas.getByRole('button', { name: /^Soal 3: Jelaskan/ })).toHaveFocus();
    await expect(canvas.queryByText('Soal 3 dihapus.')).toBeNull();
  },
};

export const RemovesASectionAndTakesItBack: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tindakan Bagian 2' }));
    const body = canvas.getByRole('button', { name: 'Tindakan Bagian 2' }).ownerDocument.body;
    const item = [...body.querySelectorAll<HTMLElement>('[role="menuitem"]')].at(-1);
    await userEvent.click(item as HTMLElement);
    await expect(order(args.onChange)).toBe('hash antrean');
    await userEvent.click(
      await canvas.findByRole('button', {
        name: 'Urungkan penghapusan B. Uraian dengan 2 soal',
      }),
    );
    await expect(last(args.onChange)).toEqual(SECTIONS);
  },
};

export const AddsASection: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tambah bagian' }));
    await expect(canvas.getByRole('textbox', { name: 'Judul Bagian 3' })).toHaveFocus();
    await userEvent.keyboard('C. Kode');
    await expect(last(args.onChange).at(-1)).toMatchObject({ title: 'C. Kode', items: [] });
  },
};

export const OrdersSections: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Urutkan bagian' }));
    await expect(canvas.queryByRole('spinbutton')).toBeNull();
    canvas.getByRole('button', { name: 'Geser B. Uraian' }).focus();
    await userEvent.keyboard(' {ArrowUp} ');
    await expect(order(args.onChange)).toBe('uraian kode | hash antrean');
    await userEvent.click(canvas.getByRole('button', { name: 'Selesai mengurutkan' }));
    await expect(canvas.getByRole('textbox', { name: 'Judul Bagian 1' })).toHaveValue('B. Uraian');
  },
};

export const WeighsQuestions: Story = {
  play: async ({ canvas, args }) => {
    const points = canvas.getByRole('spinbutton', { name: 'Poin Soal 2' });
    await userEvent.clear(points);
    await userEvent.type(points, '7.5');
    await expect(last(args.onChange)[0]?.items[1]?.points).toBe(7.5);
    await expect(canvas.getByText('2 soal · 17,5 poin')).toBeVisible();
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Ruang jawaban Soal 2' }),
      '1 halaman',
    );
    await expect(last(args.onChange)[0]?.items[1]?.space).toBe('page');
  },
};

export const InEnglish: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 questions · 15 points')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add a section' })).toBeVisible();
  },
};
