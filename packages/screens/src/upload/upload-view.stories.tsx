import { SET_FIELDS } from '@bank-soal/contract/sets';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { lecturer, sets } from '../test/fixtures.js';
import { busyUpload, emptyUpload, filledUpload } from '../test/sample-upload.js';
import { UploadView } from './upload-view.js';

const options = {
  status: 'ready',
  data: {
    courses: ['Algoritma dan Struktur Data', 'Basis Data', 'Struktur Data'],
    topics: ['Graph', 'Linked List', 'Queue', 'SQL', 'Stack'],
  },
} as const;

const meta = {
  title: 'Layar/Upload Soal/Tampilan',
  component: UploadView,
  parameters: { layout: 'fullscreen' },
  args: {
    state: emptyUpload,
    options,
    lecturer: lecturer.username,
    maxMb: 20,
    sameSets: [],
    sameFiles: [],
    template: 'idle',
    hrefs: {
      preview: (id) => `#/preview/${id}`,
      edit: (id) => `#/edit/${id}`,
      ownSets: '#/my-sets',
    },
    onTemplate: fn(),
    onChange: fn(),
    onAdd: fn(),
    onRemove: fn(),
    onRetry: fn(),
    onSubmit: fn(),
    onCancel: fn(),
    onReset: fn(),
    onLogin: fn(),
  },
} satisfies Meta<typeof UploadView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText('Format: PDF, DOCX, atau TXT')).toHaveLength(3);
    await expect(canvas.getByRole('textbox', { name: 'Dosen' })).toHaveAttribute('readonly');
    await expect(canvas.queryByRole('button', { name: 'Kosongkan formulir' })).toBeNull();
  },
};

export const OptionsLoading: Story = {
  args: { options: { status: 'loading' } },
  play: async ({ canvasElement }) => {
    const waits = within(canvasElement).getByText('Memuat data...');
    await waitFor(() => expect(waits).toBeVisible());
  },
};

export const OptionsFailed: Story = {
  args: { options: { status: 'failed', busy: false, retry: fn() } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('Gagal memuat data mata kuliah dan topik.'),
    ).toBeVisible();
  },
};

export const Filled: Story = { args: { state: filledUpload } };

export const Busy: Story = {
  args: { state: busyUpload },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Mengupload...' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('progressbar', { name: 'Kemajuan upload' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Batalkan upload' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Incomplete: Story = {
  args: {
    state: {
      ...emptyUpload,
      status: {
        kind: 'failed',
        problem: {
          sentence: { code: 'required', what: 'question-file' },
          fields: {
            title: SET_FIELDS.required,
            subject: SET_FIELDS.required,
            level: SET_FIELDS.required,
            year: SET_FIELDS.year,
          },
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Judul harus diisi.')).toBeVisible();
    await expect(canvas.getByRole('spinbutton', { name: 'Tahun' })).toBeInvalid();
  },
};

export const SomeFilesFailed: Story = {
  args: {
    state: {
      ...filledUpload,
      setId: 7,
      items: filledUpload.items.map((item, place) =>
        place === 1
          ? { ...item, status: 'failed', error: 'Koneksi terputus. File ini belum terupload.' }
          : { ...item, status: 'done' },
      ),
      status: {
        kind: 'failed',
        problem: {
          sentence: 'Terjadi kesalahan saat mengupload soal.',
          detail:
            '1 dari 4 file belum terupload. Coba lagi hanya mengirim file yang belum terupload, ke paket soal yang sama.',
        },
      },
    },
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      canvas.getByRole('button', { name: 'Coba lagi upload Kunci UTS Struktur Data 2026.docx' }),
    );
    await expect(args.onRetry).toHaveBeenCalledWith('2');
  },
};

export const SessionEnded: Story = {
  args: {
    state: {
      ...filledUpload,
      status: {
        kind: 'failed',
        problem: {
          sentence: 'Anda belum login atau sesi telah berakhir. Silakan login kembali.',
          signIn: true,
        },
      },
    },
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Login kembali' }));
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
};

export const Cancelled: Story = {
  args: { state: { ...filledUpload, setId: 7, status: { kind: 'cancelled' } } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('link', { name: 'Buka di Paket Saya' }),
    ).toHaveAttribute('href', '#/edit/7');
  },
};

export const Succeeded: Story = {
  args: {
    state: {
      ...emptyUpload,
      status: { kind: 'succeeded', id: 7, title: 'UTS Struktur Data 2026', release: null },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Soal berhasil diupload!')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Lihat paket soal' })).toHaveAttribute(
      'href',
      '#/preview/7',
    );
    await expect(canvas.getByRole('textbox', { name: 'Dosen' })).toHaveValue(lecturer.username);
  },
};

export const AlreadyThere: Story = {
  args: {
    state: filledUpload,
    sameSets: sets.slice(0, 1),
    sameFiles: [
      {
        name: 'UTS Struktur Data 2026.pdf',
        other: 'UTS Struktur Data 2025.pdf',
        set: { id: 1, title: 'UTS Struktur Data 2025' },
      },
      { name: 'masukan-2.txt', other: 'masukan-1.txt' },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Paket soal seperti ini sudah ada')).toBeVisible();
    await expect(canvas.getByText('File yang sama sudah ada')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Upload Soal' })).toBeEnabled();
  },
};

const FOUR = ['soal.pdf', 'kunci.pdf', 'masukan-1.txt', 'masukan-2.txt'];
const FIVE_SETS = [1, 2, 3, 4, 5].map((id) => ({ id, title: `UTS Struktur Data kelas ${id}` }));

export const AlreadyThereInManySets: Story = {
  args: {
    state: {
      ...filledUpload,
      items: filledUpload.items
        .slice(0, 1)
        .flatMap((item) => FOUR.map((name, place) => ({ ...item, id: `${place}`, name }))),
    },
    sameFiles: FIVE_SETS.flatMap((set, place) =>
      FOUR.slice(0, place === 1 ? 2 : 4).map((name) => ({ name, other: name, set })),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const warning = within(
      canvas.getByText('File yang sama sudah ada').closest('[role="status"]') as HTMLElement,
    );
    await expect(warning.getAllByRole('link')).toHaveLength(3);
    await expect(warning.getAllByText(/^4 file ini sudah ada di paket soal/)).toHaveLength(3);
    const more = warning.getByRole('button', { name: 'Lihat semua (5)' });
    await userEvent.click(more);
    await expect(warning.getAllByRole('link')).toHaveLength(5);
    await expect(warning.getByText(/^2 file ini .*: soal\.pdf, kunci\.pdf$/)).toBeVisible();
    await expect(more).toHaveFocus();
    await userEvent.click(warning.getByRole('button', { name: 'Lihat lebih sedikit' }));
    await expect(warning.getAllByRole('link')).toHaveLength(3);
  },
};

export const AfterReload: Story = {
  args: {
    state: {
      ...filledUpload,
      items: [],
      lost: ['UTS Struktur Data 2026.pdf', 'Kunci UTS Struktur Data 2026.docx'],
    },
  },
};

export const TemplateFailed: Story = { args: { template: 'failed' } };

export const AsksBeforeEmptying: Story = {
  args: { state: filledUpload },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: 'Kosongkan formulir' }),
    );
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    await expect(dialog.getByRole('button', { name: 'Batal' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Kosongkan' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = {
  args: { state: busyUpload },
  globals: { viewport: { value: 'phone' } },
};

export const Narrow: Story = {
  args: {
    ...SomeFilesFailed.args,
    lecturer: 'Prof. Dr. Ir. Muhammad Ramadhan Wirawan Kusumaatmadja, M.Sc., Ph.D.',
  },
  globals: { viewport: { value: 'narrow' } },
};

function dropOnPage(target: Element, ...names: string[]) {
  const dataTransfer = new DataTransfer();
  for (const name of names) dataTransfer.items.add(new File(['isi'], name));
  for (const type of ['dragover', 'drop']) {
    target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  }
}

export const DropsAnywhere: Story = {
  play: async ({ args, canvasElement }) => {
    const onto = within(canvasElement).getByRole('heading', { name: 'Informasi Soal' });
    dropOnPage(onto, 'uts.pdf', 'kunci-uts.pdf');
    const taken = (args.onAdd as ReturnType<typeof fn>).mock.calls;
    await expect(taken.map(([category, [{ name }]]) => [category, name])).toEqual([
      ['questions', 'uts.pdf'],
      ['answers', 'kunci-uts.pdf'],
    ]);
  },
};

export const SaysThatTheTitleIsProposed: Story = {
  args: { state: { ...filledUpload, titleProposed: true } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('textbox', { name: /Judul/ }),
    ).toHaveAccessibleDescription(/Diusulkan dari nama file/);
  },
};

export const LooksAtAChosenFile: Story = {
  args: {
    state: {
      ...filledUpload,
      items: [
        {
          id: 'teks',
          category: 'testCases',
          name: 'masukan.txt',
          size: 15,
          file: new File(['5 3\n1 2 3 4 5\n'], 'masukan.txt'),
          status: 'ready',
          progress: 0,
        },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Lihat masukan.txt' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(await dialog.findByText(/1 2 3 4 5/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};
