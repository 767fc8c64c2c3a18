import type { PassageLine } from '@bank-soal/contract/questions';
import type { DraftOption, QuestionDraft } from '@bank-soal/ui/questions';
import { type Reviewed, rewritten, withKeys } from './reviewed.js';

const KEY = /^\s*(?:kunci(?:\s+jawaban)?|jawaban(?:\s+benar)?|jawab|answer|key)\s*[:=]\s*(.*)$/i;

const labelled = ({ label, markdown }: PassageLine) =>
  label === '' ? markdown : `${label} ${markdown}`;

const block = (texts: readonly string[]) =>
  texts
    .filter((text) => text.trim() !== '')
    .join('\n\n')
    .trim();

/** The parts of a passage, by the roles of its paragraphs. */
function partsOf(passage: readonly PassageLine[]) {
  const stem: string[] = [];
  const options: string[][] = [];
  const answer: string[] = [];
  let target = stem;
  for (const line of passage) {
    if (line.role === 'key') target = answer;
    if (line.role === 'option') {
      target = [line.markdown];
      options.push(target);
    } else target.push(line.role === 'question' ? line.markdown : labelled(line));
  }
  // A letter that stands alone is no choice, but text.
  if (options.length === 1) stem.push(...(options.pop() ?? []));
  return { stem: block(stem), options: options.map(block), answer };
}

/**
 * The question that a passage makes by itself. What is known of its course, topics, level and worth, and of the
 * options that were right, comes from the one that it was cut out of.
 */
function draftOfPassage(passage: readonly PassageLine[], from: QuestionDraft): QuestionDraft {
  const { stem, options, answer } = partsOf(passage);
  const right = new Set(from.options.flatMap((one) => (one.right ? [one.markdown] : [])));
  const own: DraftOption[] = options.map((markdown, at) => ({
    id: String(at + 1),
    markdown,
    right: right.has(markdown),
  }));
  const keyText = block(answer.map((line) => KEY.exec(line)?.[1] ?? line));
  const isChoice = own.length > 1;
  const kind = isChoice ? 'pilihan' : from.kind === 'pilihan' ? 'uraian' : from.kind;
  const draft: QuestionDraft = {
    ...from,
    kind,
    markdown: stem,
    options: isChoice ? own : [],
    model: isChoice ? '' : keyText,
    short: isChoice ? '' : keyText,
    others: [],
  };
  return isChoice && keyText !== '' ? withKeys(draft, keyText.split(/[\s,]+/)) : draft;
}

/** Cuts a question into two: the second begins with a paragraph of its passage. */
export function splitAt(one: Reviewed, at: number): Reviewed[] {
  const [first, second] = [one.passage.slice(0, at), one.passage.slice(at)];
  const head = second[0];
  if (first.length === 0 || head === undefined) return [one];
  const begun: PassageLine[] = [
    { ...head, role: 'question', markdown: head.role === 'key' ? labelled(head) : head.markdown },
    ...second.slice(1),
  ];
  const parts = [
    { passage: first, line: one.line, id: one.id },
    { passage: begun, line: head.line, id: `${one.id}.${at}` },
  ];
  return parts.map(({ passage, line, id }) => ({
    ...rewritten(one, draftOfPassage(passage, one.draft)),
    passage,
    line,
    id,
    problems: [],
    isSettled: false,
  }));
}

const joinedText = (a: string, b: string) => block([a, b]);

/** Makes one question of two that stand behind each other in the file. */
export function joined(before: Reviewed, one: Reviewed): Reviewed {
  const [a, b] = [before.draft, one.draft];
  const head = one.passage[0];
  const lead = head?.role === 'question' && head.label !== '' ? `${head.label} ` : '';
  const options = [...a.options, ...b.options].map((option, at) => ({
    ...option,
    id: String(at + 1),
  }));
  // What stood behind options continues the last of them.
  const last = a.options.at(-1);
  const isWithin = a.kind === 'pilihan' && b.kind !== 'pilihan' && last !== undefined;
  const draft: QuestionDraft = {
    ...a,
    kind: b.kind === 'pilihan' ? 'pilihan' : a.kind,
    markdown: isWithin ? a.markdown : joinedText(a.markdown, lead + b.markdown),
    options: isWithin
      ? a.options.map((option) =>
          option === last
            ? { ...option, markdown: joinedText(option.markdown, lead + b.markdown) }
            : option,
        )
      : a.kind === 'pilihan' || b.kind === 'pilihan'
        ? options.filter(({ markdown }) => markdown.trim() !== '')
        : a.options,
    model: joinedText(a.model, b.model),
    short: a.short || b.short,
    explanation: joinedText(a.explanation, b.explanation),
  };
  return {
    ...rewritten(before, draft),
    passage: [...before.passage, ...one.passage],
    problems: [],
    isSettled: false,
  };
}
