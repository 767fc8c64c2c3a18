import { blueprintOf } from '@bank-soal/contract/papers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { outcomeAnswers } from '../../test/outcome-server.js';
import { BlueprintTab } from './blueprint-tab.js';
import type { LiveBlueprint } from './live-blueprint.js';

type Item = Parameters<typeof blueprintOf>[0][number];

const item = (points: number, outcomeIds: number[], cognitive: Item['cognitive']): Item => ({
  kind: 'uraian',
  points,
  outcomeIds,
  cognitive,
});

const live = (items: readonly Item[]): LiveBlueprint => ({
  blueprint: blueprintOf(items, outcomeAnswers, outcomeAnswers),
  descriptions: new Map(outcomeAnswers.map(({ id, description }) => [id, description])),
  texts: items.map((_, at) => `Jelaskan **butir ${at + 1}**.`),
});

const meta = {
  title: 'Layar/Naskah ujian/Kisi-kisi',
  component: BlueprintTab,
  args: {
    knowsCourse: true,
    onFill: fn(),
    live: live([
      item(10, [1], 'C1'),
      item(10, [1, 2], 'C4'),
      item(20, [2], 'C3'),
      item(5, [], 'C2'),
      item(5, [1], null),
    ]),
  },
} satisfies Meta<typeof BlueprintTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await expect(screen.getByText('Belum diuji: CPMK-3')).toBeVisible();
    await expect(screen.getByText('2 soal belum punya CPMK atau level.')).toBeVisible();
    const table = within(screen.getByRole('table'));
    await userEvent.click(table.getByRole('button', { name: 'CPMK-2, C4: lihat 1 soal' }));
    const opened = within(screen.getByRole('region', { name: 'Soal pada sel ini' }));
    await expect(opened.getByText('Soal 2: Jelaskan butir 2.')).toBeVisible();
    await expect(opened.getByText('satu soal, 5 poin, 10%')).toBeVisible();
    await expect(opened.getByText(outcomeAnswers[1]?.description ?? '')).toBeVisible();
    await userEvent.click(opened.getByRole('button', { name: 'Cari soal untuk ini' }));
    await expect(args.onFill).toHaveBeenLastCalledWith(
      expect.objectContaining({ cognitive: 'C4', outcome: expect.objectContaining({ id: 2 }) }),
    );
  },
};

/** One level bears most of the points. */
export const OutOfProportion: Story = {
  args: { live: live([item(9, [1], 'C1'), item(1, [2], 'C4'), item(1, [3], 'C5')]) },
  play: async () => {
    await expect(screen.getByText('Setiap CPMK mata kuliah ini sudah diuji.')).toBeVisible();
    await expect(
      screen.getByText('C1 memuat 81,8% poin: terlalu banyak untuk satu level.'),
    ).toBeVisible();
  },
};

/** Who only reads a paper looks for nothing in the bank. */
export const ReadOnly: Story = {
  args: { onFill: undefined },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'CPMK-1, C1: lihat 1 soal' }));
    await expect(screen.queryByRole('button', { name: 'Cari soal untuk ini' })).toBeNull();
  },
};

export const Empty: Story = { args: { live: live([]) } };
