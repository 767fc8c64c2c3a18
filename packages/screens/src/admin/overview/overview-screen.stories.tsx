import type { OverviewAnswer } from '@bank-soal/contract/administration';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { answers, hangs, refuses, refusesAtFirst } from '../../test/mock.js';
import { withAdmin } from '../../test/with-app.js';
import { OverviewScreen } from './overview-screen.js';

const overview: OverviewAnswer = {
  sets: 12,
  files: 31,
  bytes: 4_200_000,
  downloads: [{ week: '2026-W47', count: 9 }],
  coverage: [{ course: 'Basis Data', year: 2025, sets: 12, withKey: 7 }],
  index: { waiting: 0, done: 31, withoutText: 0, failed: 0 },
};

const meta = {
  title: 'Layar/Ringkasan',
  tags: ['autodocs'],
  component: OverviewScreen,
  parameters: { frames: { 'layar-ringkasan-tampilan--default': 900 }, layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: { hrefs: { sets: (course) => `#/admin/paket-soal?matkul=${course}` }, onSignedOut: fn() },
  decorators: [withAdmin],
  beforeEach: ({ msw }) => msw.use(answers('overview', overview)),
} satisfies Meta<typeof OverviewScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(
      await screen.findByRole('link', { name: '7 dari 12 paket soal punya kunci' }),
    ).toBeVisible();
  },
};

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(hangs('overview')) };

export const FailedAtFirst: Story = {
  beforeEach: ({ msw }) => msw.use(refusesAtFirst('overview', 503, overview)),
  play: async () => {
    await screen.findByText('Ringkasan tidak dapat dimuat');
    await userEvent.click(screen.getByRole('button', { name: 'Coba Lagi' }));
    await screen.findByRole('table', { name: 'Kelengkapan per mata kuliah dan tahun' });
  },
};

export const SendsHomeWhoMayNot: Story = {
  beforeEach: ({ msw }) => msw.use(refuses('overview', 403)),
  play: async ({ args }) => {
    await waitFor(() => expect(args.onSignedOut).toHaveBeenCalledWith('refused'));
  },
};
