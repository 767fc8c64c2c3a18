import { Container } from '@bank-soal/ui/container';
import { PageHeader } from '@bank-soal/ui/frame';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AdminFrameView, ComingSoonView } from './admin-frame-view.js';

const meta = {
  title: 'Layar/Kerangka admin/Tampilan',
  component: AdminFrameView,
  parameters: { layout: 'fullscreen' },
  args: {
    site: {
      name: 'Bank Soal Informatika',
      faculty: 'Program Studi Informatika',
      logos: { university: null, department: null },
    },
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
    path: '#/admin/mata-kuliah',
    username: 'Administrator',
    onLogout: fn(),
    children: (
      <Container space="md">
        <PageHeader title="Manajemen Tag Mata Kuliah" />
      </Container>
    ),
  },
} satisfies Meta<typeof AdminFrameView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Mata Kuliah');
    await expect(canvas.getByRole('link', { name: 'Lihat situs' })).toHaveAttribute('href', '#/');
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};

export const WithoutAName: Story = {
  args: { username: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByTitle('Admin')).toBeVisible();
  },
};

export const ComingSoon: Story = {
  args: { children: <ComingSoonView /> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading')).toHaveTextContent('Coming Soon');
  },
};

export const OwnMarks: Story = {
  args: {
    site: {
      name: 'Bank Soal Teknik Elektro',
      faculty: 'Fakultas Teknik',
      logos: { university: null, department: '/mark.svg' },
    },
  },
};

export const Phone: Story = {
  args: { username: 'Dr. Ratna Wulandari, M.Kom.', path: '#/admin/course-tagging' },
  globals: { viewport: { value: 'phone' } },
};

export const Narrow: Story = { ...Phone, globals: { viewport: { value: 'narrow' } } };
