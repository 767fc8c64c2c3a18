import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../../components/actions/button/index.js';
import { Link } from '../../../components/actions/link/index.js';
import { fitsThePage } from '../../../test/fits-the-page.js';
import { CommentThread, type ThreadComment } from './comment-thread.js';

const onRemove = fn();
const onReply = fn();

const REMARK: ThreadComment = {
  id: 1,
  kind: 'komentar',
  status: 'terbuka',
  body: 'Soal nomor 5 bagus untuk latihan normalisasi.',
  author: 'Mira Lestari',
  mine: false,
  created: '2026-11-21T03:00:00Z',
  answer: null,
};
const REPORT: ThreadComment = {
  ...REMARK,
  id: 2,
  kind: 'laporan',
  body: 'Nomor 3 salah cetak:\npilihan B dan D sama.',
  place: <Link href="#/preview/7">Soal UTS.pdf, hlm. 2</Link>,
};
const DONE: ThreadComment = {
  ...REPORT,
  id: 3,
  status: 'selesai',
  edited: true,
  answer: 'Terima kasih. Berkasnya sudah diganti.',
};
const OWN: ThreadComment = {
  ...REMARK,
  id: 4,
  mine: true,
  body: 'Apakah ada pembahasannya?',
  actions: (
    <Button variant="ghost" size="sm" onClick={onRemove}>
      Hapus
    </Button>
  ),
};
const GONE: ThreadComment = {
  ...REMARK,
  id: 5,
  author: null,
  body: 'Dari akun yang sudah tidak ada.',
};

const ASKED: ThreadComment = {
  ...REMARK,
  id: 6,
  body: 'Apa syarat sebuah relasi memenuhi BCNF?',
  replies: [
    { ...REMARK, id: 7, author: 'Sari Wulandari', body: 'Lihat contoh di halaman 2.' },
    { ...OWN, id: 8, body: 'Terima kasih, sudah jelas.' },
  ],
  reply: (
    <div>
      <Button variant="ghost" size="sm" onClick={onReply}>
        Balas
      </Button>
    </div>
  ),
};

const meta = {
  title: 'Paket soal/CommentThread',
  tags: ['autodocs', 'uji'],
  component: CommentThread,
  args: { comments: [REMARK, REPORT] },
} satisfies Meta<typeof CommentThread>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = { args: { comments: [REMARK, REPORT, DONE, OWN, GONE] } };

export const Replies: Story = {
  args: { comments: [ASKED, { ...REPORT, author: 'Budi', replies: [{ ...GONE, id: 9 }] }] },
  play: async ({ canvas }) => {
    const replies = within(canvas.getByRole('list', { name: 'Balasan untuk Mira Lestari' }));
    await expect(replies.getAllByRole('listitem')).toHaveLength(2);
    await expect(replies.getByText('Lihat contoh di halaman 2.')).toBeVisible();
    onReply.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Balas' }));
    await expect(onReply).toHaveBeenCalledOnce();
  },
};

export const RepliesOnAPhone: Story = {
  args: Replies.args,
  globals: { viewport: { value: 'narrow' } },
  play: fitsThePage,
};

export const LedTo: Story = {
  args: { comments: [REMARK, REPORT], idOf: (id) => `komentar-${id}` },
  play: async ({ canvasElement }) => {
    const comment = canvasElement.querySelector<HTMLElement>(`#komentar-${REPORT.id}`);
    comment?.focus();
    await expect(comment).toHaveFocus();
  },
};

export const Empty: Story = {
  args: { comments: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Belum ada komentar.')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    comments: [
      {
        ...DONE,
        author: 'Ketidakbertanggungjawabannyakah_Pemrograman_Berorientasi_Objek',
        body: 'pemrograman_berorientasi_objek_lanjutan_'.repeat(8),
        answer: 'https://uji.ac.id/'.padEnd(300, 'x'),
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: fitsThePage,
};

export const SaysHowReportsStand: Story = {
  ...States,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Komentar dan laporan' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByText('Laporan kesalahan · Terbuka')).toBeVisible();
    await expect(canvas.getByText('Laporan kesalahan · Selesai')).toBeVisible();
    await expect(canvas.getByText('Terima kasih. Berkasnya sudah diganti.')).toBeVisible();
    await expect(canvas.getByText('Akun dihapus')).toBeVisible();
    await expect(canvas.getByText('(Anda)')).toBeVisible();
  },
};

export const KeepsActionsWithTheirComment: Story = {
  args: { comments: [OWN] },
  play: async ({ canvas }) => {
    onRemove.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Hapus' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onRemove).toHaveBeenCalledOnce();
  },
};

export const InEnglish: Story = {
  ...States,
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Error report · Open')).toBeVisible();
    await expect(canvas.getByText('Deleted account')).toBeVisible();
  },
};
