import { type Mark, type RichText, run } from '@bank-soal/paper/model';

const MARKED = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|\^\{([^}]+)\}|_\{([^}]+)\}/g;
const MARKS: readonly Mark[] = ['code', 'strong', 'emphasis', 'super', 'sub'];

/** Reads the marks that the demo's texts are written with; none nests in another. */
export function readMarks(paragraph: string): RichText {
  const runs = [];
  let end = 0;
  for (const match of paragraph.matchAll(MARKED)) {
    if (match.index > end) runs.push(run(paragraph.slice(end, match.index)));
    const group = match.slice(1).findIndex((text) => text !== undefined);
    const mark = MARKS[group];
    runs.push(run(match[group + 1] ?? '', ...(mark ? [mark] : [])));
    end = match.index + match[0].length;
  }
  if (end < paragraph.length) runs.push(run(paragraph.slice(end)));
  return runs;
}
