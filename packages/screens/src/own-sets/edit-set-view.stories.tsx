import { SET_FIELDS } from '@bank-soal/contract/sets';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { QuestionSet } from '../model/sets/question-set.js';
import { formOf } from '../set-editor/form/set-form.js';
import { newItem } from '../set-editor/upload/upload-items.js';
import { sets } from '../test/fixtures.js';
import { EditSetView, type EditSetViewState } from './edit-set-view.js';

const set = sets[0] as QuestionSet;
const unfinished = { ...set, files: [] };

type Ready = Extract<EditSetViewState, { status: 'ready' }>;

const files: Ready['files'] = {
  items: [],
  problems: {},
  failure: undefined,
  add: fn(),
  replace: fn(),
  drop: fn(),
  retry: fn(),
  remove: fn(async () => {}),
};

const edit: Ready['edit'] = {
  form: formOf(set),
  status: { kind: 'idle' },
  changed: false,
  conflict: undefined,
  change: fn(),
  save: fn(),
  choose: fn(),
  discard: fn(),
};

const ready: Ready = {
  status: 'ready',
  set,
  files,
  edit,
  options: { status: 'ready', data: { courses: ['Struktur Data'], topics: ['Stack'] } },
  maxMb: 20,
  describeError: () => 'Perubahan tidak dapat disimpan. Silakan coba lagi.',
  onWithdraw: fn(async () => {}),
};

const item = (name: string) => newItem(name, 'questions', new File([new Uint8Array(90_000)], name));

const meta = {
  title: 'Layar/Ubah Paket Soal/Tampilan',
  component: EditSetView,
  parameters: { layout: 'fullscreen' },
  args: {
    state: ready,
    hrefs: { ownSets: '#/my-sets', preview: (id) => `#/preview/${id}` },
    onLogin: fn(),
  },
} satisfies Meta<typeof EditSetView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('textbox', { name: 'Judul Set Soal' })).toHaveValue(set.title);
    await expect(
      canvas.getByRole('button', { name: 'Ganti UTS Struktur Data 2025.pdf' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Buang perubahan' })).toBeNull();
  },
};

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const Failed: Story = {
  args: { state: { status: 'failed', busy: false, retry: fn() } },
};

export const Missing: Story = { args: { state: { status: 'missing' } } };

export const Forbidden: Story = { args: { state: { status: 'forbidden' } } };

export const Unfinished: Story = {
  args: {
    state: {
      ...ready,
      set: unfinished,
      files: {
        ...files,
        items: [
          { ...item('UTS Struktur Data.pdf'), status: 'uploading', progress: 0.4 },
          {
            ...item('Lampiran.pdf'),
            status: 'failed',
            error: 'Koneksi terputus. File ini belum terupload.',
          },
        ],
      },
    },
  },
};

export const Unsaved: Story = {
  args: { state: { ...ready, edit: { ...edit, changed: true } } },
};

export const Saving: Story = {
  args: { state: { ...ready, edit: { ...edit, changed: true, status: { kind: 'busy' } } } },
};

export const Saved: Story = {
  args: { state: { ...ready, edit: { ...edit, status: { kind: 'saved' } } } },
};

export const Conflict: Story = {
  args: {
    state: {
      ...ready,
      edit: {
        ...edit,
        form: { ...edit.form, title: `${set.title} (revisi)`, description: '' },
        changed: true,
        status: { kind: 'conflict' },
        conflict: {
          fields: ['title', 'level', 'topics', 'description'],
          stored: { ...edit.form, level: 'Sulit', topics: ['Graph', 'Tree'] },
        },
      },
    },
  },
  play: async ({ args, canvasElement }) => {
    const { edit: shown } = (args.state as Ready) ?? {};
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: 'Simpan Perubahan' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Pakai semua isian saya' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan pilihan' }));
    await expect(shown.choose).toHaveBeenCalledWith({
      title: 'mine',
      level: 'mine',
      topics: 'mine',
      description: 'mine',
    });
  },
};

export const Yielded: Story = {
  args: { state: { ...ready, edit: { ...edit, status: { kind: 'yielded' } } } },
};

export const Refused: Story = {
  args: {
    state: {
      ...ready,
      edit: {
        ...edit,
        changed: true,
        status: {
          kind: 'failed',
          problem: {
            sentence: SET_FIELDS.year,
            fields: { year: SET_FIELDS.year },
          },
        },
      },
      files: {
        ...files,
        problems: { answers: { name: 'kunci.pdf', explanation: { code: 'empty-file' } } },
        failure: {
          sentence: 'Anda belum login atau sesi telah berakhir. Silakan login kembali.',
          signIn: true,
        },
      },
    },
  },
};

const STATES = ['siap', 'menunggu', 'tanpa-teks', 'gagal'] as const;

export const SaysWhatCanBeSearched: Story = {
  args: {
    state: {
      ...ready,
      set: {
        ...set,
        files: STATES.map((searchable, index) => ({
          id: index + 1,
          name: `${searchable}.pdf`,
          type: 'pdf',
          category: 'questions' as const,
          size: 20_480,
          searchable,
        })),
      },
      similar: [
        { id: 7, title: 'UTS Struktur Data 2024', share: 0.824 },
        { id: 9, title: 'Latihan Pohon', share: 0.61 },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hasil pindaian: isinya tidak dapat dicari')).toBeVisible();
    await expect(canvas.getByText('Isinya dapat dicari')).toBeVisible();
    await expect(canvas.getByText(/^Mirip 82 % dengan/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'UTS Struktur Data 2024' })).toHaveAttribute(
      'href',
      '#/preview/7',
    );
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Narrow: Story = {
  args: {
    state: {
      ...ready,
      set: {
        ...set,
        title: 'kumpulan_soal_ujian_akhir_semester_ganjil_pemrograman_berorientasi_objek_lanjutan',
        files: set.files.map((file) => ({
          ...file,
          name: `kumpulan_soal_ujian_akhir_semester_ganjil_pemrograman_${file.name}`,
        })),
      },
    },
  },
  globals: { viewport: { value: 'narrow' } },
};
