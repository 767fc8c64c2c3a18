import type { PassageLine } from '@bank-soal/contract/questions';
import type { Picture } from '../types.js';
import { cut, isBlank, type Line, type TextLine } from './lines.js';
import { keyLength, letterOf, numberOf, whyLength } from './roles.js';
import { createWriter } from './to-markdown.js';

/** A question's part of the document. */
export interface Passage {
  lines: PassageLine[];
  images: Picture[];
}

/** What a line seems to be, and the letters of it that say so. */
function roleOf(line: TextLine, isFirst: boolean): Pick<PassageLine, 'role'> & { length: number } {
  const number = numberOf(line);
  if (isFirst && number !== undefined) return { role: 'question', length: number.length };
  const letter = letterOf(line);
  if (letter !== undefined) return { role: 'option', length: letter.length };
  if (keyLength(line) !== undefined || whyLength(line) !== undefined)
    return { role: 'key', length: 0 };
  return number === undefined ? { role: 'text', length: 0 } : { role: 'text', ...number };
}

function passageOf(lines: readonly Line[], start: number): Passage {
  const writer = createWriter();
  const passageLines: PassageLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] as Line;
    if (line.kind === 'table') {
      passageLines.push({ line: line.at, role: 'text', label: '', markdown: writer.write([line]) });
      continue;
    }
    if (isBlank(line)) continue;
    const { role, length } = roleOf(line, line.at === start && passageLines.length === 0);
    const label = length > 0 ? line.text.slice(0, length).trim() : (line.mark?.text ?? '');
    const group: Line[] = [{ ...cut(line, length), mark: undefined }];
    // A program is one piece, whatever lines it has.
    if (line.isMono && role === 'text') {
      const rest = lines.slice(at + 1);
      const end = rest.findIndex((next) => next.kind !== 'text' || !next.isMono);
      const program = end === -1 ? rest : rest.slice(0, end);
      group.push(...program);
      at += program.length;
    }
    passageLines.push({ line: line.at, role, label, markdown: writer.write(group) });
  }
  return { lines: passageLines, images: writer.images() };
}

/**
 * The passages that questions were read from, each up to the next.
 *
 * @param starts the paragraph that each question begins in, in their order
 */
export function passagesOf(lines: readonly Line[], starts: readonly number[]): Passage[] {
  return starts.map((start, at) => {
    const next = starts.slice(at + 1).find((one) => one > start) ?? Number.POSITIVE_INFINITY;
    return passageOf(
      lines.filter((line) => line.at >= start && line.at < next),
      start,
    );
  });
}
