import {
  QUESTION_KINDS,
  type QuestionBody,
  type QuestionFields,
} from '@bank-soal/contract/questions';
import { LEVELS } from '@bank-soal/contract/sets';

/** Before the level, and before a kind that Moodle has no type for. */
const LEVEL = 'kesulitan:';
const KIND = 'jenis:';

const behind = (label: string, prefix: string) =>
  label.toLowerCase().startsWith(prefix)
    ? label.slice(prefix.length).trim().toLowerCase()
    : undefined;

/** Fields from a question's labels in Moodle: level, kind, and else topics. */
export function readLabels(labels: readonly string[]): QuestionBody {
  const body: QuestionBody = {};
  const topics: string[] = [];
  for (const label of labels.map((one) => one.trim()).filter((one) => one !== '')) {
    const level = LEVELS.find(
      (one) => one.toLowerCase() === (behind(label, LEVEL) ?? label.toLowerCase()),
    );
    const kind = QUESTION_KINDS.find((one) => one === behind(label, KIND));
    if (level) body.difficulty = level;
    else if (kind) body.kind = kind;
    else topics.push(label);
  }
  return { ...body, topics };
}

/** Labels that say what a question of Moodle has no field for. */
export const writeLabels = ({ difficulty, topics, kind }: QuestionFields, isOwnKind: boolean) => [
  `${LEVEL} ${difficulty}`,
  ...(isOwnKind ? [] : [`${KIND} ${kind}`]),
  ...topics,
];
