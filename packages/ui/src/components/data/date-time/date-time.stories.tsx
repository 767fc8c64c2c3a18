import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/stack/index.js';
import { Text } from '../text/index.js';
import { DateTime } from './date-time.js';

const meta = {
  title: 'Tampilan data/DateTime',
  tags: ['autodocs', 'uji'],
  component: DateTime,
  args: { value: '2026-11-21T07:05:09.000Z' },
} satisfies Meta<typeof DateTime>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const time = canvas.getByText('21 Nov 2026, 14.05');
    await expect(time).toHaveAttribute('datetime', '2026-11-21T07:05:09.000Z');
    await expect(time.title).toContain('14.05.09 WIB');
  },
};

export const States: Story = {
  render: () => (
    <Stack>
      <Text>
        Teks ISO 8601: <DateTime value="2026-11-21T07:05:09.000Z" />
      </Text>
      <Text>
        Date: <DateTime value={new Date('2026-01-01T00:00:00.000Z')} />
      </Text>
      <Text>
        Bukan saat, jadi tidak ada yang digambar: <DateTime value="kemarin" />
      </Text>
    </Stack>
  ),
};
