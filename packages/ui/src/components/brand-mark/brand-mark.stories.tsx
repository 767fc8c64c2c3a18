import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Cluster } from '../cluster/index.js';
import { Stack } from '../stack/index.js';
import { BrandMark } from './brand-mark.js';

const meta = { title: 'Kerangka/BrandMark', component: BrandMark } satisfies Meta<typeof BrandMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const IMAGE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"%3E%3Cellipse cx="20" cy="10" rx="20" ry="10" fill="%23705"/%3E%3C/svg%3E';

export const States: Story = {
  render: () => (
    <Stack>
      {(['university', 'department'] as const).map((variant) => (
        <Cluster key={variant} gap="md">
          {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
            <BrandMark key={size} variant={variant} size={size} />
          ))}
        </Cluster>
      ))}
      <BrandMark src={IMAGE} name="Fakultas lain" size="lg" />
    </Stack>
  ),
};

export const IsReplacedByAnImage: Story = {
  args: { src: IMAGE, name: 'Fakultas Teknik' },
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole('img', { name: 'Fakultas Teknik' });
    await expect(image).toHaveAttribute('src', IMAGE);
  },
};

export const StaysSilentBesideTheName: Story = {
  args: { name: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).not.toBeInTheDocument();
  },
};
