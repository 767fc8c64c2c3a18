import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../layout/stack/index.js';
import { MarkdownEditor, type MarkdownEditorProps } from './markdown-editor.js';

const text = `## Soal

Jelaskan perbedaan **tumpukan** dan *antrean*, lalu beri contoh \`push\` dan \`enqueue\`.

- Sebutkan kompleksitasnya
- Gambarkan isinya
`;

function Editor({ value: first, ...rest }: MarkdownEditorProps) {
  const [value, setValue] = useState(first);
  return (
    <MarkdownEditor
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next);
        rest.onChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Tulis/MarkdownEditor',
  tags: ['autodocs', 'stabil', 'interaction'],
  component: MarkdownEditor,
  args: { value: '', onChange: fn(), onSave: fn(), onCancel: fn() },
  render: (args) => <Editor {...args} />,
} satisfies Meta<typeof MarkdownEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const area = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole<HTMLTextAreaElement>('textbox', { name: /^Teks soal/ });
const button = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('button', { name });

export const Default: Story = {};

export const States: Story = {
  render: (args) => (
    <Stack gap="xl" className="ui:max-w-prose">
      <Editor {...args} />
      <Editor {...args} value={text} hint="Rumus ditulis di antara dua tanda dolar ganda." />
      <Editor {...args} value={text} busy />
      <Editor {...args} value="?" error="Teks soal terlalu pendek" />
    </Stack>
  ),
};

export const Preview: Story = {
  args: { value: text },
  play: async ({ canvasElement }) => {
    await userEvent.click(button(canvasElement, 'Pratinjau'));
    const preview = within(canvasElement).getByRole('region', { name: 'Pratinjau' });
    await expect(
      await within(preview).findByText('tumpukan', {}, { timeout: 10_000 }),
    ).toBeVisible();
    await expect(within(preview).getByRole('heading')).toHaveTextContent('Soal');
    await expect(button(canvasElement, 'Tebal')).toBeDisabled();
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Mode pratinjau');
  },
};

export const LongText: Story = {
  args: { value: `${text}\n${'Ketidakbertanggungjawabannyakah '.repeat(120)}` },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expect(area(canvasElement).offsetHeight).toBe(400);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const StaysAtLeastTwoHundredHigh: Story = {
  play: async ({ canvasElement }) => {
    await expect(area(canvasElement).offsetHeight).toBe(200);
  },
};

export const KeepsTheTextWhenPreviewed: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(area(canvasElement), 'Belum selesai');
    await userEvent.click(button(canvasElement, 'Pratinjau'));
    const toggle = button(canvasElement, 'Ubah');
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(area(canvasElement)).toHaveValue('Belum selesai');
  },
};

export const SavesOnlyWhatIsNotBlank: Story = {
  play: async ({ args, canvasElement }) => {
    await expect(button(canvasElement, 'Simpan')).toBeDisabled();
    await userEvent.type(area(canvasElement), '  \n ');
    await expect(button(canvasElement, 'Simpan')).toBeDisabled();
    await userEvent.type(area(canvasElement), 'a');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith('  \n a');
  },
};

export const Cancels: Story = {
  args: { value: text },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(button(canvasElement, 'Batal'));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const MovesThroughToolsByArrowKeys: Story = {
  args: { value: 'satu dua' },
  play: async ({ args, canvasElement }) => {
    area(canvasElement).setSelectionRange(5, 8);
    await userEvent.tab();
    await expect(button(canvasElement, 'Tebal')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(button(canvasElement, 'Miring')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(button(canvasElement, 'Garis pemisah')).toHaveFocus();
    await userEvent.keyboard('{Home}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('satu **dua**');
    await expect(area(canvasElement)).toHaveFocus();
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Tebal diterapkan');
  },
};

export const TogglesByShortcut: Story = {
  args: { value: 'satu dua' },
  play: async ({ canvasElement }) => {
    const input = area(canvasElement);
    input.focus();
    input.setSelectionRange(5, 8);
    await userEvent.keyboard('{Control>}b{/Control}');
    await expect(input).toHaveValue('satu **dua**');
    await userEvent.keyboard('{Control>}i{/Control}');
    await expect(input).toHaveValue('satu ***dua***');
    await userEvent.keyboard('{Control>}b{/Control}');
    await expect(input).toHaveValue('satu *dua*');
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(input).toHaveValue('satu *[dua](https://)*');
  },
};

export const UndoesATool: Story = {
  args: { value: 'satu dua' },
  play: async ({ canvasElement }) => {
    const input = area(canvasElement);
    input.focus();
    input.setSelectionRange(0, 4);
    await userEvent.click(button(canvasElement, 'Judul 1'));
    await expect(input).toHaveValue('# satu dua');
    document.execCommand('undo');
    await expect(input).toHaveValue('satu dua');
    document.execCommand('redo');
    await expect(input).toHaveValue('# satu dua');
  },
};

export const TakesFocusWhenItAppears: Story = {
  args: { focusOnMount: true },
  play: async ({ canvasElement }) => {
    await expect(area(canvasElement)).toHaveFocus();
  },
};

export const InAForm: Story = {
  args: {
    label: 'Pembahasan',
    optional: true,
    size: 'sm',
    onSave: undefined,
    onCancel: undefined,
    value: 'Karena **cepat**.',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // The form around it saves.
    await expect(canvas.queryByRole('button', { name: 'Simpan' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Batal' })).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Pembahasan' })).toBeVisible();
    await userEvent.click(button(canvasElement, 'Pratinjau: Pembahasan'));
    await expect(await canvas.findByText('cepat', { selector: 'strong' })).toBeVisible();
    await userEvent.click(button(canvasElement, 'Ubah: Pembahasan'));
    await expect(canvas.getByRole('textbox', { name: 'Pembahasan' })).toBeVisible();
  },
};
