import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../../layout/stack/index.js';
import { Text } from '../text/index.js';
import { VisuallyHidden } from './visually-hidden.js';

const meta = {
  title: 'Tampilan data/VisuallyHidden',
  tags: ['autodocs', 'stabil'],
  component: VisuallyHidden,
  args: { children: 'diunduh sebanyak' },
  render: (args) => (
    <Text>
      Struktur Data <VisuallyHidden {...args} /> 12×
    </Text>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: (args) => (
    <Stack>
      <Text>
        Struktur Data <VisuallyHidden {...args} /> 12×
      </Text>
      <VisuallyHidden as="h2">Hasil pencarian</VisuallyHidden>
    </Stack>
  ),
};

export const TakesNoRoom: Story = {
  play: async ({ args, canvasElement }) => {
    const hidden = within(canvasElement).getByText(String(args.children));
    await expect(hidden.getBoundingClientRect().width).toBe(1);
    await expect(canvasElement).toHaveTextContent('Struktur Data diunduh sebanyak 12×');
  },
};
