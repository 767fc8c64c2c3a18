import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { lecturer } from '../test/fixtures.js';
import { memoryStorage } from '../test/memory-storage.js';
import { answers, hangs, refuses } from '../test/mock.js';
import { withApp } from '../test/with-app.js';
import { AccountMenu } from './account-menu.js';
import { createThemeStore } from './theme-store.js';

const root = { dataset: {} as DOMStringMap };
const places = () => ({ local: memoryStorage(), root, events: new EventTarget() });

const meta = {
  title: 'Layar/Akun',
  tags: ['autodocs'],
  parameters: { frames: { 'layar-akun-ganti-password--default': 520 } },
  component: AccountMenu,
  decorators: [withApp(lecturer)],
  args: {
    hrefs: {
      myData: '#/data-saya',
      admin: '#/admin/dosen',
    },
    languagesAt: '/search?q=pohon',
    theme: createThemeStore(places()),
  },
  render: function Fresh(args) {
    const [theme] = useState(() => createThemeStore(places()));
    return <AccountMenu {...args} theme={theme} />;
  },
  beforeEach: ({ msw }) =>
    msw.use(
      answers('changePassword', { message: 'Password berhasil diganti', accessToken: 'baru' }),
    ),
} satisfies Meta<typeof AccountMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

async function open(canvasElement: HTMLElement) {
  within(canvasElement)
    .getByRole('button', { name: `Akun ${lecturer.username}` })
    .focus();
  await userEvent.keyboard('{Enter}');
  await page.findByRole('menu');
}

async function change(canvasElement: HTMLElement, next: string, confirm = next) {
  await open(canvasElement);
  await userEvent.click(page.getByRole('menuitem', { name: 'Ganti password' }));
  const dialog = within(await page.findByRole('dialog', { name: 'Ganti password' }));
  await userEvent.type(dialog.getByLabelText('Password saat ini'), 'lama123');
  await userEvent.type(dialog.getByLabelText('Password baru'), next);
  await userEvent.type(dialog.getByLabelText('Konfirmasi password baru'), confirm);
  // A journey sends it by Enter: that knows no button outside of the form here.
  await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
  return dialog;
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await expect(page.getByRole('menuitem', { name: 'Data Saya' })).toHaveAttribute(
      'href',
      '#/data-saya',
    );
    await expect(page.queryByRole('menuitem', { name: 'Halaman admin' })).toBeNull();
    await expect(page.getByText(lecturer.email)).toBeVisible();
  },
};

/** This page in each language, as links; each is named in itself. */
export const Languages: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    page.getByRole('menuitem', { name: 'Bahasa' }).focus();
    await userEvent.keyboard('{Enter}');
    const english = await page.findByRole('menuitem', { name: 'English' });
    await expect(english).toHaveAttribute('href', '/search?q=pohon&lang=en');
    await expect(english).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('menuitem', { current: true })).toHaveTextContent(
      'Bahasa Indonesia',
    );
  },
};

export const ForAdministrators: Story = {
  decorators: [withApp({ ...lecturer, roles: ['ROLE_USER', 'ROLE_ADMIN'] })],
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await expect(page.getByRole('menuitem', { name: 'Halaman admin' })).toHaveAttribute(
      'href',
      '#/admin/dosen',
    );
    // No more than six, a choice of one thing counted once.
    const entries = page.getAllByRole('menuitem').length + page.getAllByRole('group').length;
    await expect(entries).toBeLessThanOrEqual(6);
  },
};

export const ChoosesATheme: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await expect(page.getByRole('menuitemradio', { name: 'Ikuti sistem' })).toBeChecked();
    await userEvent.keyboard('{End}{Enter}');
    await expect(page.getByRole('menuitemradio', { name: 'Gelap' })).toBeChecked();
    await expect(root.dataset.theme).toBe('dark');
  },
};

export const ChangesThePassword: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await change(canvasElement, 'rahasia baru');
    await expect(await dialog.findByText('Password berhasil diganti')).toBeVisible();
    const [close] = dialog.getAllByRole('button', { name: 'Tutup' });
    await userEvent.click(close as HTMLElement);
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(
        within(canvasElement).getByRole('button', { name: `Akun ${lecturer.username}` }),
      ).toHaveFocus(),
    );
  },
};

export const SaysWhatIsWrong: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await change(canvasElement, 'lima5', 'lima6');
    await expect(await dialog.findByText('Password minimal 6 karakter')).toBeVisible();
    await expect(dialog.getByText('Konfirmasi password tidak cocok')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Konfirmasi password baru'), '7');
    await expect(dialog.queryByText('Konfirmasi password tidak cocok')).toBeNull();
    await expect(dialog.getByText('Password minimal 6 karakter')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Password baru'), '7');
    await expect(dialog.queryByText('Password minimal 6 karakter')).toBeNull();
  },
};

export const ShowsARefusal: Story = {
  beforeEach: ({ msw }) => msw.use(refuses('changePassword', 400, 'Password saat ini salah')),
  play: async ({ canvasElement }) => {
    const dialog = await change(canvasElement, 'rahasia');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Password saat ini salah');
    await expect(dialog.getByLabelText('Password baru')).toHaveValue('rahasia');
    await userEvent.type(dialog.getByLabelText('Password saat ini'), '!');
    await expect(dialog.queryByRole('alert')).toBeNull();
  },
};

export const IsBusyWhileSaving: Story = {
  beforeEach: ({ msw }) => msw.use(hangs('changePassword')),
  play: async ({ canvasElement }) => {
    const dialog = await change(canvasElement, 'rahasia');
    await dialog.findByRole('button', { name: 'Menyimpan...' });
    await userEvent.keyboard('{Escape}');
    await expect(page.getByRole('dialog')).toBeVisible();
  },
};
