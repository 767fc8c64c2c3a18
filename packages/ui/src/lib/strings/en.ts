import type { Strings } from './id.js';

/** The built-in texts in English. */
export const english: Strings = {
  'alert.close': 'Dismiss message',
  'button.busy': 'Working',
  'chip.remove': (label) => `Remove ${label}`,
  'completeness.label': 'Completeness',
  'completeness.none': 'Incomplete',
  'completeness.answers': 'Has answer key',
  'completeness.testCases': 'Has test cases',
  'completeness.full': 'Complete',
  'dialog.close': 'Close',
  'difficulty.label': (level) => `Difficulty: ${level}`,
  'spinner.label': 'Loading',
};
