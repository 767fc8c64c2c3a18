import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/index.js';
import { MenuItem, MenuLink } from '../../actions/menu/index.js';
import { NoticeIcon } from '../../data/icon/index.js';
import { Text } from '../../data/text/index.js';
import { SegmentedToggle } from '../../inputs/segmented-toggle/index.js';
import { Container } from '../../layout/container/index.js';
import { Stack } from '../../layout/stack/index.js';
import { UserMenu } from '../../navigation/user-menu/index.js';
import { HeaderSession, SiteHeader } from './index.js';

const logOut = fn();

const meta = {
  title: 'Kerangka/SiteHeader',
  tags: ['autodocs', 'stabil'],
  component: SiteHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'Bank Soal Informatika',
    homeHref: '#beranda',
    links: [
      { label: 'Home', href: '#beranda' },
      { label: 'Cari Soal', href: '#cari', current: true },
      { label: 'Paket Soal', href: '#paket' },
    ],
    end: <HeaderSession loginHref="#masuk" />,
  },
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

const signedIn = <HeaderSession username="dewi.lestari" onLogout={logOut} />;
const phone = { viewport: { value: 'phone' } };
const page = (
  <Container space="md">
    <Text>Isi halaman.</Text> <a href="#paket-7">UAS Struktur Data</a>
  </Container>
);

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '#masuk');
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Cari Soal');
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="xl">
      <SiteHeader {...args} aria-label="Keluar" navLabel="Keluar" />
      <SiteHeader {...args} end={signedIn} aria-label="Masuk" navLabel="Masuk" />
      <SiteHeader
        {...args}
        aria-label="Nama panjang"
        navLabel="Nama panjang"
        end={
          <HeaderSession
            username="muhammad.ramadhan.wirawan@informatika.contoh.ac.id"
            onLogout={logOut}
            busy
          />
        }
      />
    </Stack>
  ),
  parameters: {
    a11y: { options: { rules: { 'landmark-no-duplicate-banner': { enabled: false } } } },
  },
};

export const LongTitle: Story = {
  args: { name: 'Bank Soal Program Studi Informatika Fakultas Ilmu Komputer', end: signedIn },
  globals: { viewport: { value: 'narrow' } },
};

const withMenu = (
  <HeaderSession
    username="dewi.lestari"
    account={
      <UserMenu name="dewi.lestari" showName="always" inFlow>
        <MenuLink href="#milik-saya">Paket Saya</MenuLink>
        <MenuItem>Ganti password</MenuItem>
      </UserMenu>
    }
    onLogout={logOut}
  />
);

export const WithUserMenu: Story = {
  args: { end: withMenu },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Akun dewi.lestari' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Logout' })).toBeVisible();
  },
};

export const WithUserMenuOnAPhone: Story = {
  args: { end: withMenu },
  globals: phone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(canvas.getByText('dewi.lestari')).toBeVisible();
  },
};

export const AccountOpenOnAPhone: Story = {
  args: { end: withMenu },
  globals: phone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const account = canvas.getByRole('button', { name: 'Akun dewi.lestari' });
    account.focus();
    await userEvent.keyboard('{Enter}');
    const menu = await canvas.findByRole('menu');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Paket Saya' })).toHaveFocus());
    // It lies over nothing: Logout has moved below it.
    const { top } = canvas.getByRole('button', { name: 'Logout' }).getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(menu.getBoundingClientRect().bottom);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
    await expect(canvas.getByRole('link', { name: 'Cari Soal' })).toBeVisible();
    await waitFor(() => expect(account).toHaveFocus());
  },
};

const bell = (
  <Button asChild variant="ghost" iconOnly>
    <a href="#pemberitahuan" aria-label="Pemberitahuan">
      <NoticeIcon size={20} />
    </a>
  </Button>
);

/** In sight at every width: on a phone beside the button of the navigation. */
export const WithABell: Story = {
  args: { end: withMenu, notices: bell },
  globals: phone,
  play: async ({ canvas }) => {
    const { left } = canvas.getByRole('button', { name: 'Menu' }).getBoundingClientRect();
    const link = canvas.getByRole('link', { name: 'Pemberitahuan' });
    await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(left);
  },
};

export const WithABellOnATablet: Story = {
  ...WithABell,
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const { left } = canvas.getByRole('button', { name: /^Akun/ }).getBoundingClientRect();
    const bellBox = canvas.getByRole('link', { name: 'Pemberitahuan' }).getBoundingClientRect();
    await expect(bellBox.left).toBeLessThan(left);
    // All of it, Logout too, has its place.
    const logout = canvas.getByRole('button', { name: 'Logout' }).getBoundingClientRect();
    await expect(logout.right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const WithTools: Story = {
  args: {
    end: withMenu,
    tools: (
      <SegmentedToggle
        label="Bahasa"
        options={[
          { value: 'id', label: 'ID' },
          { value: 'en', label: 'EN' },
        ]}
        value="id"
        onChange={fn()}
      />
    ),
  },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const { top, bottom } = canvas.getByRole('banner').getBoundingClientRect();
    const tools = canvas.getByRole('radiogroup', { name: 'Bahasa' }).getBoundingClientRect();
    const logout = canvas.getByRole('button', { name: 'Logout' }).getBoundingClientRect();
    await expect(Math.round(tools.top + tools.bottom)).toBe(Math.round(logout.top + logout.bottom));
    await expect(bottom - top).toBeLessThan(80);
  },
};

export const LogsOut: Story = {
  args: { end: signedIn },
  play: async ({ canvasElement }) => {
    logOut.mockClear();
    const canvas = within(canvasElement);
    await expect(canvas.getByText('dewi.lestari')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(logOut).toHaveBeenCalledOnce();
  },
};

export const OpensOnAPhoneByKeyboard: Story = {
  args: { end: signedIn },
  globals: phone,
  render: (args) => (
    <>
      <SiteHeader {...args} />
      {page}
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('link', { name: 'Cari Soal' })).not.toBeInTheDocument();
    const button = canvas.getByRole('button', { name: 'Menu' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await expect(canvas.queryByRole('link', { name: 'Cari Soal' })).not.toBeInTheDocument();
  },
};

export const ClosesWhenFocusLeaves: Story = {
  ...OpensOnAPhoneByKeyboard,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(button);
    await expect(canvas.getByRole('link', { name: 'Home' })).toBeVisible();
    canvas.getByRole('link', { name: 'UAS Struktur Data' }).focus();
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  },
};

export const OpenOnAPhone: Story = {
  ...OpensOnAPhoneByKeyboard,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Menu' }));
    await expect(within(canvasElement).getByRole('navigation')).toBeVisible();
  },
};
