import { ToastRegion, toast } from '@bank-soal/ui/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { lecturer, setAnswers, sets } from '../test/fixtures.js';
import { answers, refuses } from '../test/mock.js';
import { withApp } from '../test/with-app.js';
import { FollowOf } from './follow-of.js';
import { MarksOf } from './marks-of.js';

const [set] = sets;
const told = { message: 'Baik.' };
const at = '2026-01-01T00:00:00Z';

const meta = {
  title: 'Layar/Catatan pada paket soal',
  tags: ['autodocs'],
  parameters: { frames: { 'layar-catatan-pada-paket-soal--default': 240 } },
  component: MarksOf,
  decorators: [
    (Story, { args }) => (
      <>
        <Story />
        <FollowOf course={args.set.subject} />
        <ToastRegion />
      </>
    ),
    withApp(lecturer, { mySets: true }),
  ],
  args: { set: set as NonNullable<typeof set>, place: 'page' },
  beforeEach: ({ msw }) => {
    toast.dismiss();
    msw.use(
      answers('mySets', ({ request }) =>
        request.url.includes('kind=downloaded') ? [setAnswers[0]] : [],
      ),
      answers('pinSet', told),
      answers('unpinSet', told),
      answers('markSetDone', told),
      answers('courseTags', [{ id: 4, name: 'struktur data', created_at: at, updated_at: at }]),
      answers('myCourses', []),
      answers('followCourse', told),
    );
  },
} satisfies Meta<typeof MarksOf>;

export default meta;
type Story = StoryObj<typeof meta>;

const WAIT = { timeout: 15_000 };

export const Default: Story = {
  play: async ({ canvas }) => {
    const pin = await canvas.findByRole('button', { name: 'Sematkan', pressed: false }, WAIT);
    await canvas.findByText('Pernah diunduh', undefined, WAIT);
    pin.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('button', { name: 'Sematkan', pressed: true });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await canvas.findByRole('button', { name: 'Sudah dikerjakan', pressed: true });
  },
};

export const FollowsItsCourse: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Ikuti struktur data', pressed: false }, WAIT),
    );
    await canvas.findByRole('button', { name: 'Ikuti struktur data', pressed: true }, WAIT);
  },
};

export const TellsWhatWasRefused: Story = {
  beforeEach: ({ msw }) => msw.use(refuses('pinSet', 409, 'Paling banyak 1.000 paket soal.')),
  play: async ({ canvas }) => {
    const pin = await canvas.findByRole('button', { name: 'Sematkan', pressed: false }, WAIT);
    await userEvent.click(pin);
    await within(document.body).findByText('Paling banyak 1.000 paket soal.', undefined, WAIT);
    await waitFor(() => expect(pin).toHaveAttribute('aria-pressed', 'false'));
  },
};

export const ForVisitors: Story = {
  decorators: [withApp()],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
