import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../data/badge/index.js';
import { Text } from '../../data/text/index.js';
import { Stack } from '../stack/index.js';
import { Cluster } from './cluster.js';

const meta = {
  title: 'Tata letak/Cluster',
  tags: ['autodocs', 'stabil'],
  component: Cluster,
  args: {
    children: ['Algoritma', 'Struktur Data', 'Basis Data'].map((label) => (
      <Badge key={label}>{label}</Badge>
    )),
  },
} satisfies Meta<typeof Cluster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: ({ children }) => (
    <Stack>
      {(['xs', 'sm', 'md', 'lg'] as const).map((gap) => (
        <Stack key={gap} gap="xs">
          <Text size="xs" tone="muted">
            gap: {gap}
          </Text>
          <Cluster gap={gap}>{children}</Cluster>
        </Stack>
      ))}
      {(['start', 'center', 'between', 'end'] as const).map((justify) => (
        <Stack key={justify} gap="xs">
          <Text size="xs" tone="muted">
            justify: {justify}
          </Text>
          <Cluster justify={justify}>{children}</Cluster>
        </Stack>
      ))}
    </Stack>
  ),
};
