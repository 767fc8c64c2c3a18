import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PLUS } from '../../lib/internal/drawings/plus.js';
import { UPLOAD } from '../../lib/internal/drawings/upload.js';
import { Glyph } from '../../lib/internal/glyph/index.js';
import { fitsThePage } from '../../test/fits-the-page.js';
import { Stack } from '../stack/index.js';
import { Text } from '../text/index.js';
import { FloatingAction, FloatingActions } from './index.js';

const upload = (
  <FloatingAction
    href="#upload"
    label="Upload soal"
    icon={<Glyph of={UPLOAD} size={20} />}
    variant="secondary"
  />
);
const create = (
  <FloatingAction href="#create" label="Buat form soal" icon={<Glyph of={PLUS} size={20} />} />
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
          icon={<Glyph of={PLUS} size={20} />}
        />
      </>
    ),
  },
  globals: { viewport: { value: 'narrow' } },
  play: fitsThePage,
};
