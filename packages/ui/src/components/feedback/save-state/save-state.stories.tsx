import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { fitsThePage } from '../../../test/fits-the-page.js';
import { Button } from '../../actions/button/index.js';
import { Stack } from '../../layout/stack/index.js';
import { SaveState, type SaveStateProps } from './save-state.js';

const meta = {
  title: 'Umpan balik/SaveState',
  tags: ['autodocs', 'uji'],
  component: SaveState,
  args: { state: 'saved', savedAt: '2026-11-23T03:32:00Z', onRetry: fn() },
} satisfies Meta<typeof SaveState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tersimpan 10.32')).toBeVisible();
  },
};

export const States: Story = {
  render: (args) => (
    <Stack>
      <SaveState {...args} state="idle" />
      <SaveState {...args} state="saving" />
      <SaveState {...args} state="saved" />
      <SaveState {...args} state="saved" savedAt={undefined} />
      <SaveState {...args} state="failed" />
      <SaveState {...args} state="failed" reason="Tidak ada koneksi." onRetry={undefined} />
    </Stack>
  ),
};

export const LongReason: Story = {
  args: { state: 'failed', reason: 'Ketidakbertanggungjawabannyakah '.repeat(6) },
  globals: { viewport: { value: 'narrow' } },
  play: fitsThePage,
};

const STEPS: SaveStateProps['state'][] = [
  'saved',
  'saving',
  'failed',
  'saving',
  'saved',
  'saving',
  'saved',
];

export const SaysOnlyFailures: Story = {
  render: function Render(args) {
    const [step, setStep] = useState(0);
    return (
      <>
        <SaveState {...args} state={STEPS[step] ?? 'idle'} />
        <Button onClick={() => setStep(step + 1)}>Lanjut</Button>
      </>
    );
  },
  play: async ({ canvas, args }) => {
    const said = canvas.getByRole('status');
    const next = () => userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await next();
    await expect(canvas.getByText('Menyimpan…')).toBeVisible();
    await expect(said.textContent).toBe('');
    await next();
    await expect(said).toHaveTextContent('Belum tersimpan');
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await next();
    await next();
    await expect(said).toHaveTextContent('Perubahan sudah tersimpan.');
    await next();
    await next();
    await expect(said.textContent).toBe('');
  },
};

export const InEnglish: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saved 10:32')).toBeVisible();
  },
};
