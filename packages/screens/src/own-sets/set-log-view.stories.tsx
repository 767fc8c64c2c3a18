import type { FileReadAnswer, SetEventAnswer } from '@bank-soal/contract/sets';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SetLogView } from './set-log-view.js';

const ratna = { id: 2, name: 'Dr. Ratna Wulandari, M.Kom.' };

const history: SetEventAnswer[] = [
  {
    at: '2026-11-20T03:00:00.000Z',
    actor: ratna,
    action: 'update',
    before: { visibility: 'public', keyVisibility: 'public', keyFrom: null },
    after: {
      visibility: 'users',
      keyVisibility: 'owner',
      keyFrom: '2026-12-20T05:00:00.000Z',
    },
  },
  {
    at: '2026-11-19T03:00:00.000Z',
    actor: { id: 1, name: 'Administrator' },
    action: 'update',
    before: { level: 'Sedang', examKind: null, term: null, unheardOf: 'x' },
    after: { level: 'Sulit', examKind: 'Latihan', term: 'Gasal', unheardOf: 'y' },
  },
  // The server itself, and a deed of a later version.
  { at: '2026-11-18T03:00:00.000Z', actor: null, action: 'recount', before: null, after: null },
];

const reads: FileReadAnswer[] = [
  {
    at: '2026-11-21T03:04:00.000Z',
    reader: { id: 5, name: 'Sari Pertiwi' },
    file: { id: 12, originalname: 'Kunci UTS Struktur Data 2025.docx' },
    how: 'download',
  },
];

const many = <T extends { at: string }>(row: T): T[] =>
  Array.from({ length: 120 }, (_, index) => ({
    ...row,
    at: new Date(Date.parse('2026-11-20T03:00:00.000Z') - index * 3_600_000).toISOString(),
  }));

const meta = {
  title: 'Layar/Paket Saya/Riwayat',
  component: SetLogView,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'UTS Struktur Data 2025',
    history: { status: 'ready', data: history },
    reads: { status: 'ready', data: reads },
    onClose: fn(),
  },
} satisfies Meta<typeof SetLogView>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async (name = 'Riwayat') =>
  within(await within(document.body).findByRole('dialog', { name }));

/** Goes to who opened it, as people do who have no mouse. */
async function toReads() {
  const log = await dialog();
  log.getByRole('tab', { name: 'Perubahan' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect(log.getByRole('tab', { name: 'Siapa membuka' })).toHaveFocus();
  return log;
}

export const Default: Story = {
  play: async ({ args }) => {
    const log = await dialog();
    await expect(log.getByText('UTS Struktur Data 2025')).toBeVisible();
    const [first, second, third] = log.getAllByRole('row').slice(1);
    await expect(first).toHaveTextContent('Akses diubah');
    await expect(first).toHaveTextContent(
      /Siapa yang boleh melihat.*Semua orang.*Mahasiswa dan dosen/,
    );
    await expect(first).toHaveTextContent(/Kunci untuk.*Hanya pemiliknya/);
    await expect(first).toHaveTextContent('20 Desember 2026 12.00 WIB');
    await expect(second).toHaveTextContent(/Sedang.*Sulit/);
    await expect(second).not.toHaveTextContent('unheardOf');
    await expect(third).toHaveTextContent('recount');
    await expect(third).toHaveTextContent('Server');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const WhoOpenedIt: Story = {
  play: async () => {
    const log = await toReads();
    await expect(log.getByText(/180 hari terakhir/)).toBeVisible();
    const [row] = log.getAllByRole('row').slice(1);
    await expect(row).toHaveTextContent('Sari Pertiwi');
    await expect(row).toHaveTextContent('Kunci UTS Struktur Data 2025.docx');
    await expect(row).toHaveTextContent('Diunduh');
  },
};

export const Loading: Story = {
  args: { history: { status: 'loading' }, reads: { status: 'loading' } },
  play: async () => {
    await expect((await dialog()).getByRole('status')).toHaveTextContent('Memuat Data...');
  },
};

export const Empty: Story = {
  args: { history: { status: 'ready', data: [] }, reads: { status: 'ready', data: [] } },
  play: async () => {
    const log = await dialog();
    await expect(log.getByText('Belum ada perubahan yang tercatat')).toBeVisible();
    await toReads();
    await expect(log.getByText('Belum ada yang membuka')).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    history: { status: 'failed', busy: false, retry: fn() },
    reads: { status: 'failed', busy: true, retry: fn() },
  },
  play: async ({ args }) => {
    const log = await dialog();
    await expect(log.getByRole('alert')).toHaveTextContent('Riwayat tidak dapat dimuat');
    await userEvent.click(log.getByRole('button', { name: 'Coba Lagi' }));
    if (args.history.status === 'failed') {
      await expect(args.history.retry).toHaveBeenCalledOnce();
    }
  },
};

export const Many: Story = {
  args: {
    history: { status: 'ready', data: many(history[0] as SetEventAnswer) },
    reads: { status: 'ready', data: many(reads[0] as FileReadAnswer) },
  },
  play: async () => {
    const log = await dialog();
    await expect(log.getAllByRole('row')).toHaveLength(121);
    // What is far below is reached without the page behind it.
    const close = log.getByRole('button', { name: 'Tutup' });
    await expect(close.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Narrow: Story = {
  args: { title: 'kumpulan_soal_ujian_akhir_semester_ganjil_pemrograman_berorientasi_objek' },
  globals: { viewport: { value: 'narrow' } },
};

export const InEnglish: Story = {
  globals: { language: 'en' },
  play: async () => {
    const log = await dialog('History');
    await expect(log.getByRole('tab', { name: 'Who opened it' })).toBeVisible();
    const [first, second] = log.getAllByRole('row').slice(1);
    await expect(first).toHaveTextContent('Access changed');
    await expect(second).toHaveTextContent(/Medium.*Hard/);
    await expect(second).toHaveTextContent('Exercise');
    await expect(second).not.toHaveTextContent(/Sulit|Latihan|Gasal/);
  },
};
