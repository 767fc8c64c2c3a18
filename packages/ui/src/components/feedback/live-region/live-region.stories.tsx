import type { Meta, StoryObj } from '@storybook/react-vite';
import { Profiler, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../actions/button/index.js';
import { Text } from '../../data/text/index.js';
import { Stack } from '../../layout/stack/index.js';
import { LiveRegion, type LiveRegionProps } from './live-region.js';

function Counter({ politeness }: Pick<LiveRegionProps, 'politeness'>) {
  const [count, setCount] = useState(0);
  return (
    <Stack align="start">
      <Button onClick={() => setCount(count + 1)}>Tambah soal</Button>
      <LiveRegion
        politeness={politeness}
        message={count === 0 ? '' : `${count} soal dalam formulir`}
      />
    </Stack>
  );
}

const meta = {
  title: 'Umpan balik/LiveRegion',
  tags: ['autodocs', 'stabil'],
  component: LiveRegion,
  args: { message: '' },
  render: ({ politeness }) => <Counter politeness={politeness} />,
} satisfies Meta<typeof LiveRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack>
      {(['polite', 'assertive'] as const).map((politeness) => (
        <Stack key={politeness} gap="xs">
          <Text size="sm" tone="muted">
            {politeness}
          </Text>
          <Counter politeness={politeness} />
        </Stack>
      ))}
    </Stack>
  ),
};

export const SaysWhatChanged: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent(/^$/);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('2 soal dalam formulir');
  },
};

const drawn = fn();

export const IsDrawnOnceAMessage: Story = {
  render: ({ politeness }) => (
    <Profiler id="region" onRender={(_id, phase) => drawn(phase)}>
      <Counter politeness={politeness} />
    </Profiler>
  ),
  beforeEach: () => {
    drawn.mockClear();
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Tambah soal' }));
    await new Promise((done) => setTimeout(done, 100));
    await expect(drawn.mock.calls).toEqual([['mount'], ['update']]);
  },
};

export const Interrupts: Story = {
  args: { politeness: 'assertive' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('1 soal');
  },
};
