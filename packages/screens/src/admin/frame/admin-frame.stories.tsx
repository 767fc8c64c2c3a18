import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { administrator } from '../../test/admin-fixtures.js';
import { answers } from '../../test/mock.js';
import { asVisitor, withAdmin } from '../../test/with-app.js';
import { AdminFrame } from './admin-frame.js';

const meta = {
  title: 'Layar/Kerangka admin',
  tags: ['autodocs'],
  component: AdminFrame,
  parameters: { frames: { 'layar-kerangka-admin-tampilan--default': 480 }, layout: 'fullscreen' },
  decorators: [withAdmin],
  args: {
    hrefs: {
      site: '#/',
      lecturers: '#/admin/dosen',
      accounts: '#/admin/akun',
      courseTags: '#/admin/mata-kuliah',
      materialTags: '#/admin/tagging',
      courseTagging: '#/admin/course-tagging',
      audit: '#/admin/riwayat',
      searchIndex: '#/admin/indeks',
      overview: '#/admin/ringkasan',
      allSets: '#/admin/paket-soal',
      serverState: '#/admin/server',
    },
    path: '#/admin/dosen',
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
} satisfies Meta<typeof AdminFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findAllByText('Bank Soal Teknik Elektro')).not.toHaveLength(0);
    await expect(canvas.getByTitle('Administrator')).toBeVisible();
  },
};

export const NamesARecordWithoutAUsernameAdmin: Story = {
  parameters: { user: { ...administrator, username: ' ' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByTitle('Admin')).toBeVisible();
    await expect(canvas.queryByText(administrator.email)).toBeNull();
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
    await waitFor(() => expect(canvas.getByTitle('Admin')).toBeVisible());
    await waitFor(() => expect(ended).toEqual([administrator.accessToken]));
  },
};

export const NamesAVisitorAdmin: Story = {
  parameters: asVisitor,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByTitle('Admin')).toBeVisible();
  },
};
