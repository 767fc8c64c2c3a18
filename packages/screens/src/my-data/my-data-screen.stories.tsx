import type { MySettings } from '@bank-soal/contract/accounts';
import { ToastRegion, toast } from '@bank-soal/ui/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { lecturer, siteAnswer } from '../test/fixtures.js';
import { answers, breaks, refuses, refusesAtFirst } from '../test/mock.js';
import { withApp } from '../test/with-app.js';
import { MyDataScreen } from './my-data-screen.js';

const FIRST: MySettings = {
  recordViews: true,
  mail: { komentar: false, laporan: true, jawaban: false, paket: false },
};

const at = '2026-01-01T00:00:00Z';
const COURSES = ['Basis Data', 'Struktur Data'].map((name, index) => ({
  id: 4 + index,
  name,
  created_at: at,
  updated_at: at,
}));
const TOLD = { message: 'Baik.' };

/** A server that keeps the settings and the followed courses. */
function settingsServer() {
  let settings = FIRST;
  const followed = new Set([4]);
  return [
    answers('mySettings', () => settings),
    answers('courseTags', COURSES),
    answers('myCourses', () => [...followed]),
    answers('followCourse', ({ params }) => {
      followed.add(Number(params.courseTagId));
      return TOLD;
    }),
    answers('unfollowCourse', ({ params }) => {
      followed.delete(Number(params.courseTagId));
      return TOLD;
    }),
    answers('site', siteAnswer),
    answers('updateMySettings', async ({ request }) => {
      settings = { ...settings, ...((await request.json()) as Partial<MySettings>) };
      return settings;
    }),
  ];
}

const meta = {
  title: 'Layar/Data Saya',
  tags: ['autodocs'],
  component: MyDataScreen,
  parameters: { frames: { 'layar-data-saya--default': 760 }, layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <ToastRegion />
      </>
    ),
    withApp(lecturer, { mySets: true }),
  ],
  args: { onRemoved: fn(), onKept: fn() },
  beforeEach: ({ msw }) => {
    toast.dismiss();
    msw.use(...settingsServer());
  },
} satisfies Meta<typeof MyDataScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const WAIT = { timeout: 15_000 };
const page = () => within(document.body);

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: /^Ingat paket soal/ })).toBeChecked();
    await expect(canvas.getByRole('switch', { name: /^Laporan kesalahan/ })).toBeChecked();
    await expect(canvas.getByRole('switch', { name: /^Komentar pada/ })).not.toBeChecked();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(answers('mySettings', () => delay('infinite'))),
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(refusesAtFirst('mySettings', 500, FIRST)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /coba lagi/i }));
    await canvas.findByRole('switch', { name: /^Ingat paket soal/ });
  },
};

/** The operator names no server of mails. */
export const WithoutMail: Story = {
  beforeEach: ({ msw }) => msw.use(answers('mySettings', { recordViews: false, mail: {} })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('switch', { name: /^Ingat paket soal/ }),
    ).not.toBeChecked();
    await expect(canvas.queryByText('Pemberitahuan lewat email')).toBeNull();
  },
};

export const ChangesAtOnce: Story = {
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('switch', { name: /^Komentar pada/ });
    await userEvent.click(box);
    await waitFor(() => expect(box).toBeChecked(), WAIT);
    await expect(canvas.getByRole('switch', { name: /^Laporan kesalahan/ })).toBeChecked();
    await page().findByText('Pengaturan disimpan');
  },
};

export const TellsThatNothingWasSaved: Story = {
  beforeEach: ({ msw }) => msw.use(breaks('updateMySettings')),
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('switch', { name: /^Ingat paket soal/ });
    await userEvent.click(box);
    await canvas.findByText(/^Pengaturan tidak tersimpan/, undefined, WAIT);
    await expect(box).toBeChecked();
  },
};

export const DownloadsACopy: Story = {
  beforeEach: ({ msw }) => {
    msw.use(answers('exportMe', new Blob(['PK'], { type: 'application/zip' })));
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    return () => click.mockRestore();
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unduh data saya' }));
    await waitFor(() => expect(HTMLAnchorElement.prototype.click).toHaveBeenCalled(), WAIT);
  },
};

export const TellsThatNoCopyCame: Story = {
  beforeEach: ({ msw }) => msw.use(breaks('exportMe')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unduh data saya' }));
    await canvas.findByText(/^Data Anda belum dapat diunduh/, undefined, WAIT);
  },
};

async function askToRemove(password: string) {
  await userEvent.click(await page().findByRole('button', { name: 'Hapus akun saya' }));
  const dialog = within(await page().findByRole('dialog'));
  if (password !== '') await userEvent.type(dialog.getByLabelText(/^Password/), password);
  await userEvent.click(dialog.getByRole('button', { name: 'Hapus akun saya' }));
  return dialog;
}

export const RemovesTheAccount: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      answers('deleteMe', { message: 'Akun Anda sudah dihapus.' }),
      answers('signOut', { message: 'Keluar' }),
    ),
  play: async ({ args }) => {
    await askToRemove('rahasia');
    await waitFor(() => expect(args.onRemoved).toHaveBeenCalled(), WAIT);
  },
};

export const WantsThePassword: Story = {
  play: async () => {
    const dialog = await askToRemove('');
    await dialog.findByText('Password harus diisi.');
  },
};

export const RefusesAWrongPassword: Story = {
  beforeEach: ({ msw }) => msw.use(refuses('deleteMe', 400, 'Password salah')),
  play: async ({ args }) => {
    const dialog = await askToRemove('salah');
    await dialog.findByText('Password salah', undefined, WAIT);
    await expect(args.onRemoved).not.toHaveBeenCalled();
  },
};

export const FollowsAndLeavesCourses: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hapus Basis Data' }));
    await waitFor(
      () => expect(canvas.queryByRole('button', { name: 'Hapus Basis Data' })).toBeNull(),
      WAIT,
    );
    await userEvent.type(canvas.getByRole('combobox', { name: 'Mata kuliah' }), 'struktur{Enter}');
    await canvas.findByRole('button', { name: 'Hapus Struktur Data' }, WAIT);
  },
};

export const TellsThatNoCourseCame: Story = {
  beforeEach: ({ msw }) => msw.use(refusesAtFirst('myCourses', 500, [])),
  play: async ({ canvas }) => {
    await canvas.findByText('Daftar mata kuliah tidak dapat dimuat');
    await userEvent.click(canvas.getByRole('button', { name: /coba lagi/i }));
    await canvas.findByRole('combobox', { name: 'Mata kuliah' }, WAIT);
  },
};

const CAMPUS = { ...siteAnswer, signIn: { password: false, oidc: { label: 'akun kampus' } } };

/** The account has no password: its sign-in at the campus shows whose it is. */
export const AsksTheCampus: Story = {
  args: { removalPath: '/data-saya?hapus=akun' },
  beforeEach: ({ msw }) => msw.use(answers('site', CAMPUS)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hapus akun saya' }));
    const dialog = within(await page().findByRole('dialog'));
    const link = await dialog.findByRole('link', { name: 'Pastikan dengan akun kampus' }, WAIT);
    await expect(link).toHaveAttribute('href', '/api/auth/oidc?next=%2Fdata-saya%3Fhapus%3Dakun');
    await expect(dialog.queryByLabelText(/^Password/)).toBeNull();
    await expect(dialog.queryByRole('button', { name: 'Hapus akun saya' })).toBeNull();
  },
};

export const RemovesByACode: Story = {
  args: { ...AsksTheCampus.args, removing: true, proof: { code: 'sekali-saja' } },
  beforeEach: ({ msw }) =>
    msw.use(
      answers('site', CAMPUS),
      answers('signOut', TOLD),
      answers('deleteMe', async ({ request }) => {
        await expect(await request.json()).toEqual({ code: 'sekali-saja' });
        return TOLD;
      }),
    ),
  play: async ({ args }) => {
    const dialog = within(await page().findByRole('dialog'));
    await dialog.findByText(/^Akun kampus Anda sudah memastikan/);
    await userEvent.click(dialog.getByRole('button', { name: 'Hapus akun saya' }));
    await waitFor(() => expect(args.onRemoved).toHaveBeenCalled(), WAIT);
  },
};

export const AsksAgainWhenACodeIsNotGood: Story = {
  args: RemovesByACode.args,
  beforeEach: ({ msw }) =>
    msw.use(answers('site', CAMPUS), refuses('deleteMe', 400, 'Kode tidak berlaku lagi.')),
  play: async ({ args }) => {
    const dialog = within(await page().findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Hapus akun saya' }));
    await dialog.findByText('Kode tidak berlaku lagi.', undefined, WAIT);
    await dialog.findByRole('link', { name: 'Pastikan dengan akun kampus' });
    await expect(args.onRemoved).not.toHaveBeenCalled();
  },
};

export const SaysThatTheCampusRefused: Story = {
  args: { ...RemovesByACode.args, proof: { problem: 'oidc-denied' } },
  beforeEach: ({ msw }) => msw.use(answers('site', CAMPUS)),
  play: async ({ args }) => {
    const dialog = within(await page().findByRole('dialog'));
    await dialog.findByText(/^Akun kampus tidak memastikan/);
    await userEvent.click(dialog.getByRole('button', { name: 'Batal' }));
    await expect(args.onKept).toHaveBeenCalled();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'narrow' } } };
