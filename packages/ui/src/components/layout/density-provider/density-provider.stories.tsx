import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EditableRow } from '../../admin/editable-row/index.js';
import { Card } from '../../data/card/index.js';
import { Text } from '../../data/text/index.js';
import { Stack } from '../stack/index.js';
import { DensityProvider } from './density-provider.js';

const rows = (
  <Card padding="none">
    {['Array', 'Linked List', 'Stack'].map((name) => (
      <EditableRow key={name} name={name} onSave={() => undefined} />
    ))}
  </Card>
);

const meta = {
  title: 'Tata letak/DensityProvider',
  tags: ['autodocs', 'stabil'],
  component: DensityProvider,
  args: { children: rows },
} satisfies Meta<typeof DensityProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: ({ children }) => (
    <Stack gap="lg">
      <Stack gap="xs">
        <Text size="xs" tone="muted">
          comfortable
        </Text>
        <DensityProvider>{children}</DensityProvider>
      </Stack>
      <Stack gap="xs">
        <Text size="xs" tone="muted">
          compact
        </Text>
        <DensityProvider density="compact">{children}</DensityProvider>
      </Stack>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const [wide, tight] = ['comfortable', 'compact'].map(
      (density) =>
        canvasElement
          .querySelector(`[data-density="${density}"] [data-component="editable-row"]`)
          ?.getBoundingClientRect().height ?? 0,
    );
    await expect(tight).toBeGreaterThan(0);
    await expect(tight).toBeLessThan(wide ?? 0);
  },
};
