import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../data/badge/index.js';
import { Text } from '../../data/text/index.js';
import { Stack } from './stack.js';

const meta = {
  title: 'Tata letak/Stack',
  tags: ['autodocs', 'stabil'],
  component: Stack,
  args: {
    children: ['Soal', 'Jawaban', 'Test Case'].map((label) => <Badge key={label}>{label}</Badge>),
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: ({ children }) => (
    <Stack gap="lg">
      {(['none', 'xs', 'sm', 'md', 'lg', 'xl'] as const).map((gap) => (
        <Stack key={gap} gap="xs">
          <Text size="sm" tone="muted">
            gap: {gap}
          </Text>
          <Stack gap={gap} align="start">
            {children}
          </Stack>
        </Stack>
      ))}
      {(['center', 'stretch'] as const).map((align) => (
        <Stack key={align} gap="xs">
          <Text size="sm" tone="muted">
            align: {align}
          </Text>
          <Stack align={align}>{children}</Stack>
        </Stack>
      ))}
    </Stack>
  ),
};
