import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { PLUS } from '../../../lib/internal/drawings/plus.js';
import { UPLOAD } from '../../../lib/internal/drawings/upload.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { fitsThePage } from '../../../test/fits-the-page.js';
import { Text } from '../../data/text/index.js';
import { PageHeader } from '../../frame/page-header/index.js';
import { Stack } from '../../layout/stack/index.js';
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

const page = (
  <Stack>
    <PageHeader
      title="Paket Soal Informatika"
      actions={
        <FloatingActions>
          {upload}
          {create}
        </FloatingActions>
      }
    />
    {LINES.map((line) => (
      <Text key={line}>{line}</Text>
    ))}
  </Stack>
);

const meta = {
  title: 'Navigasi/FloatingActions',
  tags: ['autodocs', 'stabil', 'interaction'],
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
  globals: { viewport: { value: 'desktop' } },
};

export const InAPageHeader: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => page,
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading').getBoundingClientRect();
    for (const name of ['Upload soal', 'Buat form soal']) {
      const link = canvas.getByRole('link', { name });
      await expect(link.getBoundingClientRect().top).toBeLessThan(title.bottom);
      await expect(within(link).getByText(name).getBoundingClientRect().width).toBeGreaterThan(50);
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
};

export const InAPageHeaderOfATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  render: () => page,
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading').getBoundingClientRect();
    const link = canvas.getByRole('link', { name: 'Buat form soal' });
    await expect(link.getBoundingClientRect().top).toBeLessThan(title.bottom);
  },
};

async function scrollTo(y: number) {
  const there = new Promise((resolve) => {
    window.addEventListener('scroll', resolve, { once: true });
  });
  window.scrollTo({ top: y, behavior: 'instant' });
  await there;
}

/** It is out of the window while people read on; going back, or to it by keyboard, brings it. */
export const LeavesWhileScrollingDown: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => page,
  play: async ({ canvas, step }) => {
    const link = canvas.getByRole('link', { name: 'Buat form soal' });
    const box = () => link.getBoundingClientRect();
    const lower = () => window.innerHeight;
    await step('one circle of 56 pixels at the thumb', async () => {
      await expect([box().width, box().height]).toEqual([56, 56]);
      await expect(box().bottom).toBeLessThanOrEqual(lower());
      await expect(box().bottom).toBeGreaterThan(lower() - 80);
    });
    await step('the other link stands in the row of the title', async () => {
      const other = canvas.getByRole('link', { name: 'Upload soal' });
      await expect(getComputedStyle(other).position).not.toBe('fixed');
    });
    await step('down', async () => {
      await scrollTo(400);
      await waitFor(() => expect(box().top).toBeGreaterThanOrEqual(lower()));
    });
    await step('the keyboard', async () => {
      link.focus({ preventScroll: true });
      await waitFor(() => expect(box().bottom).toBeLessThanOrEqual(lower()));
      link.blur();
      await waitFor(() => expect(box().top).toBeGreaterThanOrEqual(lower()));
    });
    await step('up', async () => {
      await scrollTo(200);
      await waitFor(() => expect(box().bottom).toBeLessThanOrEqual(lower()));
      await scrollTo(0);
    });
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
