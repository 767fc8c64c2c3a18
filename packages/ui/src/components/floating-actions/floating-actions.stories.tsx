import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, Upload } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { fitsThePage } from '../../test/fits-the-page.js';
import { Stack } from '../stack/index.js';
import { Text } from '../text/index.js';
import { FloatingAction, FloatingActions } from './index.js';

const upload = (
  <FloatingAction
    href="#upload"
    label="Upload soal"
    icon={<Upload size={20} strokeWidth={1.5} />}
    variant="secondary"
  />
);
const create = (
  <FloatingAction
    href="#create"
    label="Buat form soal"
    icon={<Plus size={20} strokeWidth={1.5} />}
  />
);
const LINES = Array.from({ length: 40 }, (_, line) => `Paket soal ke-${line + 1}`);

const meta = {
  title: 'Navigasi/FloatingActions',
  component: FloatingActions,
  args: { children: create },
} satisfies Meta<typeof FloatingActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack>
      <FloatingActions label="Satu">{create}</FloatingActions>
      <FloatingActions label="Dua">
        {upload}
        {create}
      </FloatingActions>
    </Stack>
  ),
};

export const StaysInReachOfTheThumb: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Stack>
      {LINES.map((line) => (
        <Text key={line}>{line}</Text>
      ))}
      <FloatingActions>
        {upload}
        {create}
      </FloatingActions>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link', { name: 'Buat form soal' });
    const box = link.getBoundingClientRect();
    await expect(box.bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(box.bottom).toBeGreaterThan(window.innerHeight - 80);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Upload soal' })).toHaveFocus();
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

export const LongLabel: Story = {
  args: {
    children: (
      <>
        {upload}
        <FloatingAction
          href="#create"
          label="Buat form soal pertanggungjawaban keberlangsungan"
          icon={<Plus size={20} strokeWidth={1.5} />}
        />
      </>
    ),
  },
  globals: { viewport: { value: 'narrow' } },
  play: fitsThePage,
};
