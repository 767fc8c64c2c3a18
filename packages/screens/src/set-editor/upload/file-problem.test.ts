import { describe, expect, it } from 'vitest';
import { fileProblem, judgeFiles } from './file-problem.js';

const KIND = { code: 'unsupported-format', extension: '.exe' };

describe('fileProblem', () => {
  it.each([
    ['a.pdf', 1, undefined],
    ['a.pdf', 0, { code: 'empty-file' }],
    ['a.pdf', 1024 * 1024 + 1, { code: 'too-large', what: 'file', max: 1 }],
    ['a.exe', 0, KIND],
  ])('judges %s of %i bytes', (name, size, failure) => {
    expect(fileProblem({ name, size }, 1)).toEqual(failure);
  });
});

describe('judgeFiles', () => {
  const file = (name: string) => new File(['x'], name);

  it('names the first that is refused, and takes the others', () => {
    const judged = judgeFiles([file('a.pdf'), file('b.exe'), file('c')], 0, 1);
    expect(judged.problem).toEqual({ name: 'b.exe', explanation: KIND });
    expect(judged.accepted.map(({ name }) => name)).toEqual(['a.pdf']);
  });

  it('takes as many as there is room for', () => {
    const { accepted, problem } = judgeFiles([file('a.pdf'), file('b.pdf')], 29, 1);
    expect(accepted).toHaveLength(1);
    expect(problem).toEqual({ explanation: { code: 'too-many', what: 'files', max: 30 } });
    expect(judgeFiles([file('a.pdf')], 29, 1).problem).toBeUndefined();
  });
});
