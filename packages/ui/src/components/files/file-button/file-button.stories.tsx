import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { REFRESH_CW } from '../../../lib/internal/drawings/refresh-cw.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { Cluster } from '../../layout/cluster/index.js';
import { FileButton } from './file-button.js';

const meta = {
  title: 'Berkas/FileButton',
  tags: ['autodocs', 'stabil', 'interaction'],
  component: FileButton,
  args: { accept: ['.pdf', '.docx', '.txt'], onFiles: fn(), children: 'Pilih file' },
} satisfies Meta<typeof FileButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: (args) => (
    <Cluster>
      <FileButton {...args} />
      <FileButton {...args} size="sm" icon={<Glyph of={REFRESH_CW} />}>
        Ganti
      </FileButton>
      <FileButton {...args} busy />
      <FileButton {...args} disabled />
    </Cluster>
  ),
};

export const HandsTheChosenFileOver: Story = {
  play: async ({ args, canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('There is no file input');
    const file = new File(['soal'], 'soal.txt', { type: 'text/plain' });
    await userEvent.upload(input, file);
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledWith([file]));
    await expect(input.value).toBe('');
  },
};

export const OpensByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    const opened = fn();
    input?.addEventListener('click', (event) => {
      event.preventDefault();
      opened();
    });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledOnce();
  },
};
