import { type QuestionSetAnswer, questionSetListSchema } from '@bank-soal/contract/sets';
import type { BankProcess } from './bank-process.js';
import { comparePapers } from './compare-papers.js';
import { fetchAlone } from './fetch-alone.js';
import { type KnownFile, type KnownSet, type Ledger, sha256Of } from './ledger.js';

/** Files that are read at once. */
const WORKERS = 8;

async function bytesOf(url: string, id: number): Promise<Uint8Array | undefined> {
  const answer = await fetchAlone(`${url}/api/files/blob/${id}`);
  return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
}

function compareSet(known: KnownSet, found: QuestionSetAnswer | undefined): string[] {
  const { id, titles, description, state } = known;
  if (found === undefined) return state === 'here' ? [`set ${id} is lost`] : [];
  if (state === 'gone') return [`set ${id} has come back`];
  const same =
    titles.includes(found.title) &&
    found.description === description &&
    found.subject === 'Basis Data' &&
    found.topics === 'SQL, Normalisasi' &&
    found.level === 'Sedang';
  return same ? [] : [`set ${id} is not what was acknowledged`];
}

function compareFile(file: KnownFile, bytes: Uint8Array | undefined): string[] {
  if (bytes === undefined) return file.state === 'here' ? [`file ${file.id} is lost`] : [];
  if (file.state === 'gone') return [`file ${file.id} has come back`];
  return sha256Of(bytes) === file.sha256 ? [] : [`file ${file.id} has other bytes`];
}

async function inParallel<T>(items: readonly T[], task: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const work = async () => {
    for (let item = queue.pop(); item !== undefined; item = queue.pop()) await task(item);
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
}

/** Compares the server's answers with its acknowledgements; returns every difference. */
export async function compareWithLedger(bank: BankProcess, ledger: Ledger): Promise<string[]> {
  const { url } = bank;
  const list: unknown = await (await fetchAlone(`${url}/api/questionsets`)).json();
  const shown = new Map(questionSetListSchema.parse(list).map((set) => [set.id, set]));
  const problems: string[] = [];
  const knownFiles = new Set<number>();
  for (const set of ledger.sets.values()) {
    problems.push(...compareSet(set, shown.get(set.id)));
    for (const { id } of set.files) knownFiles.add(id);
  }
  const files = [...ledger.sets.values()]
    .filter(({ id }) => shown.has(id))
    .flatMap((set) => set.files);
  await inParallel(files, async (file) => {
    problems.push(...compareFile(file, await bytesOf(url, file.id)));
  });
  // Their writes got no answer: they may be there, but then whole and as they were sent.
  for (const set of shown.values()) {
    if (!ledger.sentTitles.has(set.title)) problems.push(`set ${set.id} was never sent`);
  }
  const others = [...shown.values()].flatMap((set) => set.files);
  await inParallel(
    others.filter(({ id }) => !knownFiles.has(id)),
    async ({ id, size }) => {
      const bytes = await bytesOf(url, id);
      const whole = bytes?.length === size && ledger.sentContents.has(sha256Of(bytes));
      if (!whole) problems.push(`file ${id} is half written`);
    },
  );
  problems.push(...(await comparePapers(bank, ledger)));
  return problems;
}
