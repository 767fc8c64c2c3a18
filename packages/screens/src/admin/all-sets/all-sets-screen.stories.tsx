import { type AdminSetAnswer, adminSetSchema } from '@bank-soal/contract/sets';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { accountServer } from '../../test/account-fixtures.js';
import { answers, hangs, type MockCall, refuses, refusesAtFirst } from '../../test/mock.js';
import { withAdmin } from '../../test/with-app.js';
import { AllSetsScreen } from './all-sets-screen.js';

const setOf = (id: number, title: string, withdrawn: string | null = null): AdminSetAnswer =>
  adminSetSchema.parse({
    id,
    title,
    subject: 'Basis Data',
    year: 2025,
    level: 'Sedang',
    downloads: 1200 + id,
    creator: { id: 2, username: 'Ratna', fullName: 'Dr. Ratna Wulandari, M.Kom.' },
    withdrawn_at: withdrawn,
  });

const sets = [
  setOf(1, 'UTS Basis Data 2025'),
  setOf(
    2,
    'Kuis Normalisasi dan Denormalisasi untuk Basis Data Terdistribusi',
    '2026-11-01T00:00:00Z',
  ),
];

const sought: string[] = [];

const meta = {
  title: 'Layar/Semua Paket Soal',
  tags: ['autodocs'],
  component: AllSetsScreen,
  parameters: { frames: { 'layar-semua-paket-soal-tampilan--default': 720 }, layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: { state: { q: '', withdrawn: '' }, onStateChange: fn(), onSignedOut: fn() },
  decorators: [withAdmin],
  beforeEach: ({ msw }) => msw.use(answers('adminQuestionSets', sets), ...accountServer(sought)),
} satisfies Meta<typeof AllSetsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await screen.findByText('UTS Basis Data 2025');
    await userEvent.type(screen.getByRole('searchbox'), 'kuis');
    await waitFor(() =>
      expect(args.onStateChange).toHaveBeenCalledWith(
        { q: 'kuis', withdrawn: '' },
        { replace: true },
      ),
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Keadaan' }), 'true');
    await expect(args.onStateChange).toHaveBeenCalledWith(
      { q: '', withdrawn: 'true' },
      { replace: false },
    );
  },
};

const changed = fn();

export const GivesASetAway: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      answers('changeSetOwner', async ({ params, request }: MockCall) => {
        changed(params.id, await request.json());
        return { message: 'Ya', questionSet: sets[0] };
      }),
    ),
  play: async () => {
    const name = 'Ganti pemilik: UTS Basis Data 2025';
    await userEvent.click(await screen.findByRole('button', { name }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ganti pemilik' }));
    await within(dialog).findByText('Pilih pemilik baru.');
    // Whoever has it now is not offered; everyone else is, found at the server.
    await within(dialog).findByRole('radio', { name: /^Budi Santoso/ });
    await expect(within(dialog).queryByRole('radio', { name: /^Dr. Ratna/ })).toBeNull();
    await userEvent.type(within(dialog).getByRole('searchbox'), 'hendra');
    await waitFor(() => expect(new URLSearchParams(sought.at(-1)).get('q')).toBe('hendra'));
    await userEvent.click(
      await within(dialog).findByRole('radio', { name: /^Prof. Dr. Ir. Hendra/ }),
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ganti pemilik' }));
    await screen.findByText('Pemilik paket soal diganti');
    await expect(changed).toHaveBeenCalledWith('1', { accountId: 5 });
  },
};

export const DeletesForGood: Story = {
  beforeEach: ({ msw }) => msw.use(answers('deleteQuestionSet', { message: 'Ya' })),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Hapus selamanya: Kuis/ }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Hapus selamanya' }));
    await screen.findByText('Paket soal dihapus selamanya');
  },
};

export const SaysWhyItWasNotDone: Story = {
  beforeEach: ({ msw }) => msw.use(refuses('deleteQuestionSet', 503)),
  play: async () => {
    const name = 'Tarik: UTS Basis Data 2025';
    await userEvent.click(await screen.findByRole('button', { name }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Tarik' }));
    await within(dialog).findByRole('alert');
  },
};

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(hangs('adminQuestionSets')) };

export const FailedAtFirst: Story = {
  beforeEach: ({ msw }) => msw.use(refusesAtFirst('adminQuestionSets', 503, sets)),
  play: async () => {
    await screen.findByText('Paket soal tidak dapat dimuat');
    await userEvent.click(screen.getByRole('button', { name: 'Coba Lagi' }));
    await screen.findByText('UTS Basis Data 2025');
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(answers('adminQuestionSets', [])),
  play: async () => {
    await screen.findByRole('heading', { name: 'Tidak ada paket soal' });
  },
};

export const SendsHomeWhoMayNot: Story = {
  beforeEach: ({ msw }) => msw.use(refuses('adminQuestionSets', 403)),
  play: async ({ args }) => {
    await waitFor(() => expect(args.onSignedOut).toHaveBeenCalledWith('refused'));
  },
};
