import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../../data/badge/index.js';
import { Card } from '../../data/card/index.js';
import { Text } from '../../data/text/index.js';
import { Stack } from '../stack/index.js';
import { Grid } from './grid.js';

const meta = {
  title: 'Tata letak/Grid',
  tags: ['autodocs', 'stabil'],
  component: Grid,
  args: {
    children: ['Satu', 'Dua', 'Tiga', 'Empat', 'Lima', 'Enam'].map((label) => (
      <Badge key={label}>{label}</Badge>
    )),
  },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: ({ children }) => (
    <Stack gap="lg">
      {(['sm', 'md', 'lg'] as const).map((min) => (
        <Stack key={min} gap="xs">
          <Text size="sm" tone="muted">
            min {min}, gap {min}
          </Text>
          <Grid min={min} gap={min}>
            {children}
          </Grid>
        </Stack>
      ))}
    </Stack>
  ),
};

export const FewCellsShareTheLine: Story = {
  args: {
    min: 'sm',
    stretch: true,
    children: ['Satu', 'Dua', 'Tiga'].map((label) => <Card key={label}>{label}</Card>),
  },
  play: async ({ canvasElement }) => {
    const grid = canvasElement.querySelector('[data-component="grid"]');
    const { right } = grid?.getBoundingClientRect() ?? { right: 0 };
    const last = grid?.lastElementChild?.getBoundingClientRect();
    await expect(Math.abs((last?.right ?? 0) - right)).toBeLessThan(1);
  },
};
