import { QuestionCard } from './question-card.js';

export const Do = () => (
  <QuestionCard
    question="Jelaskan perbedaan tumpukan dan antrean, lalu beri satu contoh pemakaian masing-masing."
    subject="Struktur Data"
    level="Mudah"
    type="Essay"
    lecturer="Dr. Ratna Wulandari"
  />
);

export const Dont = () => (
  <QuestionCard
    question="Jelaskan perbedaan tumpukan dan…"
    subject="Struktur Data"
    level="Mudah"
    type="Essay"
    lecturer="Dr. Ratna Wulandari"
  />
);
