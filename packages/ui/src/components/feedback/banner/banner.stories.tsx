import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { fitsThePage } from '../../../test/fits-the-page.js';
import { Button } from '../../actions/button/index.js';
import { Stack } from '../../layout/stack/index.js';
import { Banner } from './banner.js';

const meta = {
  title: 'Umpan balik/Banner',
  tags: ['autodocs', 'stabil'],
  component: Banner,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Pengumuman', children: 'Bank soal dirawat pada 21 November 2026, pukul 20.00.' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: ({ children }) => (
    <Stack>
      <Banner label="Informasi">{children}</Banner>
      <Banner label="Peringatan" tone="warning" onDismiss={fn()}>
        Anda memakai data demo. Perubahan dapat hilang.
      </Banner>
      <Banner label="Galat" tone="danger" action={<Button size="sm">Coba Lagi</Button>}>
        Tidak ada koneksi jaringan.
      </Banner>
    </Stack>
  ),
};

export const Narrow: Story = {
  args: { onDismiss: fn(), action: <Button size="sm">Selengkapnya</Button> },
  globals: { viewport: { value: 'narrow' } },
};

export const DismissesByKeyboard: Story = {
  args: { onDismiss: fn() },
  play: async ({ args, canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('region', { name: 'Pengumuman' }),
    ).toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const LongWords: Story = {
  args: {
    children:
      'Ketidakbertanggungjawabannyakah: soal_ujian_akhir_semester_pemrograman_berorientasi_objek.pdf belum terunggah.',
    action: <Button size="sm">Coba Lagi</Button>,
    onDismiss: fn(),
  },
  globals: { viewport: { value: 'narrow' } },
  play: fitsThePage,
};
