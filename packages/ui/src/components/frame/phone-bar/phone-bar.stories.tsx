import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../../actions/button/index.js';
import { Text } from '../../data/text/index.js';
import { Stack } from '../../layout/stack/index.js';
import { PhoneBar } from './phone-bar.js';

const meta = {
  title: 'Kerangka/PhoneBar',
  tags: ['autodocs', 'uji'],
  component: PhoneBar,
  args: {
    label: 'Naskah',
    children: (
      <>
        <Text as="span" size="sm" weight="semibold">
          5 soal · 50 poin
        </Text>
        <Button variant="primary">Unduh</Button>
      </>
    ),
  },
  render: (args) => (
    <Stack>
      {Array.from({ length: 30 }, (_, at) => (
        <Text key={at}>Baris {at + 1} dari halaman yang panjang.</Text>
      ))}
      <PhoneBar {...args} />
    </Stack>
  ),
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof PhoneBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('region', { name: 'Naskah' });
    // In sight from the start, though the page goes on.
    await expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const States: Story = {
  args: {
    children: (
      <>
        <Text as="span" size="sm" weight="semibold">
          1.234.567.890 soal · 9.876.543.210 poin
        </Text>
        <Button variant="primary" busy>
          Menyiapkan...
        </Button>
      </>
    ),
  },
  globals: { viewport: { value: 'narrow' } },
};

export const NotOnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region')).toBeNull();
  },
};
