/** Most lists and quotes within each other in a Markdown text. */
export const DEPTH_MAX = 50;

/** Most marks and brackets that are open at once: readers take time by the square of it. */
const OPEN_MAX = 1000;
const BRACKETS_MAX = 200;

const CONTAINER = /[ \t]*(?:>|(?:[*+-]|\d{1,9}[.)])(?=[ \t]|$)|\[\^[^\]\s]*\]:)/y;
const RULE = /^[ \t]*([*_-])[ \t]*(?:\1[ \t]*){2,}$/;
const SIGNS = /[*_]+|[[\]]/g;

/** Lists and quotes that begin in one line. */
function containersOf(line: string): number {
  if (RULE.test(line)) return 0;
  let count = 0;
  CONTAINER.lastIndex = 0;
  while (CONTAINER.test(line)) count += 1;
  return count;
}

/** Whether marks or brackets of a paragraph nest without end. */
function opensTooMany(paragraph: string): boolean {
  const open = { '*': 0, _: 0, '[': 0 };
  for (const { 0: signs, index } of paragraph.matchAll(SIGNS)) {
    const sign = signs[0] as '*' | '_' | '[' | ']';
    if (sign === '[') open['['] += 1;
    else if (sign === ']') open['['] = Math.max(0, open['['] - 1);
    else {
      const closes = /\S/.test(paragraph[index - 1] ?? ' ') && open[sign] > 0;
      const opens = /\S/.test(paragraph[index + signs.length] ?? ' ');
      if (closes) open[sign] = Math.max(0, open[sign] - signs.length);
      else if (opens) open[sign] += signs.length;
    }
    if (open['['] > BRACKETS_MAX || open['*'] + open._ > OPEN_MAX) return true;
  }
  return false;
}

/** Whether a Markdown text nests deeper than anyone writes: reading it would take very long. */
export function isTooDeep(markdown: string): boolean {
  return (
    markdown.split('\n').some((line) => containersOf(line) > DEPTH_MAX) ||
    markdown.split(/\n[ \t]*\n/).some(opensTooMany)
  );
}
