import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { TOKEN_HEADER } from '@bank-soal/contract/accounts';
import { pathOf } from '@bank-soal/contract/endpoints';
import {
  fileSearchSchema,
  type SearchIndexAnswer,
  searchIndexSchema,
} from '@bank-soal/contract/search';
import { sql } from 'kysely';
import { dialectOf } from '../../db/dialect.js';
import { openDatabase } from '../../db/open-database.js';
import { indexed, stemsOf } from '../../search/words/index.js';
import { type Config, parseConfig } from '../../settings/config.js';
import { openFileStore } from '../../storage/open-file-store.js';
import { fillBank } from '../fill-bank.js';
import { sampleBank, sampleFile, sampleSet } from '../sample-bank.js';
import { type BankProcess, startBank } from './bank-process.js';
import { fetchAlone } from './fetch-alone.js';
import type { Outcome } from './kill-cycles.js';

/** Contents that are read between two kills, about. */
const BETWEEN = 10;
/** Some contents are in two sets. */
const COPIED = 7;
const LONGEST_MS = 40;
const SHARED = 'pohon';

/** Each content has a word that all have, and one that no other has. */
const ownWord = (at: number) => `nomorunik${at}x`;
const textOf = (at: number) => `Soal ${SHARED} ${ownWord(at)} tentang graf.`;
const namesOf = (at: number) => [`${at}.txt`, ...(at % COPIED === 0 ? [`salinan-${at}.txt`] : [])];

async function fill(config: Config, contents: number): Promise<void> {
  const db = await openDatabase(config);
  const sets = Array.from({ length: contents }, (_, at) =>
    namesOf(at).map((name) => sampleSet({ files: [sampleFile('questions', name, textOf(at))] })),
  );
  await fillBank(db, await openFileStore(config), sampleBank(sets.flat()));
  await db.destroy();
}

async function indexOf({ url, token }: BankProcess): Promise<SearchIndexAnswer> {
  const headers = { [TOKEN_HEADER]: token };
  const answer = await fetchAlone(url + pathOf('searchIndex'), { headers });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The index was not told: ${answer.status} ${text}`);
  return searchIndexSchema.parse(JSON.parse(text));
}

async function untilDone(bank: BankProcess, enough: number): Promise<SearchIndexAnswer> {
  for (;;) {
    const index = await indexOf(bank);
    if (index.done >= enough || index.waiting === 0) return index;
    await wait(5);
  }
}

/** Files that are found now by words that each stand in one content. */
async function compare({ url }: BankProcess, contents: number): Promise<string[]> {
  const problems: string[] = [];
  for (let at = 0; at < contents; at += 1) {
    const answer = await fetchAlone(url + pathOf('searchFiles', undefined, { q: ownWord(at) }));
    const hits = fileSearchSchema.parse(await answer.json());
    const found = hits.map(({ file }) => file.originalname).toSorted();
    const are = namesOf(at).toSorted();
    if (found.join() !== are.join()) problems.push(`content ${at} is found as '${found.join()}'`);
  }
  return problems;
}

/** How often each content stands in a stopped server's index. */
async function inspectIndex(config: Config, contents: number): Promise<string[]> {
  const db = await openDatabase(config);
  try {
    const rows = await db.selectFrom('file_texts').select(['sha256', 'state']).execute();
    const known = new Set(rows.map(({ sha256 }) => sha256));
    const term = indexed(stemsOf(SHARED));
    const { texts } = dialectOf(db);
    const { rows: entries } = await sql`${texts.matching({ terms: [term], prefix: null })}`.execute(
      db,
    );
    const unread = rows.filter(({ state }) => state !== 'siap');
    return [
      ...(rows.length === contents ? [] : [`${rows.length} texts of ${contents} contents`]),
      ...(known.size === rows.length ? [] : ['a content has two texts']),
      ...(entries.length === contents
        ? []
        : [`the index has ${entries.length} entries of ${contents} contents`]),
      ...unread.map(({ sha256, state }) => `content ${sha256} is ${state}`),
    ];
  } finally {
    await db.destroy();
  }
}

/**
 * Kills a server so many times while it reads the texts of its files, and lets the last one end its
 * work: every content must be in the index by then, once.
 *
 * @param how one that is stopped may complain of nothing either
 * @param waiting contents that wait at the last stop, at least
 * @returns as acknowledged, the contents that were read
 */
export async function indexKills(
  dataDir: string,
  kills: number,
  print: (line: string) => void = () => undefined,
  more: Readonly<Record<string, string>> = {},
  how: 'kill' | 'stop' = 'kill',
  waiting = 2 * BETWEEN,
): Promise<Outcome> {
  const env = { ...more, SEED_DEMO: 'false', LOG_LEVEL: 'warn' };
  const config = parseConfig({ ...env, DATA_DIR: dataDir });
  const contents = kills * BETWEEN + waiting;
  // An administrator is made where there is no account yet.
  await (await startBank(dataDir, env)).stop();
  await fill(config, contents);
  const problems: string[] = [];
  let done = 0;
  let bank: BankProcess | undefined;
  try {
    for (let kill = 1; kill <= kills; kill += 1) {
      bank = await startBank(dataDir, env);
      const index = await untilDone(bank, done + randomInt(1, BETWEEN));
      await wait(randomInt(LONGEST_MS));
      await bank[how]();
      problems.push(...bank.complaints);
      if (index.done < done) problems.push(`${done} texts were read, and then ${index.done}`);
      if (index.waiting === 0) problems.push(`nothing was left to read at kill ${kill}`);
      done = index.done;
      print(`${kill} kills, ${done} of ${contents} texts read, ${problems.length} problems`);
    }
    bank = await startBank(dataDir, env);
    const end = await untilDone(bank, contents);
    if (end.done !== contents) problems.push(`the last index was ${JSON.stringify(end)}`);
    problems.push(...(await compare(bank, contents)));
    await bank.stop();
    done = end.done;
  } finally {
    // A process that outlives a failure would hold the pipes of its parent, and so the whole run.
    await bank?.kill();
  }
  problems.push(...(await inspectIndex(config, contents)));
  return { acknowledged: done, problems };
}
