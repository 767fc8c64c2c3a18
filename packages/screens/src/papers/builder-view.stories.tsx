import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { bank as questions } from '../test/bank.js';
import { NO_FILTERS } from './bank/filter-bank.js';
import { BuilderView } from './builder-view.js';
import { EMPTY_PAPER } from './draft/paper-draft.js';
import { ownQuestion } from './draft/question.js';
import { withQuestions } from './draft/visitor-draft.js';

const bank = {
  text: '',
  onTextChange: fn(),
  filters: NO_FILTERS,
  onFiltersChange: fn(),
  onFiltersClear: fn(),
  found: questions,
  total: questions.length,
};

const editor = {
  own: undefined,
  opened: false,
  onOpen: fn(),
  onChange: fn(),
  onSave: fn(),
  onCancel: fn(),
  asking: false,
  onDiscard: fn(),
  onKeep: fn(),
};

const [stack, reverse, loop] = questions;
const form = withQuestions(
  {
    ...EMPTY_PAPER,
    title: 'UTS Struktur Data',
    description: 'Kerjakan semua soal dalam 90 menit. Buku tertutup.',
    courseTags: ['Struktur Data'],
    topicTags: ['Linked List', 'Graph'],
  },
  [stack, ownQuestion('own', 'Buktikan bahwa $$2^n > n$$ untuk setiap **n ≥ 0**.'), loop],
);

const meta = {
  title: 'Layar/Pembuat form/Tampilan',
  component: BuilderView,
  parameters: { layout: 'fullscreen' },
  args: {
    form: EMPTY_PAPER,
    bank,
    editor,
    makingDocx: false,
    onFormChange: fn(),
    onAdd: fn(),
    onRemove: fn(),
    onClear: fn(),
    onDownloadText: fn(),
    onDownloadDocx: fn(),
    onPrint: fn(),
  },
} satisfies Meta<typeof BuilderView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { form } };

export const MakingTheDocx: Story = { args: { form, makingDocx: true } };

export const Writing: Story = {
  args: {
    form,
    editor: { ...editor, own: { text: '## Soal\n\nHitung tinggi **pohon** berikut.' } },
  },
};

export const AskingBeforeTextGoes: Story = {
  args: { editor: { ...editor, own: { text: 'Belum disimpan' }, asking: true } },
};

export const NothingFound: Story = {
  args: {
    bank: {
      ...bank,
      text: 'kuantum',
      filters: { text: 'kuantum', levels: ['Sulit'], types: ['Essay'] },
      found: [],
    },
  },
};

export const EmptyBank: Story = { args: { bank: { ...bank, found: [], total: 0 } } };

export const LongWords: Story = {
  args: {
    form: withQuestions(
      {
        ...form,
        title: 'Ketidakbertanggungjawabannyakah_ujian_akhir_semester_pemrograman_2026',
        topicTags: ['Binary Search Tree', 'Linked List', 'Inheritance'],
      },
      [
        { ...reverse, question: 'ketidakbertanggungjawabannyakah_'.repeat(6) },
        ownQuestion('wide', `\`${'sangat_panjang_'.repeat(12)}\``),
      ],
    ),
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Phone: Story = { args: { form }, globals: { viewport: { value: 'phone' } } };

export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [courses, topics] = ['Tag mata kuliah', 'Tag topik'].map((name) =>
      canvas.getByRole<HTMLInputElement>('combobox', { name }),
    );
    // Room for 'Tambah tag mata kuliah' in the letters that touch screens get.
    for (const field of [courses, topics]) {
      await expect(field?.clientWidth).toBeGreaterThanOrEqual(200);
    }
    await expect(topics?.getBoundingClientRect().top).toBe(courses?.getBoundingClientRect().top);
  },
};

export const OffersAWayOutOnlyWithQuestions: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: /Unduh/ })).toBeNull();
  },
};

export const DownloadsAndPrints: Story = {
  args: { form },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Unduh teks' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Unduh DOCX' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cetak atau PDF' }));
    const plain = { name: 'Soal saja, untuk mahasiswa' };
    await userEvent.click(await within(document.body).findByRole('menuitem', plain));
    await expect(args.onDownloadText).toHaveBeenCalledOnce();
    await expect(args.onDownloadDocx).toHaveBeenCalledOnce();
    await expect(args.onPrint).toHaveBeenCalledWith(false);
  },
};

export const LetsOnlyOwnQuestionsBeChanged: Story = {
  args: { form },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('button', { name: /^Ubah soal/ })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Ubah soal 2' }));
    await expect(args.editor.onOpen).toHaveBeenCalledWith('own');
  },
};

export const LeadsFromAnEmptyFormToTheBank: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Cari di bank soal' }));
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};
