import { type PaperBody, SEED_MAX } from '@bank-soal/contract/papers';
import type { QuestionBody } from '@bank-soal/contract/questions';
import { isLevel } from '@bank-soal/contract/sets';
import { newSection } from '@bank-soal/ui/papers';
import { parseStored } from '../../browser/stored.js';
import { type KeptDraft, readKept } from '../draft/kept-draft.js';
import { type BuilderQuestion, isOwn, ownQuestion } from '../draft/question.js';
import { isUntouched, itemOf, questionsOf } from '../draft/visitor-draft.js';
import { toBody } from '../editor/paper-wire.js';

/** A form that was made in this browser and that the server has never seen. */
export interface BrowserDraft {
  /** Under which name it is stored. */
  key: string;
  /** What is stored. */
  text: string;
  kept: KeptDraft;
  /** Made by somebody who was not signed in. */
  isVisitors: boolean;
}

/** What is stored, as a form; undefined where nothing in it would be missed. */
export function toBrowserDraft(key: string, text: string | null, isVisitors: boolean) {
  const kept = text === null ? undefined : readKept(parseStored(text));
  if (text === null || !kept) return undefined;
  const isEmpty = isUntouched(kept.draft) && !kept.own?.text.trim();
  return isEmpty ? undefined : ({ key, text, kept, isVisitors } satisfies BrowserDraft);
}

/** Text that still stood in the editor is a question of its own: what it was to replace stays. */
function withOwnText({ draft, own }: KeptDraft): readonly BuilderQuestion[] {
  const questions = questionsOf(draft);
  const text = own?.text.trim() ?? '';
  if (text === '' || questions.some(({ question }) => question === own?.text)) return questions;
  const at = questions.findIndex(({ id }) => id === own?.id);
  return questions.toSpliced(at < 0 ? questions.length : at + 1, 0, ownQuestion('', text));
}

function toQuestion(question: BuilderQuestion): QuestionBody {
  const { question: text, subject, level, type } = question;
  return {
    kind: type === 'Coding' ? 'kode' : 'uraian',
    // A line of its own is a paragraph in Markdown.
    markdown: type === 'Markdown' ? text : text.replaceAll('\n', '\n\n'),
    ...(!isOwn(question) && { subject, ...(isLevel(level) && { difficulty: level }) }),
  };
}

/** The questions of a form as those of the bank, each once. */
export function bodiesOf(kept: KeptDraft): QuestionBody[] {
  const bodies = withOwnText(kept)
    .map(toQuestion)
    .filter(({ markdown }) => markdown?.trim());
  return [...new Map(bodies.map((body) => [body.markdown, body])).values()];
}

/** The same for the same text: a form that is brought twice is known again by it. */
export function seedOf(text: string): number {
  let hash = 0;
  for (let at = 0; at < text.length; at += 1)
    hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return Math.abs(hash) % SEED_MAX;
}

/**
 * A form as a paper.
 *
 * @param ids of its questions in the bank, in their order
 */
export function paperOf(
  { kept: { draft }, text }: BrowserDraft,
  ids: readonly number[],
): PaperBody {
  const items = [...new Set(ids)].map((id) => itemOf(ownQuestion(String(id), '')));
  const sections = [{ ...newSection([]), items }];
  return toBody({ ...draft, seed: seedOf(text), sections });
}
