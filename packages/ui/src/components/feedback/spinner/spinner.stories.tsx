import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../../data/text/index.js';
import { Cluster } from '../../layout/cluster/index.js';
import { Spinner } from './spinner.js';

const meta = {
  title: 'Umpan balik/Spinner',
  tags: ['autodocs', 'stabil'],
  component: Spinner,
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Cluster gap="lg">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Cluster key={size}>
          <Spinner size={size} />
          <Text as="span" size="sm" tone="muted">
            {size}
          </Text>
        </Cluster>
      ))}
      <Cluster>
        <Spinner size="sm" label={null} />
        Memuat Data...
      </Cluster>
    </Cluster>
  ),
};
