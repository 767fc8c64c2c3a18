import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { fitsThePage } from '../../../test/fits-the-page.js';
import { Button } from '../../actions/button/index.js';
import { Stack } from '../../layout/stack/index.js';
import { ErrorState } from './error-state.js';

const meta = {
  title: 'Umpan balik/ErrorState',
  tags: ['autodocs', 'stabil', 'interaction'],
  component: ErrorState,
  args: { title: 'Gagal memuat tag. Silakan coba lagi.', onRetry: fn() },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack gap="lg">
      <ErrorState
        frame="card"
        title="Gagal memuat daftar dosen. Pastikan backend berjalan."
        description="Yang sudah Anda ketik tetap tersimpan."
        onRetry={fn()}
        actions={<Button variant="ghost">Kembali</Button>}
      />
      <ErrorState frame="card" title="Gagal memuat data. Silakan coba lagi." onRetry={fn()} busy />
      <ErrorState size="sm" frame="card" title="Gagal memuat PDF" onRetry={fn()} />
      <ErrorState size="sm" frame="card" title="Gagal memuat kunci jawaban" />
    </Stack>
  ),
};

export const TriesAgainByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Gagal memuat tag.');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Coba Lagi' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const IgnoresPressesWhileBusy: Story = {
  args: { busy: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

export const Narrow: Story = {
  args: { description: 'Terjadi kesalahan. Periksa koneksi jaringan Anda.' },
  globals: { viewport: { value: 'narrow' } },
};

export const LongWords: Story = {
  args: {
    frame: 'card',
    title: 'Gagal memuat soal_ujian_akhir_semester_pemrograman_berorientasi_objek_lanjutan.pdf',
    description: 'Dipertanggungjawabkannyakah_ketidaksinambungannya_ketika_terputus?',
    actions: <Button variant="ghost">Kembali ke pencarian paket soal</Button>,
  },
  globals: { viewport: { value: 'narrow' } },
  play: fitsThePage,
};
