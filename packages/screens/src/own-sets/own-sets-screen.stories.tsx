import { ToastRegion, toast } from '@bank-soal/ui/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { lecturer, setAnswers, siteAnswer } from '../test/fixtures.js';
import { answers, refuses, refusesAtFirst } from '../test/mock.js';
import { withApp } from '../test/with-app.js';
import { OwnSetsScreen } from './own-sets-screen.js';

const saved = (message: string) => ({ message, questionSet: setAnswers[0] });

/** A list that knows what was withdrawn. */
function ownList() {
  const withdrawn = new Set<number>();
  return [
    answers('questionSets', () =>
      setAnswers.map((set) => ({
        ...set,
        withdrawn_at: withdrawn.has(set.id) ? '2026-11-01T03:00:00.000Z' : null,
      })),
    ),
    answers('deleteQuestionSet', ({ params }) => {
      withdrawn.add(Number(params.id));
      return { message: 'Ditarik' };
    }),
    answers('restoreQuestionSet', ({ params }) => {
      withdrawn.delete(Number(params.id));
      return saved('Dikembalikan');
    }),
  ];
}

const meta = {
  title: 'Layar/Paket Saya',
  tags: ['autodocs'],
  component: OwnSetsScreen,
  parameters: {
    frames: { 'layar-paket-saya-tampilan--default': 720, 'layar-paket-saya-riwayat--default': 520 },
    layout: 'fullscreen',
  },
  decorators: [withApp(lecturer)],
  args: {
    hrefs: {
      upload: '#/upload',
      preview: (id) => `#/preview/${id}`,
      edit: (id) => `#/edit/${id}`,
    },
    onSessionEnded: fn(),
  },
  render: (args) => (
    <>
      <OwnSetsScreen {...args} />
      <ToastRegion />
    </>
  ),
  beforeEach: ({ msw }) => {
    msw.use(...ownList());
    return () => toast.dismiss();
  },
} satisfies Meta<typeof OwnSetsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

async function withdraw(canvasElement: HTMLElement, title: string) {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: `Tarik ${title}` }));
  const dialog = within(await page.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Tarik' }));
  return { canvas, dialog };
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('3 paket soal')).toBeVisible();
  },
};

export const WithdrawsAndTakesItBack: Story = {
  play: async ({ canvasElement }) => {
    const { canvas } = await withdraw(canvasElement, 'UAS Basis Data');
    await canvas.findByText('3 paket soal, 1 ditarik');
    await userEvent.click(await page.findByRole('button', { name: 'Urungkan' }));
    await canvas.findByText('3 paket soal');
    await expect(await page.findByText('Paket soal dikembalikan')).toBeVisible();
  },
};

export const RestoresFromTheList: Story = {
  play: async ({ canvasElement }) => {
    const { canvas } = await withdraw(canvasElement, 'UAS Basis Data');
    await userEvent.click(await canvas.findByRole('button', { name: 'Kembalikan UAS Basis Data' }));
    await canvas.findByRole('button', { name: 'Tarik UAS Basis Data' });
    await expect(await page.findByText('Paket soal dikembalikan')).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Urungkan' })).toBeNull();
  },
};

export const DeletesForGood: Story = {
  play: async ({ canvasElement, msw }) => {
    const { canvas } = await withdraw(canvasElement, 'UAS Basis Data');
    await canvas.findByText('3 paket soal, 1 ditarik');
    let asked = '';
    msw.use(
      answers('deleteQuestionSet', ({ request }) => {
        asked = new URL(request.url).search;
        return { message: 'Dihapus' };
      }),
    );
    const name = 'Hapus UAS Basis Data selamanya';
    await userEvent.click(await canvas.findByRole('button', { name }));
    const dialog = within(await page.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Hapus selamanya' }));
    await expect(await page.findByText('Paket soal dihapus selamanya')).toBeVisible();
    await expect(asked).toBe('?forever=true');
    await expect(page.queryByRole('button', { name: 'Urungkan' })).toBeNull();
  },
};

export const SaysWhyItWasRefused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(refuses('deleteQuestionSet', 404, 'Paket soal tidak ditemukan.')),
  play: async ({ canvasElement }) => {
    const { dialog } = await withdraw(canvasElement, 'UAS Basis Data');
    await expect(await dialog.findByText('Paket soal tidak ditemukan.')).toBeVisible();
  },
};

export const RetriesAfterFailure: Story = {
  beforeEach: ({ msw }) => {
    msw.use(refusesAtFirst('questionSets', 500, setAnswers));
    spyOn(console, 'error').mockImplementation(() => {});
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Coba Lagi' }));
    await canvas.findByText('3 paket soal');
  },
};

export const LeadsToTheLoginWhenTheSessionEnded: Story = {
  beforeEach: ({ msw }) => {
    msw.use(refuses('questionSets', 401, 'Unauthorized'));
    spyOn(console, 'error').mockImplementation(() => {});
  },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onSessionEnded).toHaveBeenCalledOnce());
  },
};

export const InEnglish: Story = {
  globals: { language: 'en' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('3 question sets');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('My question sets');
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw UAS Basis Data' }));
    const dialog = within(
      await page.findByRole('alertdialog', { name: 'Withdraw this question set?' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    await canvas.findByText('3 question sets, 1 withdrawn');
    await expect(canvas.getByText('can be restored until 1 Dec 2026')).toBeVisible();
    await expect(await page.findByText('Question set withdrawn')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/Ubah|Tarik|Unduhan|Mudah|Sedang|Belum/);
    await userEvent.click(canvas.getByRole('button', { name: 'Restore UAS Basis Data' }));
    await canvas.findByText('3 question sets');
  },
};

const release = {
  visibility: 'public',
  availableFrom: null,
  keyVisibility: 'public',
  keyFrom: null,
} as const;

/** A server that knows who sees what, and what was asked of it. */
function releasedList(sent: { id?: string; body: Record<string, unknown> }[], refused?: string) {
  return [
    answers('site', { ...siteAnswer, defaultVisibility: 'public' }),
    answers('questionSets', ({ request }) => {
      const as = new URL(request.url).searchParams.get('as');
      if (as === 'visitor') return [];
      if (as !== null) return setAnswers.slice(0, 1);
      return setAnswers.map((set) => ({ ...set, release }));
    }),
    // Somebody has put the titles right since the list was read.
    answers('questionSet', ({ params }) => {
      const set = setAnswers.find(({ id }) => String(id) === params.id);
      const now = { ...set, title: `${set?.title} (benar)`, release };
      return HttpResponse.json(now, { headers: { etag: `"${params.id}"` } });
    }),
    answers('updateQuestionSet', async ({ params, request }) => {
      if (request.headers.get('if-match') !== `"${params.id}"`) return saved('Tanpa If-Match');
      sent.push({ id: params.id, body: (await request.json()) as Record<string, unknown> });
      if (params.id === refused) return HttpResponse.json({ message: 'Ditolak' }, { status: 500 });
      return saved('Diubah');
    }),
    answers('questionSetHistory', [
      {
        at: '2026-11-20T03:00:00.000Z',
        actor: { id: 2, name: lecturer.username },
        action: 'update',
        before: { visibility: 'public' },
        after: { visibility: 'users' },
      },
    ]),
    refusesAtFirst('questionSetReads', 500, []),
  ];
}

const asked: { id?: string; body: Record<string, unknown> }[] = [];

/** Chooses all, and gives them to those who have signed in. */
async function giveAllToUsers(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('checkbox', { name: /semua/i }));
  await userEvent.click(canvas.getByRole('button', { name: 'Ubah akses' }));
  const dialog = within(await page.findByRole('dialog', { name: 'Ubah akses 3 paket soal' }));
  const people = within(dialog.getByRole('radiogroup', { name: 'Siapa yang boleh melihat' }));
  await userEvent.click(people.getByRole('radio', { name: /^Mahasiswa dan dosen/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Simpan akses' }));
  return { canvas, dialog };
}

export const ChangesTheAccessOfSeveral: Story = {
  beforeEach: ({ msw }) => {
    asked.length = 0;
    msw.use(...releasedList(asked));
  },
  play: async ({ canvasElement }) => {
    await giveAllToUsers(canvasElement);
    await expect(await page.findByText('Akses 3 paket soal diubah')).toBeVisible();
    await expect(asked.map(({ id }) => id).toSorted()).toEqual(['1', '2', '3']);
    for (const { body } of asked) {
      await expect(body).toMatchObject({ visibility: 'users', keyVisibility: 'users' });
      await expect(body.title).toMatch(/ \(benar\)$/);
    }
  },
};

export const SaysHowManyKeptTheirAccess: Story = {
  beforeEach: ({ msw }) => {
    asked.length = 0;
    msw.use(...releasedList(asked, '2'));
  },
  play: async ({ canvasElement }) => {
    const { dialog } = await giveAllToUsers(canvasElement);
    await expect(await dialog.findByText(/^Akses 1 paket soal belum dapat diubah/)).toBeVisible();
  },
};

export const LooksAsOthersDo: Story = {
  beforeEach: ({ msw }) => msw.use(...releasedList(asked)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: 'Mahasiswa' }));
    await expect(await canvas.findByText('Mahasiswa melihat 1 paket soal Anda')).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Akses' })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Pengunjung' }));
    await expect(await canvas.findByText('Tidak satu pun paket soal Anda tampak')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Saya' }));
    await canvas.findByText('3 paket soal');
  },
};

export const ShowsTheHistoryOfASet: Story = {
  beforeEach: ({ msw }) => {
    spyOn(console, 'error').mockImplementation(() => {});
    msw.use(...releasedList(asked));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = 'Riwayat UAS Basis Data';
    const button = await canvas.findByRole('button', { name });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await page.findByRole('dialog', { name: 'Riwayat' }));
    await expect(await dialog.findByText('Akses diubah')).toBeVisible();
    await userEvent.click(dialog.getByRole('tab', { name: 'Siapa membuka' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Coba Lagi' }));
    await expect(await dialog.findByText('Belum ada yang membuka')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};
