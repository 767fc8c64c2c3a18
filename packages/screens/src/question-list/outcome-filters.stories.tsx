import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { WHOLE_BANK } from './bank-query.js';
import { OutcomeFilters } from './outcome-filters.js';

const STRUCTURES = 'Struktur Data';

const meta = {
  title: 'Layar/Butir soal saya/Filter CPMK dan level',
  component: OutcomeFilters,
  args: {
    query: WHOLE_BANK,
    counts: {
      outcomes: [
        { id: 1, code: 'CPMK-1', course: STRUCTURES, count: 8 },
        { id: 2, code: 'CPMK-2', course: STRUCTURES, count: 1 },
        { id: 7, code: 'CPMK-1', course: 'Basis Data', count: 3 },
      ],
      levels: [
        { cognitive: 'C2', count: 5 },
        { cognitive: 'C4', count: 1_234 },
      ],
    },
    onChange: fn(),
  },
} satisfies Meta<typeof OutcomeFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Both say how many questions there are; equal codes of two courses stay apart. */
export const Default: Story = {
  play: async ({ args }) => {
    await expect(screen.getByRole('checkbox', { name: 'C1 (0)' })).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'C4 (1.234)' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ cognitive: ['C4'] });
    await userEvent.click(screen.getByRole('combobox', { name: /^CPMK/ }));
    const options = await screen.findAllByRole('option');
    await expect(options).toHaveLength(3);
    await expect(options[0]).toHaveTextContent(/CPMK-1.*8/);
    await userEvent.click(options[0] as HTMLElement);
    await expect(args.onChange).toHaveBeenLastCalledWith({
      outcomes: [{ id: 1, label: `CPMK-1 · ${STRUCTURES}` }],
    });
  },
};

/** An outcome that a cell of a blueprint chose, and that no question bears any more, stays chosen. */
export const ChosenWithoutQuestions: Story = {
  args: { query: { outcomes: [{ id: 9, label: 'CPMK-10' }], cognitive: ['C5'] } },
  play: async ({ args }) => {
    await expect(screen.getByRole('checkbox', { name: 'C5 (0)' })).toBeChecked();
    await userEvent.click(screen.getByRole('combobox', { name: /^CPMK/ }));
    await userEvent.click(await screen.findByRole('option', { name: /CPMK-10/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ outcomes: [] });
  },
};
