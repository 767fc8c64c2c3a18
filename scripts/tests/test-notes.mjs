/** @typedef {{ status: string, fullName: string, ancestorTitles: string[], failureMessages: string[] }} Verdict */

/** A browser's log of what it waited for is the reason that no later run tells again. */
const MOST_LINES = 16;

/** @type {(messages: readonly string[]) => string} */
function whyNot([message = '']) {
  const lines = message.split('\n').filter((line) => line.trim() && !line.includes('node_modules'));
  return lines.slice(0, MOST_LINES).join('\n    ');
}

/**
 * Notes that a run of tests must print: tests that passed only at a second try, and groups that were left
 * out, whose titles say why.
 *
 * @param {readonly { assertionResults: readonly Verdict[] }[]} files as vitest reports them
 * @returns {string[]} one each; what failed at the first try has its reason on the lines below
 */
export function notesOf(files) {
  const verdicts = files.flatMap(({ assertionResults }) => assertionResults);
  const again = verdicts
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName, failureMessages }) => `${fullName}\n    ${whyNot(failureMessages)}`);
  const leftOut = verdicts
    .filter(({ status }) => status === 'skipped' || status === 'pending')
    .flatMap(({ ancestorTitles }) => ancestorTitles.filter((title) => title.includes('(skipped: ')))
    .map((title) => title.replace('(skipped: ', '(').trim());
  return [
    ...again.map((test) => `at the second try: ${test}`),
    ...[...new Set(leftOut)].map((title) => `left out: ${title}`),
  ];
}
