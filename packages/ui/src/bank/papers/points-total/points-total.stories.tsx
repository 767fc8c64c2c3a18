import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../../components/actions/button/index.js';
import { Stack } from '../../../components/layout/stack/index.js';
import { fitsThePage } from '../../../test/fits-the-page.js';
import { PointsTotal } from './points-total.js';

const meta = {
  title: 'Soal dan naskah/PointsTotal',
  tags: ['autodocs', 'uji'],
  component: PointsTotal,
  args: { questions: 12, points: 100 },
} satisfies Meta<typeof PointsTotal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack>
      <PointsTotal questions={0} points={0} />
      <PointsTotal questions={3} points={17.5} />
      <PointsTotal questions={1234} points={123_456} />
    </Stack>
  ),
};

export const LongNumbers: Story = {
  args: { questions: 123_456_789_012, points: 123_456_789_012 },
  globals: { viewport: { value: 'narrow' } },
  play: fitsThePage,
};

export const SaysWhatChanges: Story = {
  render: function Render() {
    const [questions, setQuestions] = useState(1);
    return (
      <>
        <PointsTotal questions={questions} points={questions * 10} />
        <Button onClick={() => setQuestions(questions + 1)}>Tambah</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('status')).toHaveTextContent('2 soal · 20 poin');
  },
};

export const InEnglish: Story = {
  args: { questions: 1, points: 1 },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 question · 1 point');
  },
};
