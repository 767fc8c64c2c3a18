import { Stack } from '@bank-soal/ui/stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { SetFile } from '../../model/sets/question-set.js';
import { pdfBlob } from '../../test/pdf.js';
import { withPdf } from '../../test/with-pdf.js';
import { DocumentFileView, OtherFileView, PdfFileView, TextFileView } from './file-preview-view.js';

const file = (name: string, type: string): SetFile => ({
  id: 1,
  name,
  type,
  category: 'questions',
  size: 1200,
});
const PDF = file('UTS.pdf', 'pdf');
const TEXT = file('masukan-1.txt', 'txt');

const meta = {
  title: 'Layar/Preview/Isi berkas',
  component: PdfFileView,
  decorators: [withPdf],
  args: { file: PDF, state: { status: 'loading' } },
} satisfies Meta<typeof PdfFileView>;

export default meta;
type Story = StoryObj<typeof meta>;

const failed = { status: 'failed', busy: false, retry: fn() } as const;
const BLOB = pdfBlob(1);

export const Default: Story = { args: { state: { status: 'ready', data: BLOB } } };

export const Loading: Story = {};

export const PdfFailed: Story = {
  args: { state: failed },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Gagal memuat PDF');
  },
};

export const Text: Story = {
  render: () => (
    <Stack>
      <TextFileView file={TEXT} state={{ status: 'ready', data: '5 3\n1 4 2 8 5' }} />
      <TextFileView file={TEXT} state={{ status: 'loading' }} />
      <TextFileView file={TEXT} state={failed} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/1 4 2 8 5/)).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error loading file content');
  },
};

const see = fn();

export const NotDisplayable: Story = {
  render: () => (
    <Stack>
      <DocumentFileView file={file('kunci.docx', 'docx')} onSeeCombined={fn()} />
      <DocumentFileView
        file={{ ...file('kunci.doc', 'doc'), category: 'answers' }}
        onSeeCombined={see}
      />
      <OtherFileView file={file('arsip.zip', 'zip')} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Tipe file tidak didukung untuk preview')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /soal dan test cases/ })).toHaveAttribute(
      'href',
      '#gabungan-questions',
    );
    await expect(canvas.getByRole('link', { name: /kunci jawaban/ })).toHaveAttribute(
      'href',
      '#gabungan-answers',
    );
    await userEvent.click(canvas.getByRole('link', { name: /kunci jawaban/ }));
    await expect(see).toHaveBeenCalledWith('answers');
  },
};
