import { QUESTION_TEXTS } from '@bank-soal/contract/questions';
import { isAnswerSpace, isBlank, type Line } from './lines.js';
import type { RawQuestion } from './raw-question.js';
import { pointsOf } from './roles.js';

const isEmpty = (line: Line) => line.kind === 'text' && (isBlank(line) || isAnswerSpace(line));

function trim(lines: Line[]): Line[] {
  const first = lines.findIndex((line) => !isEmpty(line));
  const last = lines.findLastIndex((line) => !isEmpty(line));
  return first === -1 ? [] : lines.slice(first, last + 1);
}

const VERBS =
  /^\s*(?:jelaskan|sebutkan|tuliskan|buat(?:lah)?|hitung(?:lah)?|gambarkan|tentukan|apa|apakah|mengapa|bagaimana|berapa|kapan|siapa|uraikan|bandingkan|rancang(?:lah)?|tunjukkan|buktikan|analisis|implementasikan|explain|describe|what|why|how|list|write)\b/i;

/** Letters before parts of a question, which are no options: they ask, or are worth something each. */
function areParts({ options, key, section }: RawQuestion): boolean {
  if (options.some(({ isCapital, isStarred }) => isCapital || isStarred)) return false;
  const heads = options.map(({ lines: [head] }) => (head?.kind === 'text' ? head : undefined));
  if (heads.some((head) => head !== undefined && pointsOf(head) !== undefined)) return true;
  if (key !== undefined && key[0]?.kind === 'text' && /^\s*[A-J]\b/i.test(key[0].text))
    return false;
  if (/esai|essay|uraian/i.test(section)) return true;
  const asking = heads.filter(
    (head) => head !== undefined && (VERBS.test(head.text) || /\?\s*$/.test(head.text)),
  );
  return asking.length * 2 > options.length;
}

/** Letters beyond which a text is not stored: more of it is not formatted. */
const MOST_LETTERS = 2 * QUESTION_TEXTS.markdown.max;

/** The lines of a part up to more than can be stored of it. */
function bounded(lines: readonly Line[]): Line[] {
  let letters = 0;
  const end = lines.findIndex((line) => {
    letters += line.kind === 'text' ? line.text.length + 1 : line.rows.length;
    return letters > MOST_LETTERS;
  });
  return end === -1 ? [...lines] : lines.slice(0, end + 1);
}

/** Takes what is empty off a question, and makes letters that are no options lines of its text. */
export function tidy(question: RawQuestion): void {
  if (question.options.length > 0 && (question.options.length < 2 || areParts(question))) {
    const parts = question.options.flatMap(({ letter, lines: [head, ...rest] }): Line[] =>
      head?.kind === 'text'
        ? [
            { ...head, mark: { text: `${letter.toLowerCase()}.`, level: 0, list: 'bagian' } },
            ...rest,
          ]
        : rest,
    );
    question.stem.push(...parts);
    question.options = [];
  }
  question.stem = bounded(trim(question.stem));
  question.why = bounded(trim(question.why));
  for (const option of question.options) option.lines = bounded(trim(option.lines));
  if (question.key !== undefined) question.key = bounded(trim(question.key));
}
