import { emptyForm } from '../set-editor/form/set-form.js';
import { newItem, type UploadItem } from '../set-editor/upload/upload-items.js';
import type { UploadState } from '../set-editor/upload/upload-state.js';

/** A file of so many bytes. */
export function sampleFile(name: string, bytes = 1024): File {
  return new File([new Uint8Array(bytes)], name);
}

const item = (
  id: string,
  category: UploadItem['category'],
  name: string,
  size: number,
  part: Partial<UploadItem> = {},
): UploadItem => ({ ...newItem(id, category, sampleFile(name)), size, ...part });

/** An empty upload form. */
export const emptyUpload: UploadState = {
  form: emptyForm(2026),
  items: [],
  status: { kind: 'idle' },
  slotProblems: {},
  lost: [],
};

/** A form that is ready to be sent. */
export const filledUpload: UploadState = {
  ...emptyUpload,
  form: {
    ...emptyUpload.form,
    title: 'UTS Struktur Data 2026',
    subject: 'Struktur Data',
    topics: ['Linked List', 'Stack'],
    level: 'Sedang',
    year: 2026,
    questionCount: 5,
    description: 'Lima soal uraian tentang struktur data linear.',
  },
  items: [
    item('1', 'questions', 'UTS Struktur Data 2026.pdf', 1_843_200),
    item('2', 'answers', 'Kunci UTS Struktur Data 2026.docx', 482_000),
    item('3', 'testCases', 'masukan-1.txt', 812),
    item('4', 'testCases', 'masukan-2.txt', 640),
  ],
};

/** The same on its way: one file done, one halfway, two waiting. */
export const busyUpload: UploadState = {
  ...filledUpload,
  status: { kind: 'busy' },
  items: filledUpload.items.map((one, place) => {
    if (place === 0) return { ...one, status: 'uploading', progress: 0.62 };
    if (place === 1) return { ...one, status: 'done', progress: 1 };
    return one;
  }),
  setId: 7,
};
