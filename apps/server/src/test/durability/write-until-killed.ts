import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { FileAnswer } from '@bank-soal/contract/files';
import type { BankProcess } from './bank-process.js';
import { type Call, caller, Refused } from './call-bank.js';
import { type KnownSet, type Ledger, sha256Of } from './ledger.js';
import { writePaper } from './write-papers.js';

const MOST_BYTES = 200_000;

/** Text that no other file has, of any length, so that a torn one is found out. */
function randomText(): Buffer {
  return Buffer.from(randomBytes(randomInt(1, MOST_BYTES / 2)).toString('hex'));
}

const bodyOf = (title: string, description: string) => ({
  title,
  description,
  subject: 'Basis Data',
  difficulty: 'Sedang',
  topics: 'SQL, Normalisasi',
  year: 2024,
});

async function createSet(call: Call, ledger: Ledger): Promise<KnownSet> {
  const title = `Paket ${randomUUID()}`;
  const description = randomText().toString().slice(0, 4000);
  ledger.sentTitles.add(title);
  const answer = await call('POST', '/api/questionsets', bodyOf(title, description));
  const { questionSet } = (await answer.json()) as { questionSet: { id: number } };
  const set: KnownSet = {
    id: questionSet.id,
    titles: [title],
    description,
    state: 'here',
    files: [],
  };
  ledger.sets.set(set.id, set);
  ledger.acknowledged += 1;
  return set;
}

async function uploadFile(call: Call, ledger: Ledger, set: KnownSet): Promise<void> {
  const bytes = randomText();
  const sha256 = sha256Of(bytes);
  ledger.sentContents.add(sha256);
  const name = `${randomUUID()}.txt`;
  const form = new FormData();
  form.append('file', new Blob([Uint8Array.from(bytes)]), name);
  form.append('questionSetId', String(set.id));
  form.append('fileCategory', 'questions');
  const answer = await call('POST', '/api/files/upload', form);
  const { file } = (await answer.json()) as { file: FileAnswer };
  set.files.push({ id: file.id, name, sha256, size: bytes.length, state: 'here' });
  ledger.acknowledged += 1;
}

async function rename(call: Call, ledger: Ledger, set: KnownSet): Promise<void> {
  const title = `Paket ${randomUUID()}`;
  ledger.sentTitles.add(title);
  set.titles.push(title);
  await call('PUT', `/api/questionsets/${set.id}`, bodyOf(title, set.description));
  set.titles = [title];
  ledger.acknowledged += 1;
}

async function removeFile(call: Call, ledger: Ledger, set: KnownSet): Promise<void> {
  const file = set.files.find(({ state }) => state === 'here');
  if (file === undefined) return;
  file.state = 'maybe';
  await call('DELETE', `/api/files/${file.id}`);
  file.state = 'gone';
  ledger.acknowledged += 1;
}

async function withdraw(call: Call, ledger: Ledger, set: KnownSet): Promise<void> {
  set.state = 'maybe';
  await call('DELETE', `/api/questionsets/${set.id}`);
  set.state = 'gone';
  ledger.acknowledged += 1;
}

async function writeOne(call: Call, ledger: Ledger): Promise<void> {
  const set = await createSet(call, ledger);
  await Promise.all(Array.from({ length: 3 }, () => uploadFile(call, ledger, set)));
  if (randomInt(3) === 0) await rename(call, ledger, set);
  if (randomInt(4) === 0) await removeFile(call, ledger, set);
  if (randomInt(8) === 0) await withdraw(call, ledger, set);
  if (randomInt(2) === 0) await writePaper(call, ledger);
}

/**
 * Writes until the server is gone, or refuses.
 *
 * @returns the status of the refusal; undefined when the server is gone
 */
export async function writeUntilKilled(
  bank: BankProcess,
  ledger: Ledger,
): Promise<number | undefined> {
  const call = caller(bank);
  try {
    for (;;) await writeOne(call, ledger);
  } catch (error) {
    return error instanceof Refused ? error.status : undefined;
  }
}
