import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { fitsThePage } from '../../../test/fits-the-page.js';
import { initialLines, type QuestionImportRow } from './import-rows.js';
import { QuestionImportTable, type QuestionImportTableProps } from './question-import-table.js';

const ROWS: QuestionImportRow[] = [
  {
    line: 3,
    kind: 'pilihan',
    title: 'Berapa kompleksitas rata-rata pencarian pada hash table?',
    problems: [],
    duplicateOf: null,
  },
  {
    line: 27,
    kind: 'uraian',
    title: 'Jelaskan perbedaan tumpukan dan antrean.',
    problems: [{ message: 'Umpan balik per opsi tidak disimpan.', blocking: false }],
    duplicateOf: null,
  },
  {
    line: 41,
    kind: 'pilihan',
    title: 'Manakah yang merupakan basis data relasional?',
    problems: [
      { message: 'Tidak ada opsi yang benar.', blocking: true },
      { message: 'Gambar tidak ada dalam file.', blocking: false },
    ],
    duplicateOf: null,
  },
  {
    line: 58,
    kind: 'benar-salah',
    title: 'Antrean mengeluarkan lebih dulu apa yang terakhir masuk.',
    problems: [],
    duplicateOf: 'Antrean mengeluarkan lebih dulu apa yang terakhir masuk.',
  },
  {
    line: 1204,
    title: 'Pasangkan istilah dengan artinya.',
    problems: [{ message: 'Soal menjodohkan belum dikenal.', blocking: true }],
    duplicateOf: null,
  },
];

function Import({ onChosenChange, chosen: first, ...rest }: QuestionImportTableProps) {
  const [chosen, setChosen] = useState(first);
  return (
    <QuestionImportTable
      {...rest}
      chosen={chosen}
      onChosenChange={(next) => {
        onChosenChange(next);
        setChosen(next);
      }}
    />
  );
}

const meta = {
  title: 'Soal dan naskah/QuestionImportTable',
  tags: ['autodocs', 'uji'],
  component: QuestionImportTable,
  args: { rows: ROWS, chosen: initialLines(ROWS), onChosenChange: fn() },
  render: (args) => <Import {...args} />,
} satisfies Meta<typeof QuestionImportTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const last = (call: unknown): number[] =>
  Array.from((call as ReturnType<typeof fn>).mock.lastCall?.[0] ?? []);

export const Default: Story = { args: { rows: ROWS.slice(0, 1), chosen: new Set([3]) } };

export const States: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('2 dari 5 soal akan diimpor. 2 tidak dapat diimpor. 1 sudah ada.', {
        selector: 'p',
      }),
    ).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: fitsThePage,
};

export const LongText: Story = {
  args: {
    rows: [
      {
        line: 123_456,
        kind: 'pilihan',
        title: 'Ketidakbertanggungjawabannyakah_'.repeat(6),
        problems: [{ message: 'https://contoh.ac.id/'.repeat(8), blocking: true }],
        duplicateOf: 'Ketidakbertanggungjawabannyakah_'.repeat(6),
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: fitsThePage,
};

export const TakesDuplicatesOnlyWhenTicked: Story = {
  play: async ({ canvas, args }) => {
    const duplicate = canvas.getByRole('checkbox', { name: /^Pilih baris 58/ });
    await expect(duplicate).not.toBeChecked();
    await userEvent.click(duplicate);
    await expect(last(args.onChosenChange)).toEqual([3, 27, 58]);
    await expect(canvas.getByRole('status')).toHaveTextContent('3 dari 5 soal akan diimpor.');
  },
};

const onShowDuplicate = fn();
export const ShowsWhatIsThereAlready: Story = {
  args: { onShowDuplicate },
  play: async ({ canvas }) => {
    onShowDuplicate.mockClear();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Lihat soal yang sudah ada, baris 58' }),
    );
    await expect(onShowDuplicate).toHaveBeenCalledWith(ROWS[3]);
    // Looking chooses nothing.
    await expect(canvas.getByRole('checkbox', { name: /^Pilih baris 58/ })).not.toBeChecked();
  },
};

export const NeverTakesWhatIsBlocked: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('checkbox', { name: /^Pilih baris 41/ })).toBeDisabled();
    const all = canvas.getByRole('checkbox', { name: 'Pilih semua' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(last(args.onChosenChange)).toEqual([3, 27, 58]);
    await expect(all).toBeChecked();
    await userEvent.click(all);
    await expect(last(args.onChosenChange)).toEqual([]);
  },
};

export const InEnglish: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '2 of 5 questions will be imported.',
    );
    await expect(canvas.getAllByText('Cannot be imported:')[0]).toBeVisible();
  },
};
