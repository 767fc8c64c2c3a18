import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../actions/button/index.js';
import { Stack } from '../../layout/stack/index.js';
import { FileRow } from './file-row.js';

const meta = {
  title: 'Berkas/FileRow',
  tags: ['autodocs', 'stabil', 'interaction'],
  component: FileRow,
  args: { name: 'UTS Struktur Data 2026.pdf', size: 1_440_000, onDownload: fn() },
} satisfies Meta<typeof FileRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack gap="sm">
      <FileRow name="soal.pdf" size={1_440_000} onDownload={fn()} />
      <FileRow name="soal.docx" size={48_200} href="#soal" />
      <FileRow name="masukan.txt" size={812} onDownload={fn()} downloading />
      <FileRow name="arsip" type="other" onDownload={fn()} onRemove={fn()} />
      <FileRow name="kunci.pdf" onPreview={fn()} onDownload={fn()} />
      <FileRow name="kunci.txt" onPreview={fn()} previewOpen previewId="isi" onDownload={fn()} />
      <div id="isi">Isi kunci.txt</div>
      <FileRow
        name="kunci.doc"
        actions={
          <Button size="sm" variant="ghost">
            Laporkan
          </Button>
        }
        href="#kunci"
      />
      <FileRow name="tanpa tindakan.pdf" />
      <FileRow name="pindaian.pdf" size={20_480} note="Hasil pindaian: isinya tidak dapat dicari" />
    </Stack>
  ),
};

export const LongName: Story = {
  args: {
    name: 'kumpulan_soal_ujian_akhir_semester_ganjil_pemrograman_berorientasi_objek_lanjutan_final_v3.docx',
    onRemove: fn(),
  },
  globals: { viewport: { value: 'narrow' } },
};

export const DownloadsByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', {
      name: 'Download UTS Struktur Data 2026.pdf',
    });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};

export const OpensItsPreview: Story = {
  render: function WithPreview(args) {
    const [open, setOpen] = useState(false);
    return (
      <Stack gap="sm">
        <FileRow
          {...args}
          onPreview={() => setOpen(!open)}
          previewOpen={open}
          previewId="isi-berkas"
        />
        {open && <div id="isi-berkas">Isi berkas</div>}
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Lihat UTS Struktur Data 2026.pdf' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Isi berkas')).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(button).toHaveAttribute('aria-controls', 'isi-berkas');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('Isi berkas')).toBeNull();
  },
};
