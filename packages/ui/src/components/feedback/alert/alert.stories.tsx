import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../actions/button/index.js';
import { Stack } from '../../layout/stack/index.js';
import { Alert } from './alert.js';

const meta = {
  title: 'Umpan balik/Alert',
  tags: ['autodocs', 'stabil'],
  component: Alert,
  args: { children: 'Perubahan disimpan di peramban ini saja.' },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack>
      <Alert>Soal dari semester sebelumnya tetap dapat diunduh.</Alert>
      <Alert tone="success">Soal berhasil diupload!</Alert>
      <Alert tone="warning">
        Menggunakan data filter default. Server mungkin sedang bermasalah. (503)
      </Alert>
      <Alert tone="danger">Password salah</Alert>
      <Alert
        tone="danger"
        title="Gagal memuat tag. Silakan coba lagi."
        action={<Button size="sm">Coba Lagi</Button>}
        onDismiss={fn()}
      >
        Periksa koneksi jaringan Anda.
      </Alert>
      <Alert tone="success" title="Dosen berhasil ditambahkan" onDismiss={fn()} />
      <Alert icon={null}>Tanpa ikon.</Alert>
    </Stack>
  ),
};

export const LongTitle: Story = {
  args: {
    tone: 'danger',
    title: 'Format file UAS_Struktur_Data_Kelas_A_B_C_Semester_Genap_2025.xlsx tidak didukung.',
    children: 'Gunakan PDF, DOCX, atau TXT.',
    action: <Button size="sm">Pilih file lain</Button>,
    onDismiss: fn(),
  },
  globals: { viewport: { value: 'narrow' } },
};

/** Whatever stands beside a message: its icon and its button are level with its first line. */
export const StandsOnOneLine: Story = {
  render: () => (
    <Stack>
      <Alert>Teks saja</Alert>
      <Alert title="Judul">dan teks</Alert>
      <Alert title="Dengan tombol" action={<Button size="sm">Coba Lagi</Button>} />
      <Alert title="Dapat ditutup" onDismiss={fn()} />
      <Alert title="Keduanya" action={<Button>Coba Lagi</Button>} onDismiss={fn()} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const middle = ({ top, height }: DOMRect) => top + height / 2;
    for (const alert of canvasElement.querySelectorAll('[data-component=alert]')) {
      const text = document.createRange();
      text.selectNodeContents(alert.querySelector('p, [data-part=text]') ?? alert);
      const line = middle(text.getClientRects()[0] ?? new DOMRect());
      const icon = alert.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
      await expect(Math.abs(middle(icon) - line)).toBeLessThanOrEqual(1.5);
    }
  },
};

export const InterruptsOnlyInDanger: Story = {
  render: () => (
    <Stack>
      <Alert tone="danger">Email tidak ditemukan</Alert>
      <Alert tone="warning">Menggunakan data filter default.</Alert>
      <Alert role="none">Berdiri sejak awal</Alert>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Email tidak ditemukan');
    await expect(canvas.getByRole('status')).toHaveTextContent('data filter default');
  },
};

export const DismissesByKeyboard: Story = {
  args: { onDismiss: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Tutup pesan' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
