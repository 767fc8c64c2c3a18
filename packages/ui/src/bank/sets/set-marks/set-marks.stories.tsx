import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Badge } from '../../../components/data/badge/index.js';
import { Text } from '../../../components/data/text/index.js';
import { Grid } from '../../../components/layout/grid/index.js';
import { Stack } from '../../../components/layout/stack/index.js';
import { fitsThePage } from '../../../test/fits-the-page.js';
import { QuestionSetCard } from '../question-set-card/index.js';
import { SetRow } from '../set-row/index.js';
import { SetMarks } from './set-marks.js';
import { SetMarksPlace } from './set-marks-place.js';

const meta = {
  title: 'Paket soal/SetMarks',
  tags: ['autodocs', 'uji', 'interaction'],
  component: SetMarks,
  args: {
    name: 'UTS Basis Data',
    labels: { pin: 'Sematkan', done: 'Sudah dikerjakan', downloaded: 'Pernah diunduh' },
    pinned: false,
    done: false,
    onPin: fn(),
    onDone: fn(),
  },
} satisfies Meta<typeof SetMarks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: (args) => (
    <Stack>
      {(
        [
          { label: 'Di kartu', place: 'card', on: false },
          { label: 'Di kartu, semuanya ditandai', place: 'card', on: true },
          { label: 'Di halaman', place: 'page', on: false },
          { label: 'Di halaman, semuanya ditandai', place: 'page', on: true },
        ] as const
      ).map(({ label, place, on }) => (
        <Stack key={label} gap="sm">
          <Text size="sm" tone="muted">
            {label}
          </Text>
          <SetMarks {...args} place={place} pinned={on} done={on} downloaded={on} />
        </Stack>
      ))}
    </Stack>
  ),
};

const CARD = {
  href: '#/preview/7',
  title: 'UTS Basis Data dengan judul yang panjang sekali',
  level: 'Sedang',
  lecturer: 'Dr. Ratna Wulandari, M.Kom.',
  updated: '2026-03-14T03:00:00Z',
  downloads: 12,
} as const;

export const OnACard: Story = {
  render: (args) => (
    <Grid>
      <QuestionSetCard
        {...CARD}
        hasAnswers
        hasTestCases={false}
        subject="Basis Data"
        topics={['SQL']}
        lock={<SetMarks {...args} downloaded />}
        cover={<div />}
      />
      <SetRow {...CARD} questionCount={5} lock={<SetMarks {...args} pinned done />} />
    </Grid>
  ),
  play: fitsThePage,
};

export const Narrow: Story = { ...OnACard, globals: { viewport: { value: 'narrow' } } };

/** A card is as high before the marks have come, while one of them has, and with both. */
export const KeepsItsPlace: Story = {
  render: (args) => (
    <Grid min="sm">
      {[
        <SetMarksPlace key="place" />,
        <SetMarks key="one" {...args} onDone={undefined} />,
        <SetMarks key="both" {...args} />,
      ].map((marks) => (
        <div key={marks.key} style={{ width: '15rem', alignSelf: 'start' }}>
          <QuestionSetCard
            {...CARD}
            hasAnswers
            hasTestCases={false}
            subject="Basis Data"
            topics={['SQL']}
            lock={
              <>
                <Badge>Kunci: hanya dosen</Badge>
                {marks}
              </>
            }
          />
        </div>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('article').map((card) => card.offsetHeight);
    await expect(new Set(heights).size).toBe(1);
  },
};

export const SwitchesByKeyboard: Story = {
  render: function Kept(args) {
    const [pinned, setPinned] = useState(false);
    return <SetMarks {...args} pinned={pinned} onPin={setPinned} />;
  },
  play: async ({ args, canvas }) => {
    const pin = canvas.getByRole('button', { name: 'Sematkan', pressed: false });
    await userEvent.tab();
    await expect(pin).toHaveFocus();
    await expect(pin).toHaveAccessibleDescription('UTS Basis Data');
    await userEvent.keyboard('{Enter}');
    await expect(pin).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.keyboard(' ');
    await expect(args.onDone).toHaveBeenCalledWith(true);
  },
};

export const SaysWhatWasDownloaded: Story = {
  args: { downloaded: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pernah diunduh')).toBeInTheDocument();
  },
};

export const SignsAlone: Story = {
  args: { downloaded: true, onPin: undefined, onDone: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
