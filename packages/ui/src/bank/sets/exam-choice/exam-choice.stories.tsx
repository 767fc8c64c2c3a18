import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../../components/layout/stack/index.js';
import { controlled } from '../../../test/controlled.js';
import { fitsThePage } from '../../../test/fits-the-page.js';
import { ExamChoice } from './exam-choice.js';

const NONE = { examKind: null, term: null };

const meta = {
  title: 'Paket soal/ExamChoice',
  tags: ['autodocs', 'uji', 'interaction'],
  component: ExamChoice,
  args: { value: NONE, onChange: fn() },
  render: controlled(ExamChoice),
} satisfies Meta<typeof ExamChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: (args) => (
    <Stack gap="lg">
      <ExamChoice {...args} value={{ examKind: 'UAS', term: 'Genap' }} />
      <ExamChoice {...args} suggestion={{ examKind: 'UTS', term: 'Gasal' }} />
      <ExamChoice
        {...args}
        value={{ examKind: 'Kuis', term: null }}
        suggestion={{ examKind: 'UTS', term: null }}
      />
    </Stack>
  ),
};

export const Narrow: Story = {
  args: { suggestion: { examKind: 'Praktikum', term: 'Pendek' } },
  globals: { viewport: { value: 'narrow' } },
  play: fitsThePage,
};

export const TakesTheSuggestionByKeyboard: Story = {
  args: { suggestion: { examKind: 'UTS', term: null } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Dari judulnya: UTS.')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: /Jenis ujian/ })).toHaveValue('');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Pakai' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ examKind: 'UTS', term: null });
    await expect(canvas.getByRole('combobox', { name: /Jenis ujian/ })).toHaveFocus();
    await expect(canvas.queryByText('Dari judulnya: UTS.')).not.toBeInTheDocument();
  },
};

export const GoesBackToNone: Story = {
  args: { value: { examKind: 'Kuis', term: 'Gasal' } },
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /Semester/ }), '');
    await expect(args.onChange).toHaveBeenLastCalledWith({ examKind: 'Kuis', term: null });
  },
};

export const InEnglish: Story = {
  globals: { language: 'en' },
  args: { suggestion: { examKind: 'Kuis', term: 'Gasal' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('From its title: Quiz, Odd semester.')).toBeVisible();
  },
};
