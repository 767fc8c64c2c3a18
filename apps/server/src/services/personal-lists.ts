import type { QuestionSetAnswer } from '@bank-soal/contract/question-sets';
import type { ListBlock } from '../answers/list/list-block.js';
import { ListBody } from '../answers/list/list-body.js';
import type { SetBlocks } from '../answers/list/set-blocks.js';
import { weakTag } from '../answers/ready-body.js';
import type { Db } from '../db/schema.js';
import { createPacer } from './pacer.js';
import { toEntry } from './set-list.js';
import type { SetLists } from './set-lists.js';
import { shownSetsMadeBy } from './set-queries.js';
import { type Reader, viewOf } from './set-view.js';

/** Lists that are kept between answers. */
const MOST = 100;

/** A longer list is sent in pieces, which all answers that are under way have in common. */
const PIECES_FROM = 64 * 1024;

interface Personal {
  /** What it was made of. */
  mark: string;
  body: ListBody;
}

/**
 * The list as one signed-in reader sees it: their level's, and in it their own sets as their creator
 * sees them. Its blocks are the level's but for those that have sets of their own.
 */
export class PersonalLists {
  readonly #db: Db;
  readonly #lists: SetLists;
  /** Those asked for last stand last. */
  readonly #kept = new Map<number, Personal>();

  constructor(db: Db, lists: SetLists) {
    this.#db = db;
    this.#lists = lists;
  }

  async body(reader: Reader): Promise<ListBody> {
    const { level, account } = reader;
    if (account === null || level === 'administrator') return this.#lists.body(level);
    const { body, sets } = await this.#lists.read(level);
    const own = await shownSetsMadeBy(this.#db, viewOf(reader), account.id);
    if (own.length === 0) return body;
    const mark = `${sets.revision} ${body.etag} ${weakTag(JSON.stringify(own))}`;
    const known = this.#kept.get(account.id);
    this.#kept.delete(account.id);
    const list = known?.mark === mark ? known : { mark, body: await this.#join(sets, own) };
    this.#kept.set(account.id, list);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST && oldest !== undefined) this.#kept.delete(oldest);
    return list.body;
  }

  async #join(sets: SetBlocks, own: readonly QuestionSetAnswer[]): Promise<ListBody> {
    const pace = createPacer();
    const blocks: ListBlock[] = [];
    for (const make of sets.blocksWith(own.map(toEntry))) {
      blocks.push(make());
      await pace();
    }
    return new ListBody(blocks, PIECES_FROM);
  }
}
