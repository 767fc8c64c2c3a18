import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { fitsThePage } from '../../../test/fits-the-page.js';
import { Stack } from '../../layout/stack/index.js';
import { TextPreview } from './text-preview.js';

const TEXT = `5 3
1 4 2 8 5

Keluaran yang diharapkan:
1 2 4 5 8`;

const meta = {
  title: 'Berkas/TextPreview',
  tags: ['autodocs', 'stabil'],
  component: TextPreview,
  args: { label: 'masukan.txt', text: TEXT },
} satisfies Meta<typeof TextPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack>
      <TextPreview label="masukan.txt" text={TEXT} />
      <TextPreview label="masukan-1.txt" text={null} state="loading" />
      <TextPreview label="masukan-2.txt" text={null} state="failed" onRetry={fn()} />
      <TextPreview label="masukan-3.txt" text={null} state="failed" />
    </Stack>
  ),
};

export const LongLines: Story = {
  args: { text: `${'1234567890'.repeat(60)}\n`.repeat(40) },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole('region', { name: 'masukan.txt' });
    // A line of a test case is a line: what is cut off is scrolled to.
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth * 5);
    await fitsThePage();
    const wrap = canvas.getByRole('button', { name: 'Lipat baris' });
    await userEvent.click(wrap);
    await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    await expect(region.scrollWidth).toBe(region.clientWidth);
    await userEvent.click(wrap);
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth * 5);
  },
};

export const ScrollsByKeyboard: Story = {
  args: { text: `${TEXT}\n`.repeat(60) },
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'masukan.txt' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await expect(region.scrollHeight).toBeGreaterThan(region.clientHeight);
    await expect(region.clientHeight).toBeLessThanOrEqual(600);
  },
};

export const TriesAgain: Story = {
  args: { text: null, state: 'failed', onRetry: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error loading file content');
    await userEvent.click(canvas.getByRole('button', { name: 'Coba Lagi' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const MarksWords: Story = {
  args: { text: `${TEXT}\n`.repeat(60), marked: ['KELUARAN', 'yang'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('1 dari 120');
    const region = canvas.getByRole('region', { name: 'masukan.txt' });
    await userEvent.click(canvas.getByRole('button', { name: 'Hasil sebelumnya' }));
    await canvas.findByText('120 dari 120 hasil');
    await waitFor(() => expect(region.scrollTop).toBeGreaterThan(0));
  },
};

export const TakesMarksAway: Story = {
  args: { marked: ['keluaran'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('1 dari 1');
    const region = canvas.getByRole('region', { name: 'masukan.txt' });
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus tanda' }));
    await waitFor(() => expect(CSS.highlights.get('ui-found')?.size).toBe(0));
    await expect(region).toHaveFocus();
    await expect(region).toHaveTextContent('Keluaran yang diharapkan');
  },
};
