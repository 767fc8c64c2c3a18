import type { SessionUser } from '@bank-soal/contract/accounts';
import type { DropdownAnswer, QuestionSetAnswer } from '@bank-soal/contract/sets';
import type { SiteAnswer } from '@bank-soal/contract/site';
import { type QuestionSet, toQuestionSet } from '../model/sets/question-set.js';

/** Settings of a site with a small bank. */
export const siteAnswer: SiteAnswer = {
  name: 'Bank Soal Informatika',
  faculty: '',
  logos: { university: null, department: null },
  publicBrowsing: false,
  maxUploadMb: 20,
  questionSetCount: 3,
};

const named = (names: readonly string[]) => names.map((name, id) => ({ id, name }));

/** Lists of the filters. */
export const dropdownAnswer: DropdownAnswer = {
  success: true,
  message: '',
  data: {
    courseTags: named(['Basis Data', 'Desain Analisis Algoritma', 'Struktur Data']),
    materialTags: named(['Graph', 'Greedy', 'SQL', 'Stack']),
    difficultyLevels: ['Mudah', 'Sedang', 'Sulit'].map((level, id) => ({ id, level })),
  },
};

/** A signed-in lecturer. */
export const lecturer: SessionUser = {
  id: 2,
  username: 'Dr. Ratna Wulandari, M.Kom.',
  email: 'ratna.wulandari@contoh.ac.id',
  roles: ['ROLE_USER'],
  accessToken: 'token-for-tests',
};

const file = (id: number, originalname: string, filecategory: string, size = 184_320) => ({
  id,
  originalname,
  filetype: originalname.slice(originalname.lastIndexOf('.') + 1),
  filecategory,
  size,
});

const base: QuestionSetAnswer = {
  id: 1,
  title: 'UTS Struktur Data 2025',
  subject: 'Struktur Data',
  year: 2025,
  lecturer: 'Dr. Ratna Wulandari, M.Kom.',
  level: 'Sedang',
  difficulty: 'Sedang',
  lastupdated: '2025-10-14T03:00:00.000Z',
  updated_at: '2025-10-14T03:00:00.000Z',
  created_at: '2025-10-14T03:00:00.000Z',
  topics: 'Linked List, Stack, Queue, Tree, Graph',
  downloads: 128,
  description: 'Lima soal uraian tentang struktur data linear.\nBoleh membuka satu lembar catatan.',
  questionCount: 5,
  files: [
    file(11, 'UTS Struktur Data 2025.pdf', 'questions'),
    file(12, 'Kunci UTS Struktur Data 2025.docx', 'answers', 48_200),
    file(13, 'masukan-1.txt', 'testCases', 812),
  ],
  creator: { id: 2, username: 'ratna', fullName: 'Dr. Ratna Wulandari, M.Kom.' },
};

/** Sets as the server answers them: complete, half, several question files, and none. */
export const setAnswers: readonly [QuestionSetAnswer, QuestionSetAnswer, QuestionSetAnswer] = [
  base,
  {
    ...base,
    id: 2,
    title: 'UAS Basis Data',
    subject: 'Basis Data',
    lecturer: 'Bagas Prasetyanto, S.T., M.T.',
    level: 'Sulit',
    difficulty: 'Sulit',
    topics: 'SQL, Normalisasi',
    downloads: 1234,
    lastupdated: '2024-12-20T03:00:00.000Z',
    files: [
      file(21, 'UAS Basis Data paket A.pdf', 'questions'),
      file(22, 'UAS Basis Data paket B.pdf', 'questions'),
      file(23, 'kunci.pdf', 'answers'),
    ],
  },
  {
    ...base,
    id: 3,
    title: 'Kuis Algoritma Greedy',
    subject: 'Desain Analisis Algoritma',
    lecturer: '',
    level: 'Mudah',
    difficulty: 'Mudah',
    topics: 'Greedy',
    downloads: 0,
    lastupdated: '2025-03-02T17:30:00.000Z',
    files: [],
  },
];

/** The same sets as the screens know them. */
export const sets: readonly QuestionSet[] = setAnswers.map(toQuestionSet);

/** So many sets, for lists that are long. */
export function manySets(count: number): QuestionSet[] {
  return Array.from({ length: count }, (_, index) => {
    const one = sets[index % sets.length] as QuestionSet;
    return { ...one, id: index + 1, title: `${one.title} (${index + 1})` };
  });
}
