import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SetCover } from './set-cover.js';

/** A drawn page, so that no picture has to be fetched. */
const PAGE = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 340"><rect width="240" height="340" fill="#fff"/>${[
    40, 70, 100, 130, 160, 190, 220,
  ]
    .map((y) => `<rect x="28" y="${y}" width="${y % 3 === 0 ? 120 : 184}" height="9" fill="#555"/>`)
    .join('')}</svg>`,
)}`;

const meta = {
  title: 'Paket soal/SetCover',
  tags: ['autodocs', 'uji'],
  component: SetCover,
  args: { src: PAGE },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 68, blockSize: 96 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SetCover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const picture = canvasElement.querySelector('img');
    await expect(picture?.getBoundingClientRect().width).toBe(66);
    // The title says what it is.
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '68px 68px', gap: 16, height: 96 }}>
      <SetCover {...args} />
      <SetCover />
    </div>
  ),
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
