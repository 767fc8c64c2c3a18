import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { answers, hangs, refuses, refusesAtFirst } from '../../test/mock.js';
import { serverState } from '../../test/server-fixtures.js';
import { withAdmin } from '../../test/with-app.js';
import { ServerScreen } from './server-screen.js';

const meta = {
  title: 'Layar/Keadaan server',
  tags: ['autodocs'],
  component: ServerScreen,
  parameters: {
    frames: {
      'layar-keadaan-server-tampilan--default': 900,
      'layar-keadaan-server-tampilan--parts-are-away': 720,
    },
    layout: 'fullscreen',
  },
  globals: { viewport: { value: 'desktop' } },
  args: { onSignedOut: fn() },
  decorators: [withAdmin],
  beforeEach: ({ msw }) => msw.use(answers('serverState', serverState)),
} satisfies Meta<typeof ServerScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first answer, and then another for good. */
function thenAnswers(later: () => object) {
  let calls = 0;
  return answers('serverState', () => {
    calls += 1;
    return calls === 1 ? serverState : later();
  });
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByText('Semua baik')).toBeVisible();
    await expect(screen.getByText('1.4.0')).toBeVisible();
  },
};

export const Refreshes: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      thenAnswers(() => ({ ...serverState, parts: [{ part: 'files', problem: 'unreachable' }] })),
    ),
  play: async () => {
    await screen.findByText('Semua baik');
    await press('Muat ulang');
    await expect(await screen.findByText('1 bermasalah')).toBeVisible();
  },
};

export const KeepsWhatWasSeen: Story = {
  beforeEach: ({ msw }) =>
    msw.use(thenAnswers(() => HttpResponse.json({ message: 'Sibuk' }, { status: 503 }))),
  play: async () => {
    await press('Muat ulang');
    await screen.findByText(/Keadaan terbaru tidak dapat dimuat/);
    await expect(screen.getByText('1.4.0')).toBeVisible();
  },
};

export const CopiesASummary: Story = {
  play: async () => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await press('Salin ringkasan');
    await screen.findByText('Disalin', { selector: '[role=status] span' });
    const text = String(writeText.mock.calls[0]?.[0]);
    await expect(text).toContain('Versi server: 1.4.0');
    await expect(text).not.toContain('Ratna');
  },
};

export const CannotCopy: Story = {
  play: async () => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await press('Salin ringkasan');
    await expect(await screen.findByText(/Peramban menolak menyalin/)).toBeVisible();
  },
};

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(hangs('serverState')) };

export const FailedAtFirst: Story = {
  beforeEach: ({ msw }) => msw.use(refusesAtFirst('serverState', 503, serverState)),
  play: async () => {
    await screen.findByText('Keadaan server tidak dapat dimuat');
    await press('Coba Lagi');
    await expect(await screen.findByText('Semua baik')).toBeVisible();
  },
};

export const SendsHomeWhoMayNot: Story = {
  beforeEach: ({ msw }) => msw.use(refuses('serverState', 403)),
  play: async ({ args }) => {
    await waitFor(() => expect(args.onSignedOut).toHaveBeenCalledWith('refused'));
  },
};
