import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { pdfBlob } from '../../test/pdf.js';
import { withPdf } from '../../test/with-pdf.js';
import { CombinedView } from './combined-view.js';

const meta = {
  title: 'Layar/Preview/Penampil gabungan',
  component: CombinedView,
  decorators: [withPdf],
  args: { type: 'questions', state: { status: 'loading' } },
} satisfies Meta<typeof CombinedView>;

export default meta;
type Story = StoryObj<typeof meta>;

const PDF = pdfBlob(2);

export const Default: Story = { args: { state: { status: 'ready', data: PDF } } };

export const Loading: Story = {};

export const QuestionsFailed: Story = {
  args: { state: { status: 'failed', busy: false, retry: fn() } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Gagal memuat soal dan test cases');
    await userEvent.click(canvas.getByRole('button', { name: 'Coba Lagi' }));
    if (args.state.status === 'failed') await expect(args.state.retry).toHaveBeenCalledOnce();
  },
};

export const AnswersFailed: Story = {
  args: { ...QuestionsFailed.args, type: 'answers' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'Gagal memuat kunci jawaban',
    );
  },
};

export const IsSixHundredPixelsHigh: Story = {
  play: async ({ canvasElement }) => {
    const viewer = canvasElement.querySelector('[data-component="pdf-viewer"]');
    await expect(viewer?.getBoundingClientRect().height).toBe(600);
  },
};
