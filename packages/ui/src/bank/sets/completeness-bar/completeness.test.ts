import { expect, it } from 'vitest';
import { basicTexts } from '../../../lib/public/indonesian/index.js';
import { completeness } from './completeness.js';

it.each([
  [false, false, 0, 'danger', 'Belum Lengkap'],
  [true, false, 50, 'warning', 'Ada Kunci Jawaban'],
  [false, true, 50, 'warning', 'Ada Test Case'],
  [true, true, 100, 'success', 'Lengkap'],
] as const)(
  'rates answers=%s, test cases=%s as %i %% %s',
  (answers, tests, percent, tone, text) => {
    const rated = completeness(answers, tests);
    expect(rated).toMatchObject({ percent, tone });
    expect(basicTexts[`completeness.${rated.state}`]).toBe(text);
  },
);
