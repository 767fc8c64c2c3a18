import { ToastRegion, toast } from '@bank-soal/ui/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { lecturer } from '../test/fixtures.js';
import { answers, hangs, refuses } from '../test/mock.js';
import { papersServer } from '../test/papers-server.js';
import { withApp } from '../test/with-app.js';
import { OwnPapersScreen } from './own-papers-screen.js';

const meta = {
  title: 'Layar/Naskah saya',
  tags: ['autodocs'],
  component: OwnPapersScreen,
  parameters: { frames: { 'layar-naskah-saya--default': 640 }, layout: 'fullscreen' },
  args: {
    hrefs: {
      paper: (id) => `#/create?naskah=${id}`,
      newPaper: '#/create',
      questions: '#/questions',
    },
    onOpen: fn(),
    onOpenSet: fn(),
    onSessionEnded: fn(),
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <ToastRegion />
      </>
    ),
    withApp(lecturer),
  ],
  beforeEach: () => () => toast.dismiss(),
} satisfies Meta<typeof OwnPapersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const served = (server = papersServer()): NonNullable<Story['beforeEach']> => {
  return ({ msw }) => msw.use(...server.handlers);
};

async function choose(title: string, item: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Tindakan untuk ${title}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

export const Default: Story = { beforeEach: served() };

export const OnAPhone: Story = {
  beforeEach: served(),
  globals: { viewport: { value: 'phone' } },
};

export const Narrows: Story = {
  beforeEach: served(),
  play: async () => {
    await screen.findByRole('link', { name: /Kuis Basis Data/ });
    await userEvent.click(screen.getByRole('radio', { name: 'Draf' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /Kuis Basis Data/ })).toBeNull());
    await userEvent.type(screen.getByRole('searchbox', { name: 'Cari naskah' }), 'fisika{Enter}');
    await expect(await screen.findByText('Tidak ada naskah yang cocok')).toBeVisible();
  },
};

export const Copies: Story = {
  beforeEach: served(),
  play: async ({ args }) => {
    await choose('Kuis Basis Data', 'Salin sebagai baru');
    await expect(await screen.findByText('Naskah disalin')).toBeVisible();
    await expect(args.onOpen).toHaveBeenCalledWith(expect.any(Number));
  },
};

const used = papersServer();
export const MarksAsUsed: Story = {
  beforeEach: served(used),
  play: async () => {
    await choose('UTS Struktur Data 2026', 'Tandai dipakai');
    const dialog = within(await screen.findByRole('dialog'));
    const day = dialog.getByLabelText(/^Tanggal ujian/);
    await expect(day).toHaveValue('01/12/2026');
    await userEvent.clear(day);
    await userEvent.click(dialog.getByRole('button', { name: 'Tandai dipakai' }));
    await expect(await dialog.findByText('Isi tanggal ujian.')).toBeVisible();
    await userEvent.type(day, '30/11/2026');
    await userEvent.selectOptions(dialog.getByLabelText(/^Semester/), 'Gasal');
    await userEvent.click(dialog.getByRole('button', { name: 'Tandai dipakai' }));
    await expect(await screen.findByText('Naskah ditandai sudah dipakai')).toBeVisible();
    await expect(used.calls.usedPapers).toEqual([
      { id: '31', body: { usedOn: '2026-11-29T17:00:00.000Z', term: 'Gasal' } },
    ]);
  },
};

const published = papersServer();
export const BecomesASet: Story = {
  beforeEach: served(published),
  play: async ({ args }) => {
    await choose('UTS Struktur Data 2026', 'Simpan ke paket soal');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan ke paket soal' }));
    await expect(published.calls.published).toEqual([]);
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /kesulitan/i }), 'Sedang');
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan ke paket soal' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Lihat paket soal' }));
    await expect(args.onOpenSet).toHaveBeenCalledWith(70);
    await expect(published.calls.published).toMatchObject([
      {
        id: '31',
        body: {
          title: 'UTS Struktur Data 2026',
          subject: 'Struktur Data',
          examKind: 'UTS',
          visibility: 'owner',
          questionCount: 3,
        },
      },
    ]);
  },
};

const shared = papersServer();
shared.changePaperElsewhere(31, {
  owner: { id: 5, name: 'Bagas Prasetyanto, S.T., M.T.' },
  review: {
    status: 'verified',
    by: { id: 6, name: 'Dewi Anggraini, M.Kom.' },
    at: '2026-11-22T03:00:00.000Z',
    note: null,
    ended: null,
  },
});
export const SharedWithMe: Story = {
  beforeEach: served(shared),
  play: async () => {
    await screen.findByRole('link', { name: /Kuis Basis Data/ });
    await userEvent.click(screen.getByRole('radio', { name: 'Dari rekan' }));
    await screen.findByRole('link', { name: 'UTS Struktur Data 2026' });
    await expect(screen.getByText(/Bagas .*Diverifikasi Dewi/)).toBeVisible();
    await userEvent.click(
      screen.getByRole('button', { name: 'Tindakan untuk UTS Struktur Data 2026' }),
    );
    await expect(await screen.findByRole('menuitem', { name: 'Salin sebagai baru' })).toBeVisible();
    await expect(screen.queryByRole('menuitem', { name: 'Hapus draf' })).toBeNull();
  },
};

const removed = papersServer();
export const DeletesADraft: Story = {
  beforeEach: served(removed),
  play: async () => {
    await choose('UTS Struktur Data 2026', 'Hapus draf');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Hapus draf' }));
    await expect(await screen.findByText('Draf dihapus')).toBeVisible();
    await expect(removed.calls.deletedPapers).toEqual(['31']);
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(answers('papers', []), ...papersServer().handlers),
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(hangs('papers'), ...papersServer().handlers),
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(refuses('papers', 500), ...papersServer().handlers),
};
