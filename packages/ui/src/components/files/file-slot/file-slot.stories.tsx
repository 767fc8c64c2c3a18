import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/index.js';
import { Grid } from '../../layout/grid/index.js';
import { FileSlot } from './file-slot.js';
import type { SlotFile } from './slot-file.js';

const PDF: SlotFile = { id: '1', name: 'UTS Struktur Data.pdf', size: 1_440_000 };

const meta = {
  title: 'Berkas/FileSlot',
  tags: ['autodocs', 'stabil', 'interaction'],
  component: FileSlot,
  args: { label: 'Upload Soal', value: [], onAdd: fn(), onRemove: fn() },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <FileSlot
        {...args}
        value={value}
        onAdd={(files) => {
          args.onAdd(files);
          const added = files.map(({ name, size }) => ({ id: `${name} ${size}`, name, size }));
          setValue((old) => (args.multiple ? [...old, ...added] : added));
        }}
        onRemove={(id) => {
          args.onRemove(id);
          setValue((old) => old.filter((file) => file.id !== id));
        }}
      />
    );
  },
} satisfies Meta<typeof FileSlot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: (args) => (
    <Grid gap="lg">
      <FileSlot {...args} required />
      <FileSlot {...args} label="Upload Kunci Jawaban" value={[PDF]} />
      <FileSlot
        {...args}
        label="Upload Test Cases"
        multiple
        onRetry={fn()}
        value={[
          { id: 'a', name: 'masukan-1.txt', size: 812, status: 'uploading', progress: 0.4 },
          { id: 'b', name: 'masukan-2.txt', size: 640, status: 'done' },
          { id: 'c', name: 'masukan-3.txt', size: 640, status: 'failed' },
          {
            id: 'd',
            name: 'masukan-4.txt',
            size: 640,
            status: 'failed',
            error: 'File kosong tidak dapat diupload.',
          },
        ]}
      />
      <FileSlot {...args} label="Wajib" error="Silakan upload file soal terlebih dahulu!" />
      <FileSlot {...args} label="Nonaktif" disabled value={[PDF]} />
      <FileSlot {...args} label="Kosong dan nonaktif" disabled />
    </Grid>
  ),
};

export const LongName: Story = {
  args: {
    value: [
      {
        ...PDF,
        name: 'kumpulan_soal_ujian_akhir_semester_ganjil_pemrograman_berorientasi_objek_lanjutan_v3.pdf',
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};

const text = (name: string) => new File(['1 2 3'], name, { type: 'text/plain' });

export const ChoosesAndRemoves: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(canvas.getByLabelText('Upload Soal'), text('masukan.TXT'));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(canvas.getByText('masukan.TXT')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus masukan.TXT' }));
    await expect(canvas.queryByText('masukan.TXT')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Pilih file' })).toHaveFocus();
  },
};

export const LooksBeforeSending: Story = {
  args: {
    multiple: true,
    onLook: fn(),
    value: [
      { ...PDF, local: true },
      { id: '2', name: 'Kunci.pdf', size: 812, status: 'done' },
    ],
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: 'Lihat Kunci.pdf' })).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: `Lihat ${PDF.name}` })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLook).toHaveBeenCalledWith('1');
  },
};

export const RefusesOtherFormats: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(canvas.getByLabelText('Upload Soal'), text('soal.exe'));
    await expect(args.onAdd).not.toHaveBeenCalled();
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Format file .exe tidak didukung. Gunakan PDF, DOCX, atau TXT.',
    );
    await user.upload(canvas.getByLabelText('Upload Soal'), text('soal.txt'));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const TakesDroppedFiles: Story = {
  args: { multiple: true },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const zone = canvas.getByText('Pilih file').parentElement;
    if (!zone) throw new Error('There is no drop zone');
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(text('satu.txt'));
    dataTransfer.items.add(text('dua.txt'));
    for (const kind of ['dragenter', 'drop']) {
      zone.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));
    }
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledOnce());
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Tambah file' })).toBeVisible();
  },
};

export const OpensTheSystemsDialog: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Upload Soal');
    const opened = fn((event: Event) => event.preventDefault());
    input.addEventListener('click', opened);
    await userEvent.click(canvas.getByRole('button', { name: 'Pilih file' }));
    await expect(opened).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByText('atau seret ke sini'));
    await expect(opened).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByText('Upload Soal'));
    await expect(opened).toHaveBeenCalledTimes(3);
  },
};

export const LeavesItsNameToTheForm: Story = {
  args: { value: [PDF] },
  render: (args) => (
    <form>
      <FileSlot {...args} />
      <Button>Upload Soal</Button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('button', { name: /Upload Soal/ })).toHaveLength(1);
    await expect(canvas.getAllByLabelText(/Upload Soal/)).toHaveLength(1);
    await expect(canvas.getAllByText(PDF.name, { exact: false })).toHaveLength(1);
  },
};

export const SendsAgain: Story = {
  args: { value: [{ ...PDF, status: 'failed' }], onRetry: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: `Coba lagi upload ${PDF.name}` }),
    );
    await expect(args.onRetry).toHaveBeenCalledWith('1');
  },
};

export const IsHeard: Story = {
  args: { required: true, multiple: true },
  render: function Render(args) {
    const [value, setValue] = useState<SlotFile[]>([]);
    const finish = () =>
      setValue((files) =>
        files.map((file, index) => ({ ...file, status: index === 0 ? 'done' : 'failed' })),
      );
    return (
      <>
        <FileSlot
          {...args}
          value={value}
          onAdd={(files) =>
            setValue(files.map(({ name, size }) => ({ id: name, name, size, status: 'uploading' })))
          }
        />
        <Button onClick={finish}>Selesaikan</Button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Pilih file' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription(
      'Upload Soal Wajib diisi. Format: PDF, DOCX, atau TXT',
    );
    await userEvent.upload(canvas.getByLabelText('Upload Soal'), [
      text('satu.txt'),
      text('dua.txt'),
    ]);
    await expect(canvas.getByRole('progressbar', { name: 'satu.txt' })).toBeInTheDocument();
    await expect(canvas.getByRole('status')).toHaveTextContent('');
    await userEvent.click(canvas.getByRole('button', { name: 'Selesaikan' }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        '1 file: Selesai diupload. 1 file: Gagal diupload',
      ),
    );
  },
};
