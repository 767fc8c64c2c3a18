import { expect, it } from 'vitest';
import { english } from '../../english/index.js';
import { EMPTY_PAPER } from '../draft/paper-draft.js';
import { ownQuestion } from '../draft/question.js';
import { withQuestions } from '../draft/visitor-draft.js';
import { formText } from './form-text.js';

const tree = {
  id: 'bst',
  question: 'Gambarkan pohonnya.\nSebutkan tingginya.',
  subject: 'Struktur Data',
  level: 'Sedang',
  type: 'Essay',
  lecturer: 'Dr. Ratna Wulandari, M.Kom.',
};

it('writes the title, the description and every question', () => {
  const head = { title: ' Kuis 1 ', description: 'Waktu 30 menit.', topicTags: ['Graph'] };
  const form = withQuestions({ ...EMPTY_PAPER, ...head }, [
    tree,
    ownQuestion('own', '**Buktikan** bahwa $$n^2$$.'),
  ]);
  expect(formText(form)).toBe(`Kuis 1
Waktu 30 menit.

DAFTAR SOAL:

1. Gambarkan pohonnya.
Sebutkan tingginya.
   Mata Kuliah: Struktur Data
   Tingkat Kesulitan: Sedang
   Dosen: Dr. Ratna Wulandari, M.Kom.

2. **Buktikan** bahwa $$n^2$$.
   Mata Kuliah: Custom Question
   Tingkat Kesulitan: Custom
   Dosen: User Created

`);
});

it('has no line for a description that there is not', () => {
  expect(formText({ ...EMPTY_PAPER, title: '' })).toBe('Untitled Form\n\nDAFTAR SOAL:\n\n');
});

it('says the rest in the words of the host', () => {
  const words = { messages: english.screens.builder, nameLevel: () => 'Medium' };
  expect(formText(withQuestions({ ...EMPTY_PAPER, title: 'Quiz' }, [tree]), words)).toBe(`Quiz

QUESTIONS:

1. Gambarkan pohonnya.
Sebutkan tingginya.
   Course: Struktur Data
   Difficulty: Medium
   Lecturer: Dr. Ratna Wulandari, M.Kom.

`);
});
