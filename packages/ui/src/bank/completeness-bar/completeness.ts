/** How complete a set is. */
export interface Completeness {
  /** 0, 50 or 100. */
  percent: 0 | 50 | 100;
  /** Red, yellow or green. */
  tone: 'danger' | 'warning' | 'success';
  /** Which of the four words says it. */
  state: 'none' | 'answers' | 'testCases' | 'full';
  /** The word, in Indonesian. */
  text: 'Belum Lengkap' | 'Ada Kunci Jawaban' | 'Ada Test Case' | 'Lengkap';
}

/** Rates a set by whether it brings an answer key and test cases. */
export function completeness(hasAnswers: boolean, hasTestCases: boolean): Completeness {
  if (hasAnswers && hasTestCases) {
    return { percent: 100, tone: 'success', state: 'full', text: 'Lengkap' };
  }
  if (hasAnswers) {
    return { percent: 50, tone: 'warning', state: 'answers', text: 'Ada Kunci Jawaban' };
  }
  if (hasTestCases) {
    return { percent: 50, tone: 'warning', state: 'testCases', text: 'Ada Test Case' };
  }
  return { percent: 0, tone: 'danger', state: 'none', text: 'Belum Lengkap' };
}
