import { SAMPLES } from '../../../test/question-samples.js';
import { QuestionRow } from './question-row.js';

export const Do = () => <QuestionRow question={SAMPLES.uraian} level="Sedang" points={10} />;

export const Dont = () => (
  <QuestionRow
    question={{ ...SAMPLES.uraian, markdown: 'Uraian nomor 4' }}
    level="Sedang"
    points={10}
  />
);
