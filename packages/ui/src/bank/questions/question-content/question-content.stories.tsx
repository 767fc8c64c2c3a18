import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '../../../components/data/card/index.js';
import { Stack } from '../../../components/layout/stack/index.js';
import { fitsThePage } from '../../../test/fits-the-page.js';
import { SAMPLES } from '../../../test/question-samples.js';
import { KindLabel } from './kind-label.js';
import { QuestionContent } from './question-content.js';
import { QUESTION_KINDS } from './question-kind.js';

const meta = {
  title: 'Soal dan naskah/QuestionContent',
  tags: ['autodocs', 'uji'],
  component: QuestionContent,
  subcomponents: { KindLabel },
  args: { question: SAMPLES.pilihan },
} satisfies Meta<typeof QuestionContent>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack className="ui:max-w-prose">
      {QUESTION_KINDS.map((kind) => (
        <Card key={kind}>
          <Stack>
            <KindLabel kind={kind} />
            <QuestionContent question={SAMPLES[kind]} />
          </Stack>
        </Card>
      ))}
      <Card>
        <QuestionContent question={{ ...SAMPLES.uraian, answer: '' }} />
      </Card>
    </Stack>
  ),
};

export const Narrow: Story = {
  args: {
    question: {
      ...SAMPLES.pilihan,
      markdown: 'Ketidakbertanggungjawabannyakah '.repeat(6),
      options: [
        { markdown: 'soal_ujian_akhir_semester_pemrograman_berorientasi_objek', right: true },
        { markdown: 'B', right: false },
      ],
    },
  },
  globals: { viewport: { value: 'narrow' } },
  play: fitsThePage,
};

export const SeveralAnswers: Story = {
  args: {
    question: {
      ...SAMPLES.isian,
      answer: 'Katak atau 3.14',
      answers: [
        { text: '*Katak*', weight: 100 },
        { text: 'Kodok', weight: 50 },
      ],
    },
  },
  play: async ({ canvas }) => {
    const answers = within(canvas.getByRole('group', { name: 'Jawaban' })).getAllByRole('listitem');
    await expect(answers.map((one) => one.textContent)).toEqual(['*Katak*', 'Kodok (50%)']);
  },
};

export const NumberWithATolerance: Story = {
  args: {
    question: {
      ...SAMPLES.isian,
      answers: [{ text: '3.14', weight: 100 }],
      tolerance: 0.01,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3.14 ± 0.01')).toBeVisible();
  },
};

export const SaysWhichOptionIsRight: Story = {
  play: async ({ canvas }) => {
    const options = within(canvas.getByRole('list', { name: 'Opsi jawaban' })).getAllByRole(
      'listitem',
    );
    await expect(options).toHaveLength(4);
    await expect(options[0]).toHaveTextContent(/^A\..*benar$/);
    await expect(options[1]).not.toHaveTextContent('benar');
    await expect(canvas.getByRole('group', { name: 'Pembahasan' })).toHaveTextContent('embernya');
  },
};

export const KeepsTheAnswerToItself: Story = {
  args: { withAnswer: false },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.queryByText('benar')).toBeNull();
    await expect(canvas.queryByRole('group', { name: 'Pembahasan' })).toBeNull();
  },
};

export const InEnglish: Story = {
  args: { question: SAMPLES['benar-salah'] },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Answer' })).toHaveTextContent('False');
  },
};
