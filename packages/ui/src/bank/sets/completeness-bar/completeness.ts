/** How complete a set is. */
export interface Completeness {
  /** 0, 50 or 100. */
  percent: 0 | 50 | 100;
  /** Red, yellow or green. */
  tone: 'danger' | 'warning' | 'success';
  /** Which of the four words says it. */
  state: 'none' | 'answers' | 'testCases' | 'full';
}

/** Rates a set by whether it brings an answer key and test cases. */
export function completeness(hasAnswers: boolean, hasTestCases: boolean): Completeness {
  if (hasAnswers && hasTestCases) {
    return { percent: 100, tone: 'success', state: 'full' };
  }
  if (hasAnswers) {
    return { percent: 50, tone: 'warning', state: 'answers' };
  }
  if (hasTestCases) {
    return { percent: 50, tone: 'warning', state: 'testCases' };
  }
  return { percent: 0, tone: 'danger', state: 'none' };
}
