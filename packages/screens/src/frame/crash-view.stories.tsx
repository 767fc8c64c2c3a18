import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CrashView } from './crash-view.js';

const meta = {
  title: 'Layar/Kesalahan tak terduga',
  tags: ['autodocs'],
  component: CrashView,
  parameters: { frames: { 'layar-kesalahan-tak-terduga--default': 420 }, layout: 'fullscreen' },
  args: { onReload: fn(), homeHref: '#/' },
} satisfies Meta<typeof CrashView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Muat ulang' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
