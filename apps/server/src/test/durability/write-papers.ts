import { randomInt, randomUUID } from 'node:crypto';
import type { PaperAnswer } from '@bank-soal/contract/papers';
import type { QuestionAnswer } from '@bank-soal/contract/questions';
import type { Call } from './call-bank.js';
import type { KnownText, Ledger } from './ledger.js';

type Kind = 'questions' | 'papers';

/** Entry of a text that is there with its first wording. */
function known(ledger: Ledger, kind: Kind, id: number, text: string): KnownText {
  const one = { id, texts: [text] };
  ledger[kind].set(id, one);
  ledger.acknowledged += 1;
  return one;
}

/** Words it anew: until that is acknowledged, either wording may be there. */
async function change(
  ledger: Ledger,
  one: KnownText,
  text: string,
  send: () => Promise<unknown>,
): Promise<void> {
  one.texts.push(text);
  await send();
  one.texts = [text];
  ledger.acknowledged += 1;
}

const newText = (ledger: Ledger) => {
  const text = `Teks ${randomUUID()}`;
  ledger.sentTexts.add(text);
  return text;
};

/** Writes a question and a paper that has it, and words both anew now and then. */
export async function writePaper(call: Call, ledger: Ledger): Promise<void> {
  const kind = 'uraian';
  const markdown = newText(ledger);
  const asked = await call('POST', '/api/questions', { kind, markdown });
  const { id: questionId } = (await asked.json()) as QuestionAnswer;
  const question = known(ledger, 'questions', questionId, markdown);

  const sections = [{ title: 'Bagian A', items: [{ questionId }] }];
  const title = newText(ledger);
  const made = await call('POST', '/api/papers', { title, sections });
  const { id } = (await made.json()) as PaperAnswer;
  const paper = known(ledger, 'papers', id, title);

  if (randomInt(2) === 0) {
    const text = newText(ledger);
    await change(ledger, question, text, () =>
      call('PUT', `/api/questions/${questionId}`, { markdown: text }),
    );
  }
  if (randomInt(2) === 0) {
    const text = newText(ledger);
    await change(ledger, paper, text, () =>
      call('PUT', `/api/papers/${id}`, { title: text, sections }),
    );
  }
}
