import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Card } from '../../data/card/index.js';
import { Stack } from '../stack/index.js';
import { WhenNear } from './when-near.js';

const meta = {
  title: 'Tata letak/WhenNear',
  tags: ['autodocs', 'uji'],
  component: WhenNear,
  args: { minHeight: 600, children: <Card>Penampil PDF</Card> },
} satisfies Meta<typeof WhenNear>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack>
      <WhenNear minHeight={100}>
        <Card>Dekat: isinya ada</Card>
      </WhenNear>
      <WhenNear minHeight={2000}>
        <Card>Tingginya dijaga sampai dekat</Card>
      </WhenNear>
    </Stack>
  ),
};

export const WaitsUntilItIsNear: Story = {
  args: { children: undefined },
  render: () => (
    <Stack>
      {['Pertama', 'Kedua', 'Ketiga', 'Keempat'].map((name) => (
        <WhenNear key={name} minHeight={2000} margin={0}>
          <Card>{name}</Card>
        </WhenNear>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Pertama')).toBeVisible();
    await expect(canvas.queryByText('Keempat')).toBeNull();
    const last = canvasElement.querySelectorAll('[data-component="when-near"]')[3];
    last?.scrollIntoView();
    await waitFor(() => expect(canvas.getByText('Keempat')).toBeVisible());
  },
};
