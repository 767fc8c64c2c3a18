import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { fitsThePage } from '../../../test/fits-the-page.js';
import { Cluster } from '../../layout/cluster/index.js';
import { Stack } from '../../layout/stack/index.js';
import { CodeBlock } from '../../writing/code-block/index.js';
import { CopyButton } from './copy-button.js';

const COMMAND = 'sudo bank-soal search-index --rebuild';
const writeText = fn<(text: string) => Promise<void>>();

const meta = {
  title: 'Tindakan/CopyButton',
  tags: ['autodocs', 'uji', 'interaction'],
  component: CopyButton,
  args: { text: COMMAND },
  beforeEach: () => {
    writeText.mockReset();
    writeText.mockResolvedValue();
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    return () => void Reflect.deleteProperty(navigator, 'clipboard');
  },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: (args) => (
    <Stack>
      <Cluster>
        <CopyButton {...args} />
        <CopyButton {...args}>Salin perintah</CopyButton>
        <CopyButton {...args} iconOnly aria-label="Salin perintah" />
      </Cluster>
      <Cluster>
        <CopyButton {...args} size="sm" />
        <CopyButton {...args} size="sm" variant="ghost">
          Salin perintah
        </CopyButton>
        <CopyButton {...args} size="sm" variant="ghost" iconOnly aria-label="Salin perintah" />
        <CopyButton {...args} size="sm" disabled />
      </Cluster>
    </Stack>
  ),
};

export const BelowACommand: Story = {
  render: (args) => (
    <Stack gap="sm">
      <CodeBlock label="Perintah">{COMMAND}</CodeBlock>
      <CopyButton {...args} size="sm">
        Salin perintah
      </CopyButton>
    </Stack>
  ),
};

/** Shown and said for two seconds; the name and the width of the button stay. */
export const CopiesByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Salin' });
    const width = button.offsetWidth;
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(writeText).toHaveBeenCalledWith(COMMAND);
    const root = canvasElement.querySelector('[data-component=copy-button]');
    await waitFor(() => expect(root).toHaveAttribute('data-state', 'copied'));
    await expect(canvas.getByText('Disalin', { selector: 'button span' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Disalin');
    await expect(button).toHaveAccessibleName('Salin');
    await expect(button.offsetWidth).toBe(width);
    await expect(button).toHaveFocus();
    await waitFor(() => expect(root).not.toHaveAttribute('data-state'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^$/));
  },
};

export const AsksForTheTextWhenPressed: Story = {
  args: { text: fn(() => 'baru saja') },
  play: async ({ args, canvas }) => {
    await expect(args.text).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button'));
    await expect(writeText).toHaveBeenCalledWith('baru saja');
  },
};

export const SaysThatItIsRefused: Story = {
  beforeEach: () => {
    writeText.mockRejectedValue(new DOMException('Denied', 'NotAllowedError'));
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Salin' });
    await userEvent.click(button);
    const sentence = 'Peramban menolak menyalin. Pilih teksnya, lalu salin sendiri.';
    await expect(await canvas.findByText(sentence)).toBeVisible();
    await expect(button).toHaveAccessibleDescription(sentence);
    writeText.mockResolvedValue();
    await userEvent.click(button);
    await waitFor(() => expect(canvas.queryByText(sentence)).toBeNull());
  },
};

/** A page that came without encryption has no clipboard. */
export const WithoutAClipboard: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText(/^Peramban menolak menyalin/)).toBeVisible();
  },
};

export const LongText: Story = {
  args: { children: 'Salin ketidakbertanggungjawabannyakah_pemrograman_berorientasi_objek' },
  globals: { viewport: { value: 'narrow' } },
  play: fitsThePage,
};
