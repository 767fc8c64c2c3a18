import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/index.js';
import { Stack } from '../stack/index.js';
import { Grid } from './grid.js';

const meta = {
  title: 'Tata letak/Grid',
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
        <Grid key={min} min={min} gap={min}>
          {children}
        </Grid>
      ))}
    </Stack>
  ),
};
