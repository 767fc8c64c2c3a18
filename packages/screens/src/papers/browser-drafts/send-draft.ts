import type { Client } from '@bank-soal/contract/client';
import type { Id } from '@bank-soal/contract/common';
import type { QuestionRow } from '@bank-soal/contract/questions';
import {
  bringQuestions,
  lookIntoFile,
  type QuestionFile,
} from '../../data/questions/use-question-writes.js';
import { type BrowserDraft, bodiesOf, paperOf, seedOf } from './browser-draft.js';

/** What bringing a form needs from the server. */
export type SendPorts = Pick<Client, 'papers' | 'createPaper' | 'importQuestions'>;

/** A question that the bank does not take. */
export class RefusedQuestion extends Error {
  constructor(
    readonly question: string,
    readonly reason: string,
  ) {
    super(reason);
  }
}

function refuseBlocked(rows: readonly QuestionRow[]) {
  for (const { title, problems } of rows) {
    const problem = problems.find(({ blocking }) => blocking);
    if (problem) throw new RefusedQuestion(title, problem.message);
  }
}

/** The ids that some questions have in the bank; those that it does not know yet are brought into it. */
async function bankIds(api: SendPorts, left: BrowserDraft): Promise<number[]> {
  const bodies = bodiesOf(left.kept);
  if (bodies.length === 0) return [];
  const file = new File([JSON.stringify(bodies, undefined, 1)], 'form.json');
  const sent: QuestionFile = { file, format: 'json' };
  const rows = await lookIntoFile(api, sent);
  refuseBlocked(rows);
  const known = rows.filter(({ duplicateOf }) => duplicateOf !== null);
  if (known.length < rows.length) {
    await bringQuestions(
      api,
      sent,
      known.map(({ line }) => line),
    );
  }
  const found = known.length < rows.length ? await lookIntoFile(api, sent) : rows;
  return found.flatMap(({ duplicateOf }) => duplicateOf ?? []);
}

/**
 * Makes a paper of a form. What was brought already is taken as it is, so that it can be tried again
 * after a failure.
 *
 * @returns the paper's id
 */
export async function sendDraft(api: SendPorts, left: BrowserDraft): Promise<Id> {
  const { data: papers } = await api.papers();
  const before = papers.find(({ seed }) => seed === seedOf(left.text));
  if (before) return before.id;
  const { data } = await api.createPaper({ body: paperOf(left, await bankIds(api, left)) });
  return data.id;
}
