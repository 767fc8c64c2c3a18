import gift, { type GIFTQuestion, type SyntaxError } from 'gift-pegjs';
import { readCategory } from '../category.js';
import { draftOf } from '../draft-of.js';
import { readLabels } from '../labels.js';
import { createLines } from '../lines.js';
import { Barred, type Draft } from '../types.js';
import { cutBlocks, type GiftBlock } from './blocks.js';
import { NoNumber, type Numbers, readNumbers } from './numbers.js';
import { protect } from './protect.js';
import { numbersBody, readAnswers, readTexts } from './read-answers.js';
import { CATEGORY, KNOWN } from './signs.js';

const LABEL = /\[tag:((?:\\\]|[^\]])+)\]/g;

/** Larger questions are none. */
const TEXT_MAX = 256 * 1024;

type Category = ReturnType<typeof readCategory>;

function parse(text: string, { lines }: GiftBlock): GIFTQuestion {
  try {
    const [question] = gift.parse(text);
    if (question === undefined) throw new Barred({ code: 'broken-question' });
    return question;
  } catch (error) {
    const { location } = error as Partial<SyntaxError>;
    if (location === undefined) throw error;
    const { line, column } = location.start;
    // At the end of what was read there may be one line more.
    const real = lines[Math.min(line, lines.length) - 1] ?? 1;
    throw new Barred({ code: 'broken-question', what: 'gift', line: real, column });
  }
}

const labelsIn = (comments: readonly string[]) =>
  comments.flatMap((comment) =>
    [...comment.matchAll(LABEL)].map(([, label = '']) => label.replaceAll('\\]', ']')),
  );

const knownIn = (comments: readonly string[]) =>
  comments.find((one) => one.startsWith(KNOWN))?.slice(KNOWN.length);

function questionIn(block: GiftBlock): { question: GIFTQuestion; numbers?: Numbers } {
  if (block.text.length > TEXT_MAX) throw new Barred({ code: 'broken-question' });
  const ready = protect(block.text);
  if (ready === undefined) throw new Barred({ code: 'unsupported-question', what: 'text' });
  const question = parse(ready.text, block);
  return {
    question,
    ...(ready.numbers !== undefined && { numbers: numbersIn(block, ready.numbers) }),
  };
}

function numbersIn({ text, lines }: GiftBlock, numbers: string): Numbers {
  try {
    return readNumbers(numbers);
  } catch (error) {
    if (!(error instanceof NoNumber)) throw error;
    const place = createLines(text).placeOf(Math.max(0, text.indexOf(error.text)));
    const line = lines[place.line - 1] ?? 1;
    throw new Barred({ code: 'broken-question', what: 'gift', line, column: place.column });
  }
}

/** Text between the first colons, else the beginning of the question. */
function titleIn(text: string): string {
  const [, title] = /^\s*::((?:\\[^]|[^\\])*?)::/.exec(text) ?? [];
  return (title ?? text.slice(0, text.indexOf('{'))).replace(/\\([~=#{}:\\])/g, '$1');
}

function readBlock(block: GiftBlock, { subject, topics }: Category): Draft {
  const { text, lines, comments } = block;
  return draftOf({
    line: lines[0] ?? 1,
    title: titleIn(text),
    known: knownIn(comments),
    written: text,
    read: (collector) => {
      const { question, numbers } = questionIn(block);
      const { topics: labelled = [], kind, ...labels } = readLabels(labelsIn(comments));
      return {
        ...readTexts(question, collector),
        ...(numbers ? numbersBody(numbers, collector) : readAnswers(question, collector)),
        ...labels,
        ...(question.type === 'Essay' && kind && { kind }),
        subject,
        topics: [...topics, ...labelled],
      };
    },
  });
}

/** Reads GIFT: each question by itself, so that a bad one keeps none of the others out. */
export function readGift(file: string): Draft[] {
  const drafts: Draft[] = [];
  let category = readCategory('');
  for (const block of cutBlocks(file)) {
    const text = block.text.trim();
    if (text.startsWith(CATEGORY)) category = readCategory(text.slice(CATEGORY.length));
    else drafts.push(readBlock(block, category));
  }
  return drafts;
}
