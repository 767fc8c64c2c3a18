/** @typedef {{ status: string, fullName: string, ancestorTitles: string[], failureMessages: string[] }} Verdict */

/**
 * What a run of tests must not be silent about: tests that passed only at a second try, and groups
 * that were left out, whose titles say why.
 *
 * @param {readonly { assertionResults: readonly Verdict[] }[]} files as vitest reports them
 * @returns {string[]} a line each
 */
export function notesOf(files) {
  const verdicts = files.flatMap(({ assertionResults }) => assertionResults);
  const again = verdicts
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName, failureMessages }) => `${fullName} (${failureMessages[0]?.split('\n')[0]})`);
  const leftOut = verdicts
    .filter(({ status }) => status === 'skipped' || status === 'pending')
    .flatMap(({ ancestorTitles }) => ancestorTitles.filter((title) => title.includes('(skipped: ')))
    .map((title) => title.replace('(skipped: ', '(').trim());
  return [
    ...again.map((test) => `at the second try: ${test}`),
    ...[...new Set(leftOut)].map((title) => `left out: ${title}`),
  ];
}
