import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { ThemeStore } from '../account/theme-store.js';
import { lecturer } from '../test/fixtures.js';
import { answers, breaks } from '../test/mock.js';
import { withApp } from '../test/with-app.js';
import { SiteFrame } from './site-frame.js';
import { SpaceTabs } from './space-tabs.js';

const own = {
  home: '#/',
  ownSets: '#/my-sets',
  papers: '#/papers',
  questions: '#/questions',
  mySets: '#/koleksi',
};

const meta = {
  title: 'Layar/Kerangka situs',
  tags: ['autodocs'],
  component: SiteFrame,
  parameters: { frames: { 'layar-kerangka-situs-tampilan--signed-in': 480 }, layout: 'fullscreen' },
  decorators: [withApp(lecturer)],
  args: {
    hrefs: { home: '#/', login: '#/login', search: '#/search' },
    path: '#/search',
    onSignedOut: fn(),
    children: 'Isi halaman',
  },
  beforeEach: ({ msw }) =>
    msw.use(
      answers('site', {
        name: 'Bank Soal Teknik Elektro',
        faculty: 'Fakultas Teknik',
        logos: { university: null, department: null },
        publicBrowsing: false,
        maxUploadMb: 20,
        questionSetCount: 3,
      }),
    ),
} satisfies Meta<typeof SiteFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findAllByText('Bank Soal Teknik Elektro')).not.toHaveLength(0);
  },
};

const theme = {
  choice: () => 'system',
  choose: fn(),
  subscribe: () => () => undefined,
} satisfies ThemeStore;

export const OpensTheAccountByKey: Story = {
  args: { theme },
  play: async ({ canvasElement }) => {
    const account = () => within(canvasElement).getByRole('button', { name: /^Akun/ });
    account().focus();
    await userEvent.keyboard('{Enter}');
    const menu = await within(document.body).findByRole('menu');
    await waitFor(() => expect(menu.querySelector('[role^=menuitem]')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(account()).toHaveFocus());
  },
};

export const OpensTheAccountByMouse: Story = {
  args: { theme },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Akun/ }));
    const menu = await within(document.body).findByRole('menu');
    await waitFor(() => expect(menu).toHaveFocus());
  },
};

/** Above the pages of a person's own space. */
export const OwnSpace: Story = {
  decorators: [withApp({ ...lecturer, roles: ['ROLE_USER', 'ROLE_DOSEN'] })],
  args: { path: '#/papers', children: <SpaceTabs hrefs={own} path="#/papers" />, hrefs: own },
  play: async ({ canvas }) => {
    const space = within(canvas.getByRole('navigation', { name: 'Ruang Saya' }));
    await expect(space.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Paket',
      'Naskah',
      'Butir soal',
      'Koleksi',
    ]);
    await expect(space.getByRole('link', { current: 'page' })).toHaveTextContent('Naskah');
    await expect(canvas.getByRole('link', { name: 'Ruang Saya' })).toHaveAttribute(
      'href',
      '#/my-sets',
    );
  },
};

/** Students begin with their collection, and see papers only while looking at them. */
export const OwnSpaceOfAStudent: Story = {
  args: { path: '#/papers', children: <SpaceTabs hrefs={own} path="#/papers" />, hrefs: own },
  play: async ({ canvas }) => {
    const space = within(canvas.getByRole('navigation', { name: 'Ruang Saya' }));
    await expect(space.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Koleksi',
      'Paket',
      'Naskah',
    ]);
  },
};

let ended: (string | null)[] = [];

export const SignsOut: Story = {
  beforeEach: ({ msw }) => {
    ended = [];
    msw.use(
      answers('signOut', ({ request }) => {
        ended.push(request.headers.get('x-access-token'));
        return { message: 'Anda telah keluar.' };
      }),
    );
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(args.onSignedOut).toHaveBeenCalledOnce();
    await expect(await canvas.findByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      '#/login',
    );
    await expect(canvas.queryByText(lecturer.username)).toBeNull();
    await waitFor(() => expect(ended).toEqual([lecturer.accessToken]));
  },
};

export const SignsOutWithoutAnAnswer: Story = {
  beforeEach: ({ msw }) => msw.use(breaks('signOut')),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(args.onSignedOut).toHaveBeenCalledOnce();
    await canvas.findByRole('link', { name: 'Login' });
  },
};
