import { QuestionSetCard } from './question-set-card.js';

export const Do = () => (
  <QuestionSetCard
    href="#uts-struktur-data"
    title="UTS Struktur Data: Pohon Biner dan Graf"
    level="Sedang"
    hasAnswers
    hasTestCases={false}
    subject="Struktur Data"
    lecturer="Dr. Ratna Wulandari"
    updated="2026-11-21T03:00:00Z"
    topics={['Tree', 'Graph']}
    downloads={1234}
  />
);

export const Dont = () => (
  <QuestionSetCard
    href="#uts-struktur-data"
    title="uts_sd_rev2_final.docx"
    level="Sedang"
    hasAnswers
    hasTestCases={false}
    subject="Struktur Data"
    lecturer="Dr. Ratna Wulandari"
    updated="2026-11-21T03:00:00Z"
    topics={['Tree', 'Graph']}
    downloads={1234}
  />
);
