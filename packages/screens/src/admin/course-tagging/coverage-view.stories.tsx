import type { CoverageAnswer } from '@bank-soal/contract/tags';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { outcomeAnswers } from '../../test/outcome-server.js';
import { CoverageView } from './coverage-view.js';

const coverageAnswer: CoverageAnswer = outcomeAnswers.map(({ id, code, description }) => ({
  outcome: { id, code, description },
  questions: { C1: 4, C2: id, C3: 0, C4: id === 1 ? 2 : 0, C5: 0, C6: 0, none: 3 - id },
  papers: 3 - id,
  lastUsed: id < 3 ? '2026-10-12T02:00:00.000Z' : null,
}));

const meta = {
  title: 'Layar/Admin Tagging Mata Kuliah/Cakupan CPMK',
  component: CoverageView,
  args: {
    load: { status: 'ready', data: coverageAnswer },
    period: { start: '', end: '' },
    onPeriodChange: fn(),
    onDownload: fn(),
  },
} satisfies Meta<typeof CoverageView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const heat = within(screen.getByRole('table', { name: /^Cakupan CPMK/ }));
    await expect(heat.getByRole('row', { name: /^CPMK-1 4 soal/ })).toBeVisible();
    // CPMK-3 has no question without a level: nothing is lacking.
    await expect(heat.getByRole('row', { name: /^CPMK-3 .* –$/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Unduh CSV' }));
    await expect(args.onDownload).toHaveBeenCalledWith(coverageAnswer);
  },
};

/** A course without outcomes. */
export const Empty: Story = { args: { load: { status: 'ready', data: [] } } };

export const Loading: Story = { args: { load: { status: 'loading' } } };
