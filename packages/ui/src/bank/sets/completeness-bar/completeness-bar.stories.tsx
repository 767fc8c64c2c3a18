import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Grid } from '../../../components/layout/grid/index.js';
import { contrastOf } from '../../../test/contrast-of.js';
import { fitsThePage } from '../../../test/fits-the-page.js';
import { inBothThemes } from '../../../test/in-both-themes.js';
import { CompletenessBar } from './completeness-bar.js';

const meta = {
  title: 'Paket soal/CompletenessBar',
  tags: ['autodocs', 'stabil'],
  component: CompletenessBar,
  args: { hasAnswers: true, hasTestCases: false },
} satisfies Meta<typeof CompletenessBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const meter = within(canvasElement).getByRole('meter', { name: 'Kelengkapan Soal' });
    await expect(meter).toHaveAttribute('aria-valuenow', '50');
    await expect(meter).toHaveAttribute('aria-valuetext', '50%, Ada Kunci Jawaban');
  },
};

export const Noted: Story = {
  args: { hasTestCases: true, label: 'Isi', note: 'kunci dibuka 10 Desember 2026' },
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Isi' });
    await expect(meter).toHaveTextContent('Lengkap, kunci dibuka 10 Desember 2026');
    await expect(meter).toHaveAttribute(
      'aria-valuetext',
      '100%, Lengkap, kunci dibuka 10 Desember 2026',
    );
  },
};

export const States: Story = {
  render: () => (
    <Grid min="md">
      <CompletenessBar hasAnswers={false} hasTestCases={false} />
      <CompletenessBar hasAnswers hasTestCases={false} />
      <CompletenessBar hasAnswers={false} hasTestCases />
      <CompletenessBar hasAnswers hasTestCases />
    </Grid>
  ),
};

/** Each half stands for one of the two parts; what is there is told apart from what is not. */
export const ShowsWhatIsThere: Story = {
  render: (args) => (
    <Grid min="md">
      <CompletenessBar {...args} hasAnswers={false} hasTestCases={false} />
      <CompletenessBar {...args} hasAnswers hasTestCases={false} />
      <CompletenessBar {...args} hasAnswers={false} hasTestCases />
      <CompletenessBar {...args} hasAnswers hasTestCases />
    </Grid>
  ),
  play: async ({ canvas }) => {
    const meters = canvas.getAllByRole('meter');
    const halves = meters.map((meter) => [
      ...meter.querySelectorAll<HTMLElement>('[data-part=half]'),
    ]);
    await expect(halves.map((pair) => pair.map(({ dataset }) => 'there' in dataset))).toEqual([
      [false, false],
      [true, false],
      [false, true],
      [true, true],
    ]);
    await inBothThemes(async () => {
      const empty = halves[0]?.map((half) => getComputedStyle(half).backgroundColor) ?? [];
      await expect(new Set(empty).size).toBe(1);
      for (const half of halves.flat().filter(({ dataset }) => 'there' in dataset)) {
        const edge = getComputedStyle(half).borderTopColor;
        await expect(contrastOf(edge, empty[0] ?? '')).toBeGreaterThanOrEqual(3);
      }
    });
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: fitsThePage,
};
