import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../../data/text/index.js';
import { Cluster } from '../../layout/cluster/index.js';
import { Kbd } from './kbd.js';

const meta = {
  title: 'Navigasi/Kbd',
  tags: ['autodocs', 'uji'],
  component: Kbd,
  args: { children: 'Esc' },
} satisfies Meta<typeof Kbd>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Cluster gap="lg">
      <Kbd>?</Kbd>
      <Kbd>Enter</Kbd>
      <Cluster gap="xs">
        <Kbd>Ctrl</Kbd>
        <Kbd>K</Kbd>
      </Cluster>
      <Cluster gap="xs">
        <Kbd>⌘</Kbd>
        <Kbd>K</Kbd>
      </Cluster>
    </Cluster>
  ),
};

export const InASentence: Story = {
  render: () => (
    <Text>
      Tekan <Kbd>Esc</Kbd> untuk menutup.
    </Text>
  ),
};
