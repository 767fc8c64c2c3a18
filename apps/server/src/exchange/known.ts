import { createHash } from 'node:crypto';
import type { QuestionBody, QuestionFields } from '@bank-soal/contract/questions';

/**
 * Fields that a format has no place for travel beside the question where other programs do not look: the
 * whole question, and the hash of its text in the format. An edit breaks the hash, and the text is read.
 */
interface Known {
  of: string;
  question: QuestionFields;
}

const hashOf = (written: string) =>
  createHash('sha256').update(written.trim()).digest('hex').slice(0, 32);

/** Writes a question whole, on one line; no `<`, `>` or `&` stands in it. Ids of outcomes are those of one bank. */
export function writeKnown(fields: QuestionFields, written: string): string {
  const { outcomeIds: _, ...question } = fields;
  const known: Known = { of: hashOf(written), question };
  const json = JSON.stringify(known);
  return json.replace(/[<>&\u007f-\uffff]/g, (sign) => {
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

function parse(text: string | undefined): Partial<Known> {
  if (text === undefined) return {};
  try {
    const known: unknown = JSON.parse(text);
    return typeof known === 'object' && known !== null ? known : {};
  } catch {
    return {};
  }
}

/**
 * A question that is known whole, since nobody changed what was written. Nothing of it is believed before
 * the bank's rules judge it.
 */
export function readWhole(text: string | undefined, written: string): QuestionBody | undefined {
  const { of, question } = parse(text);
  return typeof question === 'object' && of === hashOf(written) ? question : undefined;
}

/** Fields of a question that no format but the bank's own has. */
const APART = ['subject', 'difficulty', 'topics', 'points'] as const;

/** Fields without a place in the format, of a question that was changed since. */
export function readApart(text: string | undefined): QuestionBody {
  const { question } = parse(text);
  if (typeof question !== 'object' || question === null) return {};
  const apart = APART.flatMap((name) => (name in question ? [[name, question[name]]] : []));
  return Object.fromEntries(apart) as QuestionBody;
}
