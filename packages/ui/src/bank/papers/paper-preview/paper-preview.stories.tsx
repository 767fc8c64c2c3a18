import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../../components/actions/button/index.js';
import { Stack } from '../../../components/layout/stack/index.js';
import { PdfAssetsProvider } from '../../../lib/public/pdf-assets/index.js';
import { fitsThePage } from '../../../test/fits-the-page.js';
import { samplePdf } from '../../../test/sample-pdf.js';
import { PaperPreview } from './paper-preview.js';

const ASSETS = {
  workerSrc: '/pdfjs/build/pdf.worker.min.mjs',
  cMapUrl: '/pdfjs/cmaps',
  standardFontDataUrl: '/pdfjs/standard_fonts',
  wasmUrl: '/pdfjs/wasm',
};
// A Blob can be opened any number of times; pdf.js takes an array away.
const blob = (pages: number) => new Blob([samplePdf(pages)], { type: 'application/pdf' });
const PAPER = blob(3);
const CHANGED = blob(4);
const WAIT = { timeout: 15_000 };

const meta = {
  title: 'Soal dan naskah/PaperPreview',
  tags: ['autodocs', 'uji'],
  component: PaperPreview,
  globals: { viewport: { value: 'desktop' } },
  args: {
    data: PAPER,
    state: 'ready',
    choice: { part: 'soal', variant: 'A' },
    variants: 3,
    height: 480,
    onChoiceChange: fn(),
    onRetry: fn(),
    onOpenChange: fn(),
  },
  decorators: [
    (Story) => (
      <PdfAssetsProvider assets={ASSETS}>
        <Story />
      </PdfAssetsProvider>
    ),
  ],
} satisfies Meta<typeof PaperPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { actions: <Button size="sm">Unduh PDF</Button> } };

export const States: Story = {
  render: (args) => (
    <Stack gap="xl">
      <PaperPreview {...args} label="Tanpa soal" data={null} />
      <PaperPreview {...args} label="Pertama kali" data={null} state="busy" height={200} />
      <PaperPreview
        {...args}
        label="Gagal"
        data={null}
        state="failed"
        reason="Server tidak menjawab."
      />
      <PaperPreview {...args} label="Diperbarui" state="busy" height={320} />
      <PaperPreview
        {...args}
        label="Gagal diperbarui"
        state="failed"
        reason="Server tidak menjawab."
        height={320}
      />
    </Stack>
  ),
};

export const ChoosesPartAndVariant: Story = {
  args: { data: null },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Kunci' }));
    await expect(args.onChoiceChange).toHaveBeenLastCalledWith({ part: 'kunci', variant: 'A' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Varian' }), 'Varian C');
    await expect(args.onChoiceChange).toHaveBeenLastCalledWith({ part: 'soal', variant: 'C' });
  },
};

/** The old page is there until the new one is, and the reader stays on theirs. */
export const KeepsTheOldPage: Story = {
  render: function Render(args) {
    const [data, setData] = useState(args.data);
    return (
      <>
        <PaperPreview {...args} data={data} />
        <Button onClick={() => setData(CHANGED)}>Ubah</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Ke halaman' }, WAIT);
    await userEvent.clear(field);
    await userEvent.type(field, '2{Enter}');
    await waitFor(() => expect(canvas.getByText('Halaman 2 dari 3')).toBeInTheDocument(), WAIT);
    await userEvent.click(canvas.getByRole('button', { name: 'Ubah' }));
    // Read behind the page that is seen.
    await expect(canvas.getByText('Memperbarui…')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Ke halaman' })).toBeVisible();
    await waitFor(() => expect(canvas.getByText('Halaman 2 dari 4')).toBeInTheDocument(), WAIT);
    await waitFor(() => expect(canvas.queryByText('Memperbarui…')).toBeNull(), WAIT);
    await expect(canvas.getAllByRole('textbox', { name: 'Ke halaman' })).toHaveLength(1);
  },
};

export const OffersToTryAgain: Story = {
  args: { state: 'failed', reason: 'Server tidak menjawab.' },
  play: async ({ canvas, args }) => {
    const alert = within(canvas.getByRole('alert'));
    await expect(alert.getByText(/belum memuat perubahan terakhir/)).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'Coba lagi' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await canvas.findByRole('textbox', { name: 'Ke halaman' }, WAIT);
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('radiogroup')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Lihat pratinjau' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    const dialog = within(screen.getByRole('dialog', { name: 'Pratinjau naskah' }));
    await dialog.findByRole('textbox', { name: 'Ke halaman' }, WAIT);
    await fitsThePage();
  },
};

export const InEnglish: Story = {
  args: { data: null },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Key' })).toBeInTheDocument();
    await expect(canvas.getByText('The preview appears with the first question.')).toBeVisible();
  },
};
