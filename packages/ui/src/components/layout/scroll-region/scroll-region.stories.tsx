import type { Meta, StoryObj } from '@storybook/react-vite';
import { Profiler, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/index.js';
import { Stack } from '../stack/index.js';
import { ScrollRegion } from './scroll-region.js';

const wide = (
  <p className="ui:whitespace-nowrap">{'Kompleksitas waktu, ruang, dan contoh. '.repeat(12)}</p>
);

const meta = {
  title: 'Tata letak/ScrollRegion',
  tags: ['autodocs', 'stabil'],
  component: ScrollRegion,
  args: { label: 'Tabel kompleksitas', children: wide },
} satisfies Meta<typeof ScrollRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack>
      <ScrollRegion label="Isi yang lebar">{wide}</ScrollRegion>
      <ScrollRegion label="Isi yang muat">
        <p className="ui:whitespace-nowrap">Isi yang muat</p>
      </ScrollRegion>
    </Stack>
  ),
};

export const IsARegionOnlyWhileItScrolls: Story = {
  ...States,
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = await canvas.findByRole('region', { name: 'Isi yang lebar' });
    await expect(canvas.getAllByRole('region')).toHaveLength(1);
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await expect(region).toHaveStyle({ outlineStyle: 'solid' });
  },
};

export const ForgetsTheRegionWhenItFits: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = await canvas.findByRole('region', { name: 'Tabel kompleksitas' });
    (region.firstElementChild as HTMLElement).style.width = '10px';
    (region.firstElementChild as HTMLElement).style.overflow = 'hidden';
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
  },
};

const drawn = fn();

export const IsDrawnOnceAChange: Story = {
  render: function Render(args) {
    const [count, setCount] = useState(0);
    return (
      <Profiler id="region" onRender={(_id, phase) => drawn(phase)}>
        <Button onClick={() => setCount(count + 1)}>Tambah</Button>
        <ScrollRegion {...args}>{count} soal</ScrollRegion>
      </Profiler>
    );
  },
  beforeEach: () => {
    drawn.mockClear();
  },
  play: async ({ canvas }) => {
    // The observer has told what it sees at first.
    await new Promise((done) => setTimeout(done, 100));
    await userEvent.click(canvas.getByRole('button', { name: 'Tambah' }));
    await new Promise((done) => setTimeout(done, 100));
    await expect(drawn.mock.calls).toEqual([['mount'], ['update']]);
  },
};

/** What only screen readers are told stands at its place, which may be far to the right. */
export const HoldsWhatIsHidden: Story = {
  args: {
    children: (
      <p className="ui:whitespace-nowrap">
        {'Kompleksitas waktu, ruang, dan contoh. '.repeat(12)}
        <span className="ui:sr-only">Akhir</span>
      </p>
    ),
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Tabel kompleksitas' });
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
