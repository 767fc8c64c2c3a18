import type { Meta, StoryObj } from '@storybook/react-vite';
import { fitsThePage } from '../../test/fits-the-page.js';
import { Cluster } from '../cluster/index.js';
import { DifficultyBadge } from './difficulty-badge.js';

const meta = {
  title: 'Paket soal/DifficultyBadge',
  component: DifficultyBadge,
  args: { level: 'Mudah' },
} satisfies Meta<typeof DifficultyBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Cluster>
      {['Mudah', 'Sedang', 'Sulit', 'Sangat Sulit', 'Custom'].map((level) => (
        <DifficultyBadge key={level} level={level} />
      ))}
    </Cluster>
  ),
};

export const LongLevel: Story = {
  args: { level: 'Ketidakbertanggungjawabannyakah_mempertanggungjawabkan' },
  globals: { viewport: { value: 'narrow' } },
  play: fitsThePage,
};
