import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { controlled } from '../../../test/controlled.js';
import { fitsThePage } from '../../../test/fits-the-page.js';
import { draftedQuestion, type QuestionDraft, questionDraft } from './draft.js';
import { QuestionEditor } from './question-editor.js';

const SUBJECTS = ['Basis Data', 'Struktur Data', 'Desain Analisis Algoritma'];
const TOPICS = ['Graf', 'Hash table', 'Pohon biner', 'Tumpukan dan antrean'];

const WRITTEN = questionDraft({
  kind: 'pilihan',
  markdown: 'Berapa kompleksitas rata-rata pencarian pada *hash table* yang baik?',
  options: [
    { markdown: '$$O(1)$$', right: true },
    { markdown: '$$O(\\log n)$$', right: false },
    { markdown: '$$O(n)$$', right: false },
  ],
  points: 10,
  difficulty: 'Mudah',
  subject: 'Struktur Data',
  topics: ['Hash table'],
});

const meta = {
  title: 'Soal dan naskah/QuestionEditor',
  tags: ['autodocs', 'uji'],
  component: QuestionEditor,
  args: {
    value: questionDraft(),
    onChange: fn(),
    onSave: fn(),
    onCancel: fn(),
    subjects: SUBJECTS,
    topics: TOPICS,
    className: 'ui:max-w-prose',
  },
  render: controlled(QuestionEditor),
} satisfies Meta<typeof QuestionEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const last = (onChange: unknown) =>
  (onChange as ReturnType<typeof fn>).mock.lastCall?.[0] as QuestionDraft;

export const Default: Story = {};

export const States: Story = {
  args: { value: WRITTEN },
};

export const TrueOrFalse: Story = {
  args: { value: { ...WRITTEN, kind: 'benar-salah', truth: 'salah' } },
};
export const ShortAnswer: Story = {
  args: { value: { ...WRITTEN, kind: 'isian', short: 'SELECT' } },
};
export const SeveralAnswers: Story = {
  args: {
    value: questionDraft({
      ...WRITTEN,
      kind: 'isian',
      answers: [
        { text: 'Katak', weight: 100 },
        { text: 'Kodok', weight: 50 },
      ],
    }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tambah jawaban' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Jawaban lain 2' }), 'Bangkong');
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus jawaban lain 1' }));
    const worth = canvas.getByRole('spinbutton', { name: 'Nilai jawaban lain 1 dalam persen' });
    await userEvent.clear(worth);
    await userEvent.type(worth, '80');
    await expect(draftedQuestion(last(args.onChange))).toMatchObject({
      answer: '',
      answers: [
        { text: 'Katak', weight: 100 },
        { text: 'Bangkong', weight: 80 },
      ],
      tolerance: null,
    });
  },
};
export const NumberWithATolerance: Story = {
  args: { value: { ...WRITTEN, kind: 'isian', short: '3.14' } },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Toleransi' }), '0.01');
    await expect(draftedQuestion(last(args.onChange))).toMatchObject({
      answers: [{ text: '3.14', weight: 100 }],
      tolerance: 0.01,
    });
  },
};
export const Essay: Story = {
  args: { value: { ...WRITTEN, kind: 'uraian', model: 'Karena **cepat**.' } },
};
export const Code: Story = {
  args: { value: { ...WRITTEN, kind: 'kode', model: '```python\nprint(1)\n```' }, busy: true },
};

export const Errors: Story = {
  args: {
    errors: {
      markdown: 'Pertanyaan harus diisi',
      options: 'Centang sedikitnya satu opsi yang benar',
      'options.1': 'Opsi harus diisi',
      points: 'Poin harus lebih dari 0',
      difficulty: 'Tingkat harus dipilih',
      subject: 'Mata kuliah harus diisi',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Pertanyaan' })).toBeInvalid();
    const options = canvas.getByRole('group', { name: 'Opsi jawaban' });
    await expect(options).toHaveAccessibleDescription(/Centang sedikitnya satu/);
    await expect(canvas.getByRole('textbox', { name: 'Opsi B' })).toHaveAccessibleDescription(
      'Opsi harus diisi',
    );
    await expect(canvas.getByRole('spinbutton', { name: 'Poin' })).toBeInvalid();
  },
};

export const Narrow: Story = {
  args: { value: { ...WRITTEN, markdown: 'Ketidakbertanggungjawabannyakah '.repeat(6) } },
  globals: { viewport: { value: 'narrow' } },
  play: fitsThePage,
};

export const LosesNothingBetweenKinds: Story = {
  args: { value: WRITTEN },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Isian singkat' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Jawaban singkat' }), 'konstan');
    await userEvent.click(canvas.getByRole('radio', { name: 'Benar-salah' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Salah' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Isian singkat' }));
    await expect(canvas.getByRole('textbox', { name: 'Jawaban singkat' })).toHaveValue('konstan');
    await userEvent.click(canvas.getByRole('radio', { name: 'Pilihan ganda' }));
    await expect(canvas.getByRole('checkbox', { name: 'Opsi A benar' })).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: 'Opsi A' })).toHaveValue('$$O(1)$$');
    await expect(last(args.onChange)).toMatchObject({ short: 'konstan', truth: 'salah' });
  },
};

export const RemovesAnOptionAndTakesItBack: Story = {
  args: { value: WRITTEN },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus opsi B' }));
    await expect(last(args.onChange).options.map(({ id }) => id)).toEqual(['1', '3']);
    const undo = canvas.getByRole('button', { name: 'Urungkan penghapusan opsi B' });
    await expect(undo).toHaveFocus();
    // Two are the fewest.
    const first = canvas.getByRole('button', { name: 'Hapus opsi A' });
    await expect(first).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(first);
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(2);
    undo.focus();
    await userEvent.keyboard('{Enter}');
    await expect(last(args.onChange).options).toEqual(WRITTEN.options);
    await expect(canvas.getByRole('textbox', { name: 'Opsi B' })).toHaveFocus();
    await expect(canvas.queryByText('Opsi B dihapus.')).toBeNull();
  },
};

export const AddsUpToTenOptions: Story = {
  play: async ({ canvas }) => {
    const add = canvas.getByRole('button', { name: 'Tambah opsi' });
    for (const letter of ['E', 'F', 'G', 'H', 'I', 'J']) {
      await userEvent.click(add);
      await expect(canvas.getByRole('textbox', { name: `Opsi ${letter}` })).toHaveFocus();
    }
    await expect(add).toBeDisabled();
    await expect(canvas.getByText('Paling banyak 10 opsi.')).toBeVisible();
  },
};

export const MovesAnOptionByKeyboard: Story = {
  args: { value: WRITTEN },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Geser Opsi A' }).focus();
    await userEvent.keyboard(' {ArrowDown} ');
    await expect(last(args.onChange).options.map(({ id }) => id)).toEqual(['2', '1', '3']);
    // Which one is right goes with what it says.
    await expect(canvas.getByRole('checkbox', { name: 'Opsi B benar' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Opsi A benar' })).not.toBeChecked();
  },
};

export const SavesOnce: Story = {
  args: { value: WRITTEN },
  render: function Render(args) {
    const [busy, setBusy] = useState(false);
    const save = () => {
      args.onSave();
      setBusy(true);
    };
    return <QuestionEditor {...args} busy={busy} onSave={save} />;
  },
  play: async ({ canvas, args }) => {
    const save = canvas.getByRole('button', { name: 'Simpan soal' });
    await userEvent.click(save);
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(save).toHaveAttribute('aria-busy', 'true');
  },
};

export const InEnglish: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Option A is correct' })).toBeVisible();
    const kinds = within(canvas.getByRole('radiogroup', { name: 'Kind of question' }));
    await expect(kinds.getAllByRole('radio')).toHaveLength(5);
  },
};
