import {
  COGNITIVE_LEVELS,
  QUESTION_KINDS,
  type QuestionFields,
} from '@bank-soal/contract/questions';
import { LEVELS } from '@bank-soal/contract/sets';
import type { DraftBody } from './types.js';

/** Before the level, and before a kind that Moodle has no type for. */
const LEVEL = 'kesulitan:';
const KIND = 'jenis:';

const behind = (label: string, prefix: string) =>
  label.toLowerCase().startsWith(prefix)
    ? label.slice(prefix.length).trim().toLowerCase()
    : undefined;

/** Before the code of a learning outcome, and before a level of Bloom's taxonomy. */
const OUTCOME = 'cpmk:';
const COGNITIVE = 'bloom:';

/** Fields from a question's labels in Moodle: level, kind, outcomes, and else topics. */
export function readLabels(labels: readonly string[]): DraftBody {
  const body: DraftBody = {};
  const topics: string[] = [];
  const outcomeCodes: string[] = [];
  for (const label of labels.map((one) => one.trim()).filter((one) => one !== '')) {
    const level = LEVELS.find(
      (one) => one.toLowerCase() === (behind(label, LEVEL) ?? label.toLowerCase()),
    );
    const kind = QUESTION_KINDS.find((one) => one === behind(label, KIND));
    const cognitive = COGNITIVE_LEVELS.find(
      (one) => one.toLowerCase() === behind(label, COGNITIVE),
    );
    if (behind(label, OUTCOME)) outcomeCodes.push(label.slice(OUTCOME.length).trim());
    else if (cognitive) body.cognitive = cognitive;
    else if (level) body.difficulty = level;
    else if (kind) body.kind = kind;
    else topics.push(label);
  }
  return { ...body, topics, ...(outcomeCodes.length > 0 && { outcomeCodes }) };
}

/** Labels that say what a question of Moodle has no field for. */
export const writeLabels = (
  { difficulty, topics, kind, outcomeCodes = [], cognitive }: QuestionFields,
  isOwnKind: boolean,
) => [
  `${LEVEL} ${difficulty}`,
  ...(isOwnKind ? [] : [`${KIND} ${kind}`]),
  ...outcomeCodes.map((code) => OUTCOME + code),
  ...(cognitive ? [COGNITIVE + cognitive] : []),
  ...topics,
];
