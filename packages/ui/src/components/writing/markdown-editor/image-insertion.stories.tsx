import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { controlled } from '../../../test/controlled.js';
import { fitsThePage } from '../../../test/fits-the-page.js';
import { ownImages, SAMPLE_IMAGE, samplePicture, withOwnImages } from '../../../test/own-images.js';
import { MarkdownEditor } from './markdown-editor.js';

const meta = {
  title: 'Tulis/MarkdownEditor/Gambar',
  component: MarkdownEditor,
  args: { value: 'Perhatikan pohon berikut.', label: 'Pertanyaan', onChange: fn() },
  decorators: [withOwnImages],
  render: controlled(MarkdownEditor),
  beforeEach: () => {
    ownImages.keep.mockReset();
    ownImages.keep.mockImplementation(async () => SAMPLE_IMAGE);
  },
} satisfies Meta<typeof MarkdownEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const area = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Pertanyaan/ });
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Sisipkan gambar' }));
const alt = async () => (await dialog()).findByRole('textbox', { name: /^Deskripsi gambar/ });
const MARKDOWN = `![Pohon biner](${SAMPLE_IMAGE})`;

/** What a paste or a drop brings. */
function carrying(file: File): DataTransfer {
  const data = new DataTransfer();
  data.items.add(file);
  return data;
}

const WAY = { bubbles: true, cancelable: true } as const;
const paste = (clipboardData: DataTransfer) =>
  area().dispatchEvent(new ClipboardEvent('paste', { ...WAY, clipboardData }));
const drag = (kind: 'dragenter' | 'drop', dataTransfer: DataTransfer) =>
  area().dispatchEvent(new DragEvent(kind, { ...WAY, dataTransfer }));

const caretAtTheEnd = () => area().setSelectionRange(25, 25);

async function describe(words = 'Pohon biner') {
  await userEvent.type(await alt(), words);
  await userEvent.click((await dialog()).getByRole('button', { name: 'Sisipkan gambar' }));
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** From the toolbar: the caret's place is kept, and the text has the focus again. */
export const Default: Story = {
  play: async ({ canvas }) => {
    area().focus();
    area().setSelectionRange(10, 10);
    await userEvent.click(canvas.getByRole('button', { name: 'Gambar' }));
    await dialog();
    const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
    if (!input) throw new Error('The dialog takes a file');
    await userEvent.upload(input, await samplePicture());
    await expect(await alt()).toHaveFocus();
    await userEvent.keyboard('Pohon biner{Enter}');
    await gone();
    await expect(area()).toHaveValue(`Perhatikan${MARKDOWN} pohon berikut.`);
    await expect(area()).toHaveFocus();
    await expect(area().selectionStart).toBe(10 + MARKDOWN.length);
    await expect(screen.getAllByRole('status').at(-1)).toHaveTextContent('Gambar disisipkan');
    document.execCommand('undo');
    await expect(area()).toHaveValue('Perhatikan pohon berikut.');
  },
};

export const PastesAPicture: Story = {
  play: async ({ canvas }) => {
    area().setSelectionRange(11, 16);
    paste(carrying(await samplePicture('image.png')));
    // The words that it takes the place of describe it.
    await waitFor(async () => expect(await alt()).toHaveValue('pohon'));
    await userEvent.click((await dialog()).getByRole('button', { name: 'Sisipkan gambar' }));
    await gone();
    await expect(area()).toHaveValue(`Perhatikan ![pohon](${SAMPLE_IMAGE}) berikut.`);
    await userEvent.click(canvas.getByRole('button', { name: 'Pratinjau: Pertanyaan' }));
    await expect(
      await canvas.findByRole('img', { name: 'pohon' }, { timeout: 10_000 }),
    ).toBeVisible();
  },
};

export const DropsAPicture: Story = {
  play: async () => {
    caretAtTheEnd();
    const data = carrying(await samplePicture());
    drag('dragenter', data);
    await waitFor(() => expect(area().closest('[data-over]')).not.toBeNull());
    drag('drop', data);
    await describe();
    await gone();
    await expect(area()).toHaveValue(`Perhatikan pohon berikut.${MARKDOWN}`);
  },
};

export const KeepsWhatWasTypedWhenItFails: Story = {
  play: async () => {
    caretAtTheEnd();
    ownImages.keep.mockRejectedValueOnce(new Error('Gambar paling besar 2 MB.'));
    paste(carrying(await samplePicture()));
    await describe();
    await expect(await screen.findByText('Gambar paling besar 2 MB.')).toBeVisible();
    await expect(await alt()).toHaveValue('Pohon biner');
    await expect(screen.getByText('pohon.png')).toBeVisible();
    await userEvent.click((await dialog()).getByRole('button', { name: 'Sisipkan gambar' }));
    await gone();
    await expect(area()).toHaveValue(`Perhatikan pohon berikut.${MARKDOWN}`);
  },
};

export const SaysHowFarItIs: Story = {
  play: async () => {
    ownImages.keep.mockImplementation(((
      _: File,
      { onProgress }: { onProgress: (n: number) => void },
    ) => {
      onProgress(0.4);
      return new Promise(() => {});
    }) as never);
    paste(carrying(await samplePicture()));
    await describe();
    await expect((await screen.findAllByText(/Mengupload... 40%/))[0]).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(area()).toHaveValue('Perhatikan pohon berikut.');
  },
};

export const AsksForADescription: Story = {
  play: async () => {
    paste(carrying(await samplePicture()));
    await userEvent.click((await dialog()).getByRole('button', { name: 'Sisipkan gambar' }));
    await expect(await screen.findByText('Deskripsi gambar harus diisi')).toBeVisible();
    await expect(await alt()).toHaveFocus();
    await expect(ownImages.keep).not.toHaveBeenCalled();
  },
};

export const RefusesOtherFiles: Story = {
  play: async () => {
    const sheet = new File(['a;b'], 'nilai.csv', { type: 'text/csv' });
    drag('drop', carrying(sheet));
    await dialog();
    await expect(await screen.findByText('Gunakan gambar PNG atau JPEG.')).toBeVisible();
  },
};

export const LeavesPastedWordsAlone: Story = {
  play: async () => {
    const data = carrying(await samplePicture());
    data.setData('text/plain', 'dari Word');
    paste(data);
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    paste(carrying(await samplePicture()));
    await alt();
    await fitsThePage();
  },
};
