import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Text } from '../../data/text/index.js';
import { Stack } from '../../layout/stack/index.js';
import { FileSlot } from '../file-slot/index.js';
import { DropAnywhere } from './drop-anywhere.js';

const meta = {
  title: 'Berkas/DropAnywhere',
  tags: ['autodocs', 'uji'],
  component: DropAnywhere,
  args: {
    label: 'Lepaskan file di mana saja',
    hint: 'Kunci jawaban dan test case dikenali dari nama filenya.',
    onDrop: fn(),
  },
  render: function Render(args) {
    const [names, setNames] = useState<string[]>([]);
    return (
      <Stack>
        <Text>Seret file ke halaman ini. Yang dilepas: {names.join(', ') || 'belum ada'}</Text>
        <DropAnywhere
          {...args}
          onDrop={(files) => {
            args.onDrop(files);
            setNames(files.map(({ name }) => name));
          }}
        />
      </Stack>
    );
  },
} satisfies Meta<typeof DropAnywhere>;

export default meta;
type Story = StoryObj<typeof meta>;

function drag(type: 'dragover' | 'dragleave' | 'drop', onto: Element, name = 'UTS.pdf') {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(['%PDF-'], name));
  const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
  onto.dispatchEvent(event);
  return event;
}

export const Default: Story = {};

export const States: Story = {
  play: async ({ args, canvasElement }) => {
    drag('dragover', canvasElement);
    await expect(await within(canvasElement).findByText(args.label as string)).toBeVisible();
  },
};

export const TakesWhatIsDropped: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    drag('dragover', canvasElement);
    await canvas.findByText(args.label as string);
    drag('dragleave', canvasElement);
    await waitFor(() => expect(canvas.queryByText(args.label as string)).toBeNull());
    await expect(drag('drop', canvasElement).defaultPrevented).toBe(true);
    await expect(args.onDrop).toHaveBeenCalledOnce();
    await expect(await canvas.findByText(/Yang dilepas: UTS\.pdf/)).toBeVisible();
  },
};

export const LeavesASlotItsOwn: Story = {
  render: (args) => (
    <>
      <FileSlot label="Upload Soal" value={[]} onAdd={fn()} onRemove={fn()} />
      <DropAnywhere {...args} />
    </>
  ),
  play: async ({ args, canvasElement }) => {
    drag('drop', within(canvasElement).getByRole('button', { name: 'Pilih file' }));
    await expect(args.onDrop).not.toHaveBeenCalled();
  },
};

export const TakesNothingWhileBusy: Story = {
  args: { disabled: true },
  play: async ({ args, canvasElement }) => {
    drag('dragover', canvasElement);
    await expect(within(canvasElement).queryByText(args.label as string)).toBeNull();
    await expect(drag('drop', canvasElement).defaultPrevented).toBe(true);
    await expect(args.onDrop).not.toHaveBeenCalled();
  },
};
