/**
 * @typedef {{ file: string, content: string } | { command: string }} Step
 */

const PARAGRAPH_AND_BLOCK = /([^\n]+(?:\n[^\n]+)*)\n\n```(\w+)\n(.*?)^```$/gms;
const FILE = /`([\w./-]+\.(?:html|js|json|tsx?))`/;

/**
 * Steps of a guide, in order: run each line of its `sh` blocks, and write each other block whose paragraph
 * before it names a file. `console` blocks are only read.
 *
 * @param {string} guide Markdown
 * @returns {Step[]}
 */
export function guideSteps(guide) {
  return [...guide.matchAll(PARAGRAPH_AND_BLOCK)].flatMap(([, before = '', kind = '', content]) =>
    stepsOf(before, kind, content ?? ''),
  );
}

/** @type {(before: string, kind: string, content: string) => Step[]} */
function stepsOf(before, kind, content) {
  if (kind === 'console') return [];
  if (kind === 'sh') {
    const lines = content.split('\n').filter((line) => line !== '');
    return lines.map((command) => ({ command }));
  }
  const file = FILE.exec(before)?.[1];
  return file === undefined ? [] : [{ file, content }];
}
