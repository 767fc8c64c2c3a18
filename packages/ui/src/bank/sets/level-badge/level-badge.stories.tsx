import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Cluster } from '../../../components/layout/cluster/index.js';
import { fitsThePage } from '../../../test/fits-the-page.js';
import { LevelBadge } from './level-badge.js';

const meta = {
  title: 'Paket soal/LevelBadge',
  tags: ['autodocs', 'stabil'],
  component: LevelBadge,
  args: { level: 'Mudah' },
} satisfies Meta<typeof LevelBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Cluster>
      {['Mudah', 'Sedang', 'Sulit', 'Sangat Sulit', 'Custom'].map((level) => (
        <LevelBadge key={level} level={level} />
      ))}
    </Cluster>
  ),
};

export const LongLevel: Story = {
  args: { level: 'Ketidakbertanggungjawabannyakah_mempertanggungjawabkan' },
  globals: { viewport: { value: 'narrow' } },
  play: fitsThePage,
};

/** A lone bar of two pixels was no sign of a level: three bars always, of which one to three are full. */
export const DrawsThreeBars: Story = {
  render: () => (
    <Cluster>
      {['Mudah', 'Sedang', 'Sulit'].map((level) => (
        <LevelBadge key={level} level={level} />
      ))}
    </Cluster>
  ),
  play: async ({ canvas }) => {
    for (const [index, level] of ['Mudah', 'Sedang', 'Sulit'].entries()) {
      const glyph = canvas.getByText(level).querySelector('svg');
      const drawn = [...(glyph?.children ?? [])].map((bar) => bar.getBoundingClientRect());
      const width =
        Math.max(...drawn.map(({ right }) => right)) - Math.min(...drawn.map(({ left }) => left));
      await expect(width).toBeGreaterThanOrEqual(12);
      const bars = glyph?.querySelector('[data-part=filled]')?.getAttribute('d')?.match(/M/g);
      await expect(bars).toHaveLength(index + 1);
    }
  },
};
