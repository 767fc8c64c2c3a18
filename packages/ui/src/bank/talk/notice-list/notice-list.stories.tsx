import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { fitsThePage } from '../../../test/fits-the-page.js';
import { NoticeList, type ShownNotice } from './notice-list.js';

const REPORT: ShownNotice = {
  id: 4,
  kind: 'laporan',
  at: '2026-11-22T03:00:00Z',
  read: false,
  title: 'UTS Basis Data',
  text: 'Mira Lestari: Nomor 3 salah cetak.',
  href: '#/preview/7',
};
const NOTICES: readonly ShownNotice[] = [
  REPORT,
  { ...REPORT, id: 3, kind: 'komentar', text: 'Tono: Soal nomor 5 bagus.' },
  { ...REPORT, id: 2, kind: 'jawaban', read: true, text: 'Sari Wulandari: Sudah diganti.' },
  {
    ...REPORT,
    id: 5,
    kind: 'verifikasi',
    title: 'UAS Basis Data',
    text: 'Sari Wulandari meminta Anda memverifikasi naskah ini.',
    href: '#/papers/31',
  },
  { ...REPORT, id: 1, kind: 'paket', read: true, text: 'Paket soal baru dalam Basis Data.' },
];

const meta = {
  title: 'Paket soal/NoticeList',
  tags: ['autodocs', 'uji', 'interaction'],
  component: NoticeList,
  args: { notices: [REPORT] },
} satisfies Meta<typeof NoticeList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = { args: { notices: NOTICES, onReadAll: fn() } };

export const Empty: Story = {
  args: { notices: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tidak ada pemberitahuan.')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    notices: [
      {
        ...REPORT,
        title: 'Ketidakbertanggungjawabannyakah_pemrograman_berorientasi_objek '.repeat(2),
        text: 'pemrograman_berorientasi_objek_'.repeat(5),
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: fitsThePage,
};

export const LeadsToWhereItHappened: Story = {
  args: { notices: NOTICES, onOpen: fn() },
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', {
      name: 'Belum dibaca: Laporan kesalahan · UTS Basis Data',
    });
    await expect(link).toHaveAttribute('href', '#/preview/7');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Tanggapan · UTS Basis Data' })).toBeVisible();
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
    await expect(args.onOpen).toHaveBeenCalledWith(4);
  },
};

export const CallsAllRead: Story = {
  args: { notices: NOTICES, onReadAll: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tandai semua sudah dibaca' }));
    await expect(args.onReadAll).toHaveBeenCalledOnce();
  },
};

export const AllRead: Story = {
  args: { notices: NOTICES.map((notice) => ({ ...notice, read: true })), onReadAll: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByText(/Belum dibaca/)).toBeNull();
  },
};

export const InEnglish: Story = {
  args: { notices: NOTICES, onReadAll: fn() },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Notices' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Mark all as read' })).toBeVisible();
  },
};
