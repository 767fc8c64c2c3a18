import { QUESTION_KINDS, type QuestionBody } from '@bank-soal/contract/questions';
import { createLines } from '../lines.js';
import { bar, type Draft, FileRefused } from '../types.js';
import { findJsonError } from './find-error.js';

/** Strings are passed over in runs: one may be as long as the file. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{},]|[^\s[\]{},"]+/g;

/** Where the entries of an array begin; the text is known to be JSON. */
function entryOffsets(text: string): number[] {
  const offsets: number[] = [];
  let depth = 0;
  let awaits = false;
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (token === ',') {
      awaits = depth === 1;
      continue;
    }
    const isEnd = token === ']' || token === '}';
    if (awaits && !isEnd) offsets.push(index);
    awaits = false;
    if (isEnd) depth -= 1;
    if (token === '[' || token === '{') {
      depth += 1;
      awaits = depth === 1;
    }
  }
  return offsets;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const place = createLines(text).placeOf(findJsonError(text));
    throw new FileRefused({ code: 'broken-json', ...place });
  }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads the bank's own format: an array of questions as `POST /questions` takes them. */
export function readJson(text: string): Draft[] {
  const entries = parse(text);
  if (!Array.isArray(entries)) throw new FileRefused({ code: 'broken-json', what: 'list' });
  const offsets = entryOffsets(text);
  const { lineOf } = createLines(text);
  return entries.map((entry: unknown, at): Draft => {
    const line = lineOf(offsets[at] ?? 0);
    if (!isObject(entry)) {
      return { line, kind: null, problems: [bar({ code: 'broken-question' })] };
    }
    // Judged like every other: its fields are not trusted.
    const body = entry as QuestionBody;
    const kind = QUESTION_KINDS.find((one) => one === body.kind) ?? null;
    return { line, kind, body, problems: [] };
  });
}
