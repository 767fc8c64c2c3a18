import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Cluster } from '../../layout/cluster/index.js';
import { Stack } from '../../layout/stack/index.js';
import { Text } from '../text/index.js';
import { Avatar } from './avatar.js';

const meta = {
  title: 'Tampilan data/Avatar',
  tags: ['autodocs', 'stabil'],
  component: Avatar,
  args: { name: 'Dewi Lestari' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const IMAGE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Crect width="8" height="8" fill="%23578"/%3E%3C/svg%3E';

export const States: Story = {
  render: ({ name }) => (
    <Cluster gap="lg">
      {[
        { label: 'sm', avatar: <Avatar name={name} size="sm" /> },
        { label: 'md', avatar: <Avatar name={name} /> },
        { label: 'lg', avatar: <Avatar name={name} size="lg" /> },
        { label: 'Tanpa nama', avatar: <Avatar name="" /> },
        { label: 'Dengan gambar', avatar: <Avatar name={name} src={IMAGE} /> },
      ].map(({ label, avatar }) => (
        <Stack key={label} gap="xs" align="center">
          {avatar}
          <Text size="xs" tone="muted">
            {label}
          </Text>
        </Stack>
      ))}
    </Cluster>
  ),
};

export const SpeaksWhenItStandsAlone: Story = {
  args: { label: 'Dewi Lestari' },
  play: async ({ canvasElement }) => {
    const avatar = within(canvasElement).getByRole('img', { name: 'Dewi Lestari' });
    await expect(avatar).toHaveTextContent('DL');
  },
};
