import {
  COGNITIVE_LEVELS,
  QUESTION_KINDS,
  type QuestionFields,
} from '@bank-soal/contract/questions';
import { LEVELS } from '@bank-soal/contract/sets';

/** Gives whole numbers below `below`; the same seed always gives the same ones. */
export function dice(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Dice = ReturnType<typeof dice>;

/** Signs that mean something to one of the formats, or break a text. */
const SCRAPS = [
  'a',
  'Graf',
  'é',
  '👩',
  '\u2028',
  '\uFDD0',
  ' ',
  '  ',
  '\n',
  '\n\n',
  '\t',
  '\\',
  '\\n',
  '\\\\',
  ':',
  '::',
  '=',
  '~',
  '#',
  '####',
  '{',
  '}',
  '{}',
  '//',
  '\n// [tag:x]',
  '->',
  '-\\>',
  '-->',
  '%50%',
  '[html]',
  '[markdown]',
  '$CATEGORY: x',
  '&&092;',
  '&amp;',
  '&#65;',
  '&',
  '<',
  '>',
  '<b>',
  '</text>',
  ']]>',
  '<![CDATA[',
  '"',
  "'",
  '`',
  '```\nint x = 5;\n\n```',
  '*',
  '_',
  '$',
  '$$',
  '$$x_1^2$$',
  '$$\n\\begin{pmatrix}a & b \\\\ c\\end{pmatrix}\n$$',
  '| a | b |\n| - | - |\n| 1 | 2 |',
  '- satu\n- dua',
  '1. x',
  'ANSWER: A',
  '\nA. b',
  'gambar:x',
  '@@PLUGINFILE@@/a.png',
  '![x](gambar:y)',
  'http://a.b/c',
] as const;

const pick = <T>(roll: Dice, list: readonly T[]) => list[roll(list.length)] as T;

const wordOf = (roll: Dice, most: number) =>
  Array.from({ length: roll(most + 1) }, () => pick(roll, SCRAPS)).join('');

const textOf = (roll: Dice) => wordOf(roll, 8).trim();
const lineOf = (roll: Dice) =>
  wordOf(roll, 4)
    .replace(/[\n\t\u2028\u2029]+/g, ' ')
    .trim();

/** Nothing beside the answer, several accepted answers, or a number. */
function acceptedOf(roll: Dice): Pick<QuestionFields, 'answers' | 'tolerance'> {
  const first = [{ text: lineOf(roll) || 'x', weight: 100 }];
  return pick(roll, [
    {},
    { answers: [...first, { text: `${lineOf(roll)}y`, weight: 33.333 }] },
    { answers: [{ text: '-1.5e-7', weight: 100 }], tolerance: 0.001 },
  ]);
}

/** A question with nasty texts, as the bank would keep it. */
export function randomQuestion(roll: Dice): QuestionFields {
  const kind = pick(roll, QUESTION_KINDS);
  const options = Array.from({ length: 2 + roll(5) }, (_, at) => ({
    markdown: textOf(roll) || `${at}`,
    right: roll(3) === 0,
  }));
  if (!options.some(({ right }) => right) && options[0]) options[0].right = true;
  return {
    kind,
    subject: lineOf(roll),
    difficulty: pick(roll, LEVELS),
    topics: [...new Set(Array.from({ length: roll(3) }, () => lineOf(roll) || 'x'))],
    visibility: 'owner',
    markdown: textOf(roll) || 'x',
    options: kind === 'pilihan' ? options : [],
    answer: kind === 'benar-salah' ? pick(roll, ['benar', 'salah']) : textOf(roll) || 'x',
    ...(kind === 'isian' && acceptedOf(roll)),
    explanation: textOf(roll),
    points: pick(roll, [0, 1, 2.5, 10, 1000]),
    outcomeIds: [],
    cognitive: pick(roll, [...COGNITIVE_LEVELS, null]),
  };
}
