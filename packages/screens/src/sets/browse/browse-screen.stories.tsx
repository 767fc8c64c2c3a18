import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { EVERYTHING } from '../../model/sets/set-query.js';
import {
  exams,
  filterByExamAndKey,
  findInALargeBank,
  inALargeBank,
  largeBankOfExams,
} from '../../test/exam-stories.js';
import { dropdownAnswer, setAnswers, siteAnswer } from '../../test/fixtures.js';
import { answers, refusesAtFirst } from '../../test/mock.js';
import { withApp } from '../../test/with-app.js';
import { BrowseScreen } from './browse-screen.js';
import type { BrowseState } from './browse-state.js';

const start: BrowseState = { ...EVERYTHING, view: 'grid' };

const meta = {
  title: 'Layar/Paket Soal',
  tags: ['autodocs'],
  component: BrowseScreen,
  parameters: { frames: { 'layar-paket-soal-tampilan--default': 760 }, layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    state: start,
    onStateChange: fn(),
    hrefs: { preview: (id) => `#/preview/${id}`, create: '#/create' },
  },
  // Keeps the state as an address would.
  render: function Addressed(args) {
    const [state, setState] = useState(args.state);
    return (
      <BrowseScreen
        {...args}
        state={state}
        onStateChange={(next, change) => {
          args.onStateChange(next, change);
          setState(next);
        }}
      />
    );
  },
  decorators: [withApp()],
  beforeEach: ({ msw }) =>
    msw.use(
      answers('site', siteAnswer),
      answers('dropdownData', dropdownAnswer),
      answers('questionSets', setAnswers),
    ),
} satisfies Meta<typeof BrowseScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const titles = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('h2')].map((title) => title.textContent);

async function loaded(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await canvas.findByText('Menampilkan 3 hasil pencarian');
  return canvas;
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await loaded(canvasElement);
    await waitFor(() => expect(titles(canvasElement)).toHaveLength(3));
  },
};

export const FiltersByLevelAndText: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = await loaded(canvasElement);
    await userEvent.type(
      await canvas.findByRole('combobox', { name: 'Tingkat Kesulitan' }),
      'sulit{Enter}{Escape}',
    );
    await waitFor(() => expect(titles(canvasElement)).toEqual(['UAS Basis Data']));
    await userEvent.type(canvas.getByRole('searchbox'), 'greedy{Enter}');
    await canvas.findByText('Tidak ada hasil yang ditemukan. Silakan coba pencarian lain.');
    await expect(args.onStateChange).toHaveBeenLastCalledWith(
      { ...start, q: 'greedy', levels: ['Sulit'] },
      { replace: false },
    );
  },
};

export const TurnsIntoAList: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = await loaded(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Daftar' }));
    await expect(args.onStateChange).toHaveBeenLastCalledWith(
      { ...start, view: 'list' },
      { replace: false },
    );
    await waitFor(() => expect(titles(canvasElement)).toHaveLength(3));
  },
};

export const RetriesAfterFailure: Story = {
  beforeEach: ({ msw }) => msw.use(refusesAtFirst('questionSets', 500, setAnswers)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Coba Lagi' }));
    await loaded(canvasElement);
  },
};

export const FiltersByExamAndKey: Story = {
  beforeEach: ({ msw }) => msw.use(answers('questionSets', exams)),
  play: filterByExamAndKey,
};

export const AsksForExamAndKeyOfALargeBank: Story = {
  args: { state: { ...start, ...inALargeBank } },
  beforeEach: ({ msw }) => msw.use(...largeBankOfExams()),
  play: findInALargeBank,
};
