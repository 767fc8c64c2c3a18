import type { MySettings } from '@bank-soal/contract/my-page';
import { ToastRegion, toast } from '@bank-soal/ui/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { createHttpMyDataApi, MyDataApiProvider } from '../api/index.js';
import { lecturer } from '../test/fixtures.js';
import { answers, breaks, refuses, refusesAtFirst } from '../test/mock.js';
import { withApp } from '../test/with-app.js';
import { MyDataScreen } from './my-data-screen.js';

const api = createHttpMyDataApi({ accessToken: () => lecturer.accessToken });

const FIRST: MySettings = {
  recordViews: true,
  mail: { komentar: false, laporan: true, jawaban: false, paket: false },
};

/** A server that keeps the settings. */
function settingsServer() {
  let settings = FIRST;
  return [
    answers('mySettings', () => settings),
    answers('updateMySettings', async ({ request }) => {
      settings = { ...settings, ...((await request.json()) as Partial<MySettings>) };
      return settings;
    }),
  ];
}

const meta = {
  title: 'Layar/Data Saya',
  component: MyDataScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <MyDataApiProvider api={api}>
        <Story />
        <ToastRegion />
      </MyDataApiProvider>
    ),
    withApp(lecturer),
  ],
  args: { onRemoved: fn() },
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
    await expect(await canvas.findByRole('checkbox', { name: /^Ingat paket soal/ })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /^Laporan kesalahan/ })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /^Komentar pada/ })).not.toBeChecked();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(answers('mySettings', () => delay('infinite'))),
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(refusesAtFirst('mySettings', 500, FIRST)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /coba lagi/i }));
    await canvas.findByRole('checkbox', { name: /^Ingat paket soal/ });
  },
};

/** The operator names no server of mails. */
export const WithoutMail: Story = {
  beforeEach: ({ msw }) => msw.use(answers('mySettings', { recordViews: false, mail: {} })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('checkbox', { name: /^Ingat paket soal/ }),
    ).not.toBeChecked();
    await expect(canvas.queryByText('Pemberitahuan lewat email')).toBeNull();
  },
};

export const ChangesAtOnce: Story = {
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('checkbox', { name: /^Komentar pada/ });
    await userEvent.click(box);
    await waitFor(() => expect(box).toBeChecked(), WAIT);
    await expect(canvas.getByRole('checkbox', { name: /^Laporan kesalahan/ })).toBeChecked();
    await page().findByText('Pengaturan disimpan');
  },
};

export const TellsThatNothingWasSaved: Story = {
  beforeEach: ({ msw }) => msw.use(breaks('updateMySettings')),
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('checkbox', { name: /^Ingat paket soal/ });
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

export const OnAPhone: Story = { globals: { viewport: { value: 'narrow' } } };
