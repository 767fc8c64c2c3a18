import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../stack/index.js';
import { OnPaper, OnScreen } from './on-paper.js';

const meta = {
  title: 'Tata letak/OnPaper',
  tags: ['autodocs', 'uji'],
  component: OnPaper,
  subcomponents: { OnScreen },
  args: { children: 'Hanya di kertas' },
  render: (args) => (
    <Stack>
      <OnScreen>Hanya di layar</OnScreen>
      <OnPaper {...args} />
    </Stack>
  ),
} satisfies Meta<typeof OnPaper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Hanya di layar')).toBeVisible();
    await expect(canvas.getByText('Hanya di kertas')).not.toBeVisible();
  },
};

export const States: Story = {};
