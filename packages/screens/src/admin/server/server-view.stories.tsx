import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { serverState } from '../../test/server-fixtures.js';
import { ServerView, type ServerViewState } from './server-view.js';

type Ready = Extract<ServerViewState, { status: 'ready' }>;

const ready: Ready = {
  status: 'ready',
  server: serverState,
  busy: false,
  failed: false,
  refresh: fn(),
};

const meta = {
  title: 'Layar/Keadaan server/Tampilan',
  component: ServerView,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: { state: ready },
} satisfies Meta<typeof ServerView>;

export default meta;
type Story = StoryObj<typeof meta>;

const withStorage = (storage: Partial<Ready['server']['storage']>): Ready => ({
  ...ready,
  server: { ...serverState, storage: { ...serverState.storage, ...storage } },
});

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Semua baik')).toBeVisible();
    await expect(canvas.getByText('3 hari 4 jam')).toBeVisible();
    const bar = canvas.getByRole('progressbar', { name: 'Ruang disk' });
    await expect(bar).toHaveAttribute('aria-valuetext', '41,2 GB tersisa dari 64 GB');
    const health = within(canvas.getByRole('table', { name: 'Kesehatan' }));
    await expect(health.getAllByText('Baik')).toHaveLength(6);
    const accounts = within(canvas.getByRole('table', { name: 'Akun dengan file terbanyak' }));
    await expect(accounts.getAllByRole('rowheader')[0]).toHaveTextContent('Dr. Ratna Wulandari');
    const settings = within(canvas.getByRole('table', { name: 'Pengaturan' }));
    const row = settings.getByRole('row', { name: /^MAX_SETS_PER_ACCOUNT/ });
    await expect(row).toHaveTextContent('Tanpa batas');
    await expect(canvas.getByText(/docs\/operator\.md/)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Muat ulang' }));
    await expect(ready.refresh).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Memuat Data...')).toBeInTheDocument();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

const retry = fn();

export const Failed: Story = {
  args: { state: { status: 'failed', detail: 'Basis data sedang sibuk.', busy: false, retry } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Basis data sedang sibuk.');
    await userEvent.click(canvas.getByRole('button', { name: 'Coba Lagi' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const PartsAreAway: Story = {
  args: {
    state: {
      ...ready,
      server: {
        ...serverState,
        parts: [
          { part: 'database', problem: null },
          { part: 'files', problem: 'unreachable' },
          { part: 'documents', problem: 'slow' },
          { part: 'mail', problem: 'delayed' },
        ],
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('3 bermasalah')).toBeVisible();
    const row = canvas.getByRole('row', { name: /^Penyimpanan file/ });
    await expect(row).toHaveTextContent(/Bermasalah.*Tidak dapat dijangkau\. Periksa hak/);
    await expect(canvas.getByRole('row', { name: /^Proses dokumen/ })).toHaveTextContent(
      'Tidak menjawab dalam beberapa detik.',
    );
  },
};

export const LowSpace: Story = {
  args: { state: withStorage({ disk: { free: 2_100_000_000, total: 64_000_000_000 } }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const said = canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await expect(said.join()).toContain('Ruang disk tinggal 2,1 GB');
    await expect(canvas.getByText('1 bermasalah')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Ruang disk/ })).toHaveTextContent(
      'Hampir habis.',
    );
  },
};

export const InABucket: Story = {
  args: {
    state: {
      ...ready,
      server: {
        ...serverState,
        database: 'postgresql',
        files: 's3',
        storage: { ...serverState.storage, disk: null },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/bucket S3 tidak terlihat/)).toBeVisible();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

export const NotCounted: Story = {
  args: { state: withStorage({ databaseBytes: null, kept: null }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/tidak dapat dihitung sekarang/)).toBeVisible();
    await expect(canvas.getAllByText('Tidak diketahui')).toHaveLength(2);
    await expect(canvas.queryByText('Akun dengan file terbanyak')).toBeNull();
  },
};

export const NewServer: Story = {
  args: {
    state: withStorage({ kept: { sets: 0, files: 0, accounts: 1, bytes: 0, largest: [] } }),
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('Belum ada akun yang menyimpan file.'),
    ).toBeVisible();
  },
};

export const RefreshFailed: Story = {
  args: { state: { ...ready, failed: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/Keadaan terbaru tidak dapat dimuat/)).toBeVisible();
    await expect(canvas.getByText('Semua baik')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const PhoneWithTroubles: Story = {
  args: { state: PartsAreAway.args?.state as Ready },
  globals: { viewport: { value: 'phone' } },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const InEnglish: Story = {
  globals: { language: 'en', viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Everything is healthy')).toBeVisible();
    await expect(canvas.getByText('3 days 4 hours')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/Keadaan|Baik|hari|Ruang|Pengaturan|Akun/);
  },
};
