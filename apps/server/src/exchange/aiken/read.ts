import type { Failure } from '@bank-soal/contract/common';
import { fromPlain } from '../text/plain.js';
import { bar, type Draft } from '../types.js';

const OPTION = /^([A-Za-z])[.)](?:\s+(.*))?$/;
/** The letter alone, or as it stands before the option, with its text. */
const CHOSEN = /^([A-Za-z])(?:[.)\s].*)?$/;
const ANSWER = /^(?:ANSWER|JAWABAN)\s*:\s*(.*?)\s*$/i;
const FIRST_LETTER = 65;

interface Block {
  line: number;
  texts: string[];
  options: { letter: string; text: string }[];
}

const letterAt = (index: number) => String.fromCharCode(FIRST_LETTER + index);

function problemOf({ options }: Block, answer: string | undefined): Failure | undefined {
  if (answer === undefined) return { code: 'broken-question', what: 'answer-line' };
  if (options.some(({ letter }, at) => letter !== letterAt(at))) {
    return { code: 'broken-question', what: 'letters' };
  }
  if (options.some(({ letter }) => letter === answer)) return undefined;
  return { code: 'broken-question', what: 'answer-letter', letter: answer };
}

function draftOf(block: Block, answer: string | undefined): Draft {
  const { line, texts, options } = block;
  const problem = problemOf(block, answer);
  return {
    line,
    kind: 'pilihan',
    title: texts.join(' '),
    problems: problem ? [bar(problem)] : [],
    ...(!problem && {
      body: {
        kind: 'pilihan',
        markdown: fromPlain(texts.join('\n')),
        options: options.map(({ letter, text }) => ({
          markdown: fromPlain(text),
          right: letter === answer,
        })),
      },
    }),
  };
}

/** Reads Aiken: lines of a question, options `A.` or `A)`, `ANSWER: A`. Its texts are plain. */
export function readAiken(text: string): Draft[] {
  const drafts: Draft[] = [];
  let block: Block | undefined;
  const end = (answer?: string) => {
    if (block) drafts.push(draftOf(block, answer));
    block = undefined;
  };
  for (const [at, raw] of text.split(/\r\n?|\n/).entries()) {
    const line = raw.trim();
    const [, answer] = ANSWER.exec(line) ?? [];
    const [, letter, option = ''] = OPTION.exec(line) ?? [];
    if (line === '') continue;
    if (answer !== undefined && block) end((CHOSEN.exec(answer)?.[1] ?? answer).toUpperCase());
    else if (letter && block && (block.options.length > 0 || /a/i.test(letter))) {
      block.options.push({ letter: letter.toUpperCase(), text: option });
    } else {
      // Text after options belongs to the next question: this one has no answer.
      if (block && block.options.length > 0) end();
      block ??= { line: at + 1, texts: [], options: [] };
      block.texts.push(line);
    }
  }
  end();
  return drafts;
}
