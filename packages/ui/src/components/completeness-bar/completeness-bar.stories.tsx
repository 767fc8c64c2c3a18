import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { fitsThePage } from '../../test/fits-the-page.js';
import { Grid } from '../grid/index.js';
import { CompletenessBar } from './completeness-bar.js';

const meta = {
  title: 'Paket soal/CompletenessBar',
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

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: fitsThePage,
};
