import { describe, expect, it } from 'vitest';
import { failureIn } from '../common/failures.js';
import { questionSetListQuerySchema } from './question-set-pages.js';

const read = (query: object) => questionSetListQuerySchema.safeParse(query);
const tags = (count: number) => Array.from({ length: count }, (_, index) => `Tag ${index}`);

describe('filters of the list', () => {
  it('count once, however often they come', () => {
    const courseTag = [...tags(20), ...tags(20)];
    expect(read({ courseTag }).data).toEqual({ courseTag: tags(20) });
  });

  it.each([
    [{ courseTag: tags(21) }, { code: 'too-many', what: 'filters', max: 20 }],
    [{ materialTag: tags(21) }, { code: 'too-many', what: 'filters', max: 20 }],
    [{ difficulty: tags(21) }, { code: 'too-many', what: 'filters', max: 20 }],
    [{ materialTag: ['x'.repeat(101)] }, { code: 'too-long', what: 'filter', max: 100 }],
    [{ q: 'x'.repeat(201) }, { code: 'too-long', what: 'search', max: 200 }],
    [{ cursor: 'x'.repeat(4001) }, { code: 'invalid', what: 'cursor' }],
  ])('are bounded: %j', (query, failure) => {
    expect(failureIn(read(query).error?.issues[0]?.message ?? '')).toEqual(failure);
  });
});
