import type { QuestionKind, QuestionText } from '../question-content/index.js';

/** An option while it is written. */
export interface DraftOption {
  /** Stays the same when the option moves. */
  id: string;
  /** Text in Markdown. */
  markdown: string;
  /** Whether it is a right answer. */
  right: boolean;
}

/** An accepted answer while it is written. */
export interface DraftAnswer {
  /** Like no other one's. */
  id: string;
  /** As candidates write it. */
  text: string;
  /** Share of the points in percent; `null` while the field is empty. */
  weight: number | null;
}

/**
 * A question while it is written. What belongs to other kinds than the one that is chosen stays in it, so
 * that nothing typed is lost by looking at another kind.
 */
export interface QuestionDraft {
  /** Kind of question. */
  kind: QuestionKind;
  /** Text of the question, in Markdown. */
  markdown: string;
  /** For `pilihan`. */
  options: readonly DraftOption[];
  /** For `benar-salah`; `null` while neither is chosen. */
  truth: 'benar' | 'salah' | null;
  /** For `isian`: what is wholly right. */
  short: string;
  /** For `isian`: `short` is as candidates write it, no Markdown. */
  plain: boolean;
  /** For `isian`: what is accepted beside `short`. */
  others: readonly DraftAnswer[];
  /** For `isian`: how far off a number may be; `null` where none is asked. */
  tolerance: number | null;
  /** For `uraian` and `kode`, in Markdown. */
  model: string;
  /** Why the answer is right, in Markdown. */
  explanation: string;
  /** Points of a right answer; `null` while the field is empty. */
  points: number | null;
  /** Mudah, Sedang, Sulit; empty while none is chosen. */
  difficulty: string;
  /** Course that it belongs to. */
  subject: string;
  /** Topics. */
  topics: readonly string[];
  /** Permitted users: the owner, or every lecturer. */
  visibility: 'owner' | 'lecturers';
  /** Learning outcomes that it asks for. */
  outcomeIds: readonly number[];
  /** Level of Bloom's taxonomy; `null` where nobody said. */
  cognitive: 'C1' | 'C2' | 'C3' | 'C4' | 'C5' | 'C6' | null;
}

/** The saved part of a question: fields of its kind only. */
export interface DraftedQuestion extends QuestionText {
  /** Points of a right answer; `null` where none are set. */
  points: number | null;
  /** Mudah, Sedang, Sulit; empty where none is chosen. */
  difficulty: string;
  /** Course that it belongs to. */
  subject: string;
  /** Topics. */
  topics: readonly string[];
  /** Permitted users. */
  visibility: 'owner' | 'lecturers';
  /** Learning outcomes that it asks for. */
  outcomeIds: readonly number[];
  /** Level of Bloom's taxonomy; `null` where nobody said. */
  cognitive: QuestionDraft['cognitive'];
}

/** Fewest and most options of a multiple-choice question. */
export const OPTION_BOUNDS = { fewest: 2, most: 10 } as const;

const nextId = (list: readonly { id: string }[]) =>
  String(Math.max(0, ...list.map(({ id }) => Number(id) || 0)) + 1);

/** An answer that nobody has written yet; its `id` is like no other one's. */
export const newAnswer = (others: readonly DraftAnswer[]): DraftAnswer => ({
  id: nextId(others),
  text: '',
  weight: 100,
});

/** An option that nobody has written yet; its `id` is like no other one's. */
export const newOption = (options: readonly DraftOption[]): DraftOption => ({
  id: nextId(options),
  markdown: '',
  right: false,
});

const EMPTY: QuestionDraft = {
  kind: 'pilihan',
  markdown: '',
  options: ['1', '2', '3', '4'].map((id) => ({ id, markdown: '', right: false })),
  truth: null,
  short: '',
  plain: false,
  others: [],
  tolerance: null,
  model: '',
  explanation: '',
  points: null,
  difficulty: '',
  subject: '',
  topics: [],
  visibility: 'owner',
  outcomeIds: [],
  cognitive: null,
};

/** A question to be written: an empty one with four options, or one that is to be changed. */
export function questionDraft(question: Partial<DraftedQuestion> = {}): QuestionDraft {
  const { answer = '', options = [], answers, tolerance = null, ...same } = question;
  const draft = { ...EMPTY, ...same, tolerance };
  if (options.length > 0) {
    draft.options = options.map(({ markdown, right }, index) => ({
      id: String(index + 1),
      markdown,
      right,
    }));
  }
  if (draft.kind === 'benar-salah') {
    draft.truth = answer === 'benar' || answer === 'salah' ? answer : null;
  } else if (draft.kind === 'isian') Object.assign(draft, acceptedDraft(answer, answers ?? []));
  else if (draft.kind !== 'pilihan') draft.model = answer;
  return draft;
}

type Accepted = NonNullable<QuestionText['answers']>;

/** The first answer that is wholly right, and all others beside it. */
function acceptedDraft(answer: string, answers: Accepted) {
  const full = answers.find(({ weight }) => weight >= 100);
  const others = answers
    .filter((one) => one !== full)
    .map(({ text, weight }, index) => ({ id: String(index + 1), text, weight }));
  return { short: full?.text ?? answer, plain: full !== undefined, others };
}

/** All that is accepted, where more is said of it than one answer in Markdown. */
function acceptedAnswers({
  short,
  plain,
  others,
  tolerance,
}: Pick<QuestionDraft, 'short' | 'plain' | 'others' | 'tolerance'>): Accepted | null {
  const written = others.filter(({ text }) => text.trim() !== '');
  const isMore = plain || written.length > 0 || tolerance !== null;
  if (!isMore || short.trim() === '') return null;
  const beside = written.map(({ text, weight }) => ({ text, weight: weight ?? 100 }));
  return [{ text: short, weight: 100 }, ...beside];
}

/** The saved part of a draft: the answer of its kind, and options only where it has them. */
export function draftedQuestion({
  options,
  truth,
  short,
  plain,
  others,
  tolerance,
  model,
  ...same
}: QuestionDraft): DraftedQuestion {
  const accepted = acceptedAnswers({ short, plain, others, tolerance });
  const answers = {
    pilihan: '',
    'benar-salah': truth ?? '',
    // The accepted answers contain it.
    isian: accepted ? '' : short,
    uraian: model,
    kode: model,
  };
  return {
    ...same,
    options:
      same.kind === 'pilihan' ? options.map(({ markdown, right }) => ({ markdown, right })) : [],
    answer: answers[same.kind],
    ...(same.kind === 'isian' && { answers: accepted, tolerance }),
  };
}
