import { TOKEN_HEADER } from '@bank-soal/contract/accounts';
import { pathOf } from '@bank-soal/contract/endpoints';
import { paperListSchema } from '@bank-soal/contract/papers';
import { questionListSchema } from '@bank-soal/contract/questions';
import type { BankProcess } from './bank-process.js';
import { fetchAlone } from './fetch-alone.js';
import type { KnownText, Ledger } from './ledger.js';

const PAGE = 500;

/** All pages of a list of one's own. */
async function all<T>(
  { url, token }: BankProcess,
  name: 'questions' | 'papers',
  read: (value: unknown) => T[],
): Promise<T[]> {
  const found: T[] = [];
  const mine = name === 'questions' ? { mine: true } : {};
  for (let cursor: string | undefined; ; ) {
    const path = pathOf(name, undefined, { ...mine, limit: PAGE, cursor });
    const answer = await fetchAlone(url + path, { headers: { [TOKEN_HEADER]: token } });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`No ${name}: ${answer.status} ${text}`);
    found.push(...read(JSON.parse(text)));
    cursor = answer.headers.get('x-next-cursor') ?? undefined;
    if (cursor === undefined) return found;
  }
}

function compareTexts(
  what: string,
  known: ReadonlyMap<number, KnownText>,
  sent: ReadonlySet<string>,
  found: ReadonlyMap<number, string>,
): string[] {
  const lost = [...known.values()].flatMap(({ id, texts }) => {
    const text = found.get(id);
    if (text === undefined) return [`${what} ${id} is lost`];
    return texts.includes(text) ? [] : [`${what} ${id} is not what was acknowledged`];
  });
  // Their writes got no answer: they may be there, but then as they were sent.
  const strange = [...found].flatMap(([id, text]) =>
    sent.has(text) ? [] : [`${what} ${id} was never sent`],
  );
  return [...lost, ...strange];
}

/** Compares one account's questions and papers with their acknowledged state. */
export async function comparePapers(bank: BankProcess, ledger: Ledger): Promise<string[]> {
  const { questions, papers, sentTexts } = ledger;
  const askedNow = await all(bank, 'questions', (value) => questionListSchema.parse(value));
  const papersNow = await all(bank, 'papers', (value) => paperListSchema.parse(value));
  // A paper whose question went is no paper.
  const empty = papersNow
    .filter(({ sections }) => sections.flatMap(({ items }) => items).length !== 1)
    .map(({ id }) => `paper ${id} has lost its question`);
  return [
    ...compareTexts(
      'question',
      questions,
      sentTexts,
      new Map(askedNow.map(({ id, markdown }) => [id, markdown])),
    ),
    ...compareTexts(
      'paper',
      papers,
      sentTexts,
      new Map(papersNow.map(({ id, title }) => [id, title])),
    ),
    ...empty,
  ];
}
