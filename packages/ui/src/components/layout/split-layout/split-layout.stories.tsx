import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../data/card/index.js';
import { Text } from '../../data/text/index.js';
import { Stack } from '../stack/index.js';
import { SplitLayout } from './split-layout.js';

const meta = {
  title: 'Tata letak/SplitLayout',
  tags: ['autodocs', 'stabil'],
  component: SplitLayout,
  args: {
    start: <Card>Formulir di kiri; di ponsel berada di atas.</Card>,
    end: <Card>Bank soal di kanan; di ponsel berada di bawah.</Card>,
  },
} satisfies Meta<typeof SplitLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: (args) => (
    <Stack>
      {(['even', 'wide-start', 'wide-end'] as const).map((ratio) => (
        <Stack key={ratio} gap="xs">
          <Text size="sm" tone="muted">
            {ratio}
          </Text>
          <SplitLayout {...args} ratio={ratio} />
        </Stack>
      ))}
    </Stack>
  ),
};

export const StickyStart: Story = {
  args: {
    stickyStart: true,
    end: (
      <Stack>
        {Array.from({ length: 12 }, (_, index) => (
          <Card key={index}>Soal {index + 1} di kolom yang panjang.</Card>
        ))}
      </Stack>
    ),
  },
};
