import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../../data/card/index.js';
import { Text } from '../../data/text/index.js';
import { Cluster } from '../../layout/cluster/index.js';
import { Grid } from '../../layout/grid/index.js';
import { Stack } from '../../layout/stack/index.js';
import { Skeleton } from './skeleton.js';

const meta = {
  title: 'Umpan balik/Skeleton',
  tags: ['autodocs', 'stabil'],
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Grid>
      <Card>
        <Stack>
          <Cluster>
            <Skeleton shape="circle" />
            <Skeleton shape="line" width="8rem" />
          </Cluster>
          <Skeleton lines={3} />
          <Skeleton shape="block" />
        </Stack>
      </Card>
      <Card>
        <Text>Teks sepanjang satu baris</Text>
        <Text>
          <Skeleton />
        </Text>
        <Text size="sm">
          <Skeleton width="40%" />
        </Text>
      </Card>
    </Grid>
  ),
};

export const StaysSilent: Story = {
  args: { lines: 3 },
  play: async ({ canvasElement }) => {
    const bone = canvasElement.querySelector('[data-component="skeleton"]');
    await expect(bone).toHaveAttribute('aria-hidden', 'true');
    await expect(bone?.children).toHaveLength(3);
  },
};
