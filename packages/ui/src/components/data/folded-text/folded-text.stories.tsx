import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../../layout/stack/index.js';
import { FoldedText } from './folded-text.js';

const SHORT = 'Lima soal uraian. Boleh membuka satu lembar catatan.';
const LONG = Array.from(
  { length: 12 },
  (_, at) => `Bagian ${at + 1} berisi soal uraian tentang struktur data linear dan tak linear.`,
).join(' ');

const meta = {
  title: 'Tampilan data/FoldedText',
  tags: ['autodocs', 'uji'],
  component: FoldedText,
  args: { children: LONG },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FoldedText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack>
      <FoldedText>{SHORT}</FoldedText>
      <FoldedText>{LONG}</FoldedText>
      <FoldedText>{'Satu baris\nLalu satu lagi\nDan yang ketiga\nSerta yang keempat'}</FoldedText>
    </Stack>
  ),
};

export const ShortText: Story = {
  args: { children: SHORT },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const UnfoldsByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const text = canvas.getByText(LONG);
    const button = await canvas.findByRole('button', { name: 'Selengkapnya' });
    const folded = text.clientHeight;
    await expect(text.scrollHeight).toBeGreaterThan(folded);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(text.clientHeight).toBe(text.scrollHeight);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(button).toHaveTextContent('Ringkas');
    await userEvent.keyboard('{Enter}');
    await expect(text.clientHeight).toBe(folded);
    await expect(button).toHaveFocus();
  },
};
