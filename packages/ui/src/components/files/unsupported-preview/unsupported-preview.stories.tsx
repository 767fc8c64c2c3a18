import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { fitsThePage } from '../../../test/fits-the-page.js';
import { Link } from '../../actions/link/index.js';
import { Stack } from '../../layout/stack/index.js';
import { UnsupportedPreview } from './unsupported-preview.js';

const meta = {
  title: 'Berkas/UnsupportedPreview',
  tags: ['autodocs', 'stabil'],
  component: UnsupportedPreview,
  args: { name: 'kunci.docx', type: 'docx', onDownload: fn() },
} satisfies Meta<typeof UnsupportedPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack>
      <UnsupportedPreview
        name="kunci.docx"
        type="docx"
        description={
          <>
            Halamannya dapat dilihat di <Link href="#gabungan">pratinjau gabungan</Link>.
          </>
        }
        href="#kunci"
      />
      <UnsupportedPreview name="arsip.zip" type="other" onDownload={fn()} />
      <UnsupportedPreview name="arsip.zip" type="other" onDownload={fn()} downloading />
      <UnsupportedPreview name="arsip.zip" type="other" />
    </Stack>
  ),
};

export const DownloadsInstead: Story = {
  args: { name: 'arsip.zip', type: 'zip' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Tipe file tidak didukung untuk preview')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Download arsip.zip' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const LongName: Story = {
  args: {
    name: 'soal_ujian_akhir_semester_pemrograman_berorientasi_objek_lanjutan_kelas_paralel.zip',
    type: 'pemrograman_berorientasi_objek_lanjutan',
  },
  globals: { viewport: { value: 'narrow' } },
  play: fitsThePage,
};
