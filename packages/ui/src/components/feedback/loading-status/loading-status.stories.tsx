import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '../../data/card/index.js';
import { Grid } from '../../layout/grid/index.js';
import { Stack } from '../../layout/stack/index.js';
import { Skeleton } from '../skeleton/index.js';
import { LoadingStatus } from './loading-status.js';

const meta = {
  title: 'Umpan balik/LoadingStatus',
  tags: ['autodocs', 'stabil'],
  component: LoadingStatus,
} satisfies Meta<typeof LoadingStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack>
      <LoadingStatus />
      <LoadingStatus>Memuat Filter Data...</LoadingStatus>
      <Grid>
        {[1, 2, 3].map((key) => (
          <Card key={key}>
            <Skeleton lines={4} />
          </Card>
        ))}
      </Grid>
    </Stack>
  ),
};

export const IsHeard: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Memuat Data...');
  },
};
