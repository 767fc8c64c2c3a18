import { english } from '@bank-soal/screens/english';
import type { Words } from './words.js';

const site = 'Mathematics Question Bank';

export const words: Words = {
  site,
  faculty: 'Faculty of Mathematics, Universitas Cendana Raya',
  login: 'Log in',
  courseTags: 'Courses',
  builder: 'Question form builder',
  language: 'Language',
  translation: english,
  own: {
    screens: {
      frame: { name: site, search: 'Find exam papers' },
      search: {
        title: 'Mathematics exam papers',
        lead: 'Exam papers of the Faculty of Mathematics, with worked solutions.',
        placeholder: 'Search by course, lecturer, or chapter',
        fields: { materialTags: { label: 'Chapter', placeholder: 'Choose a chapter' } },
      },
      login: {
        title: site,
        lead: 'Log in with your faculty account.',
        emailPlaceholder: 'name@matematika.ac.id',
        solutions: 'Worked solutions',
        solutionsText: 'With answer keys and attachments.',
      },
      preview: {
        combined: { questions: 'Questions and attachments' },
        tabs: { testCases: 'Attachments' },
        empty: { testCases: 'There are no attachments' },
      },
      courseTag: { namePlaceholder: 'Linear Algebra' },
    },
    components: {
      'completeness.testCases': 'Has attachments',
      'topics.label': 'Chapters',
    },
  },
};
