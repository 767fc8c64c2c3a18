import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster } from '../../layout/cluster/index.js';
import { Stack } from '../../layout/stack/index.js';
import { Text } from '../text/index.js';
import * as Icons from './index.js';

const meta = {
  title: 'Fondasi/Icon',
  tags: ['autodocs', 'uji'],
  component: Icons.SearchIcon,
} satisfies Meta<typeof Icons.SearchIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack>
      {([16, 20, 32] as const).map((size) => (
        <Stack key={size} gap="xs">
          <Text size="sm" tone="muted">
            {size} px
          </Text>
          <Cluster gap="md">
            {Object.entries(Icons).map(([name, Icon]) => (
              <Icon key={name} size={size} />
            ))}
          </Cluster>
        </Stack>
      ))}
    </Stack>
  ),
};
