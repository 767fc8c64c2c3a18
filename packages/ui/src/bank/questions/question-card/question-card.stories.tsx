import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../../components/actions/button/index.js';
import { Stack } from '../../../components/layout/stack/index.js';
import { moveItem, SortableList } from '../../../components/writing/sortable-list/index.js';
import { PLUS } from '../../../lib/internal/drawings/plus.js';
import { X } from '../../../lib/internal/drawings/x.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { QuestionCard, type QuestionCardProps } from './question-card.js';

const essay: QuestionCardProps = {
  question:
    'Jelaskan perbedaan tumpukan dan antrean, lalu beri satu contoh pemakaian masing-masing.',
  subject: 'Struktur Data',
  level: 'Mudah',
  type: 'Essay',
  lecturer: 'Dr. Ratna Wulandari',
};
const coding: QuestionCardProps = {
  question:
    'Tulis fungsi yang mengembalikan jalur terpendek pada graf berbobot.\nSertakan kasus uji.',
  subject: 'Desain Analisis Algoritma',
  level: 'Sulit',
  type: 'Coding',
  lecturer: 'Bagus Prasetyo, M.Kom.',
};
const markdown: QuestionCardProps = {
  question:
    'Lengkapi kueri berikut:\n\n```sql\nSELECT nama FROM dosen WHERE ...;\n```\n\n- Alasan **wajib** ditulis',
  subject: 'Custom Question',
  level: 'Custom',
  type: 'Markdown',
  lecturer: 'User Created',
};

const add = (
  <Button size="sm" icon={<Glyph of={PLUS} />}>
    Tambah
  </Button>
);
const remove = (
  <Button size="sm" variant="ghost" iconOnly aria-label="Hapus Soal 1 dari naskah">
    <Glyph of={X} />
  </Button>
);

const meta = {
  title: 'Tulis/QuestionCard',
  tags: ['autodocs', 'stabil'],
  component: QuestionCard,
  args: essay,
  decorators: [
    (Story) => (
      <div className="ui:max-w-prose">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof QuestionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack>
      <QuestionCard {...essay} actions={add} />
      <QuestionCard {...coding} level="Sedang" actions={add} />
      <QuestionCard {...coding} number={1} actions={remove} />
      <QuestionCard {...markdown} number={1234} actions={remove} />
      <QuestionCard {...essay} type="Pilihan Ganda" level="Sangat Sulit" />
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    question: `${'Ketidakbertanggungjawabannyakah '.repeat(6)}\nhttps://contoh.ac.id/${'panjang'.repeat(12)}`,
    subject: 'Pemrograman Berorientasi Objek Lanjutan dan Rekayasa Perangkat Lunak Terdistribusi',
    lecturer: 'Prof. Dr. Ir. Raden Mas Ketidakbertanggungjawabannyakah, M.Sc., Ph.D.',
    number: 123_456,
    actions: add,
  },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const ShowsMarkdown: Story = {
  args: markdown,
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('article');
    await expect(
      await within(card).findByRole('figure', { name: 'SQL' }, { timeout: 10_000 }),
    ).toBeVisible();
    await expect(within(card).getByRole('listitem')).toHaveTextContent('Alasan wajib ditulis');
  },
};

const onAdd = fn();
export const FoldsToOneLine: Story = {
  args: { ...essay, number: 1, folds: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const card = canvas.getByRole('article');
    await expect(card.getBoundingClientRect().height).toBeLessThan(72);
    await userEvent.tab();
    const line = canvas.getByRole('button', { name: /Jelaskan perbedaan/ });
    await expect(line).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(line).toHaveAttribute('aria-expanded', 'true');
    await expect(card).toHaveTextContent(essay.lecturer);
  },
};

export const AddsByKeyboard: Story = {
  args: { actions: <Button onClick={onAdd}>Tambah</Button> },
  play: async () => {
    onAdd.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onAdd).toHaveBeenCalledOnce();
  },
};

function Form() {
  const [questions, setQuestions] = useState([essay, coding, markdown]);
  return (
    <SortableList
      label="Soal dalam naskah"
      items={questions}
      getKey={({ question }) => question}
      getName={(_, position) => `Soal ${position}`}
      onReorder={(_, { from, to }) => setQuestions(moveItem(questions, from, to))}
      renderItem={(question, position) => (
        <QuestionCard
          {...question}
          number={position}
          actions={
            <Button
              size="sm"
              variant="ghost"
              iconOnly
              aria-label={`Hapus Soal ${position} dari naskah`}
              onClick={() => setQuestions(questions.filter((each) => each !== question))}
            >
              <Glyph of={X} />
            </Button>
          }
        />
      )}
    />
  );
}

export const InAForm: Story = { render: () => <Form /> };
