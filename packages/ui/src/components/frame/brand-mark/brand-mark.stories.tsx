import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Text } from '../../data/text/index.js';
import { Cluster } from '../../layout/cluster/index.js';
import { Stack } from '../../layout/stack/index.js';
import { BrandMark } from './brand-mark.js';

const meta = {
  title: 'Kerangka/BrandMark',
  tags: ['autodocs', 'stabil'],
  component: BrandMark,
} satisfies Meta<typeof BrandMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const IMAGE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 32"%3E%3Crect width="32" height="32" rx="6" fill="%237a1f2b"/%3E%3Cpath d="M9 22V10h5a4 4 0 0 1 0 8H9m10 4V10h5m-5 6h4" fill="none" stroke="%23fff" stroke-width="2.5"/%3E%3Cpath d="M42 9h50M42 16h36M42 23h44" stroke="%237a1f2b" stroke-width="3"/%3E%3C/svg%3E';

export const States: Story = {
  render: () => (
    <Stack>
      {(['university', 'department'] as const).map((variant) => (
        <Stack key={variant} gap="xs">
          <Text size="xs" tone="muted">
            {variant}: sm, md, lg, xl
          </Text>
          <Cluster gap="md">
            {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
              <BrandMark key={size} variant={variant} size={size} />
            ))}
          </Cluster>
        </Stack>
      ))}
      <Stack gap="xs">
        <Text size="xs" tone="muted">
          src: gambar sendiri
        </Text>
        <BrandMark src={IMAGE} name="Fakultas lain" size="lg" />
      </Stack>
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
