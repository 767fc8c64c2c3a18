import { expect, it } from 'vitest';
import { emptyForm } from '../form/set-form.js';
import { readDraft, type UploadDraft } from './upload-draft.js';

const draft: UploadDraft = {
  form: { ...emptyForm(2026), title: 'UTS', topics: ['SQL'], questionCount: 4 },
  setId: 7,
  saved: { ...emptyForm(2026), title: 'UTS', year: null },
  attempted: { ...emptyForm(2026), title: 'UT' },
  sent: [{ category: 'answers', name: 'kunci.pdf', size: 9, fileId: 3 }],
  unsent: ['soal.pdf'],
};

it('reads what it wrote', () => {
  expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

it.each([null, undefined, 'x', [], { form: 3 }])('reads nothing out of %j', (kept) => {
  expect(readDraft(kept)).toBeUndefined();
});

it('takes only what fits out of a draft of another age', () => {
  const kept = {
    form: { title: 4, topics: ['SQL', 4] },
    setId: '7',
    saved: null,
    sent: [{ category: 'drafts', fileId: 3 }, { category: 'answers' }, 'x'],
    unsent: 'soal.pdf',
  };
  expect(readDraft(kept)).toEqual({
    form: { ...emptyForm(2030), year: null, topics: ['SQL'] },
    setId: undefined,
    saved: undefined,
    attempted: undefined,
    sent: [],
    unsent: [],
  });
});

it('finds the level where earlier versions kept it', () => {
  const kept = { form: { difficulty: 'Sulit' }, saved: { level: 'Mudah', difficulty: 'Sulit' } };
  const read = readDraft(kept);
  expect([read?.form.level, read?.saved?.level]).toEqual(['Sulit', 'Mudah']);
});
