import { MY_SET_KINDS } from '@bank-soal/contract/sets';
import type { CommentKind } from '@bank-soal/contract/talk';
import { dialectOf } from '../../db/dialect.js';
import { keyWord, type Outsider, PLANTED, type PlantedBank, setWord } from './planted-bank.js';

const FIRST_COMMENT = 13_000;

/** Accounts of the student and of the other lecturer. */
const STUDENT = 4;
const OTHER_LECTURER = 5;

const OWNER = 2;

/** Comments of each planted set: on the set and on its key, each with a reply. */
export type PlantedTalk = ReadonlyMap<string, { onSet: number[]; onKey: number[] }>;

/**
 * Comments with the planted words of sets and keys, and puts them into everyone's notices and lists, as if
 * all had been open before: outsiders who must not find them now wrote some of them. Everyone follows their
 * course.
 */
export async function plantTalk({ server, places }: PlantedBank): Promise<PlantedTalk> {
  const { db } = server.services;
  await dialectOf(db).setLastId(db, 'comments', FIRST_COMMENT);
  const at = new Date().toISOString();
  const talk = new Map<string, { onSet: number[]; onKey: number[] }>();
  await db.updateTable('question_sets').set({ released_at: at }).execute();
  const viewers = [STUDENT, OTHER_LECTURER];
  for (const user_id of viewers) {
    const follow = { user_id, course_tag_id: 2, at: '2020-01-01T00:00:00.000Z' };
    await db.insertInto('follows').values(follow).execute();
  }
  for (const { word, hiddenFrom, closedTo } of PLANTED) {
    const { setId = 0, keyIds = [] } = places.get(word) ?? {};
    const say = async (kind: CommentKind, said: string, isOwn: boolean, file?: number) => {
      const insert = async (words: object) => {
        const { id } = await db
          .insertInto('comments')
          .values({
            question_set_id: setId,
            file_id: file ?? null,
            file_category: file === undefined ? null : 'answers',
            page: 1,
            kind,
            status: 'selesai',
            author_id: isOwn ? STUDENT : OWNER,
            body: `${said} komentar`,
            created_at: at,
            updated_at: at,
            ...words,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        const about = { question_set_id: setId, comment_id: id, at };
        const notices = viewers.map((user_id) => ({ user_id, kind: 'jawaban' as const, ...about }));
        await db.insertInto('notices').values(notices).execute();
        return id;
      };
      const id = await insert({ answer: `${said} tanggapan`, answered_by: OWNER });
      const reply = { kind: 'komentar', status: 'terbuka', body: `${said} balasan` };
      return [id, await insert({ ...reply, reply_to: id })];
    };
    const isHidden = (from: readonly Outsider[]) => from.includes('student');
    talk.set(word, {
      onSet: await say('komentar', setWord(word), isHidden(hiddenFrom)),
      onKey: await say('laporan', keyWord(word), isHidden(closedTo), keyIds[0]),
    });
    const marks = viewers.flatMap((user_id) =>
      MY_SET_KINDS.map((kind) => ({ user_id, kind, question_set_id: setId, at })),
    );
    await db.insertInto('set_marks').values(marks).execute();
  }
  return talk;
}

/** The comments that somebody must not know of. */
export function hiddenComments(talk: PlantedTalk, outsider: Outsider): number[] {
  return PLANTED.flatMap(({ word, hiddenFrom, closedTo }) => {
    const { onSet, onKey } = talk.get(word) ?? { onSet: [], onKey: [] };
    if (hiddenFrom.includes(outsider)) return [...onSet, ...onKey];
    return closedTo.includes(outsider) ? onKey : [];
  });
}
