import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../../layout/stack/index.js';
import { CodeBlock } from './code-block.js';

const lines = `for (let i = 0; i < larik.length; i += 1) {
  console.log(larik[i]);
}`;

const meta = {
  title: 'Tulis/CodeBlock',
  tags: ['autodocs', 'stabil'],
  component: CodeBlock,
  args: { children: lines },
} satisfies Meta<typeof CodeBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack>
      <CodeBlock>{lines}</CodeBlock>
      <CodeBlock language="JavaScript">{lines}</CodeBlock>
      <CodeBlock language="Shell" label="Perintah pemasangan">
        {`npm install ${'@bank-soal/ui '.repeat(20)}`}
      </CodeBlock>
      <CodeBlock language="Tanpa isi">{''}</CodeBlock>
    </Stack>
  ),
};

export const ScrollsByKeyboard: Story = {
  args: { language: 'Teks', children: 'panjang sekali '.repeat(40) },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const region = await within(canvasElement).findByRole('region', { name: 'Kode Teks' });
    await userEvent.tab();
    await expect(region).toHaveFocus();
  },
};
