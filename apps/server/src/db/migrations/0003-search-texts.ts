import type { Kysely } from 'kysely';
import type { DatabaseDialect } from '../dialect.js';

interface Tables {
  users: { id: number; name: string };
  question_sets: {
    id: number;
    title: string;
    subject: string;
    lecturer: string;
    topics: string;
    creator_id: number | null;
    search_title: string;
    search_subject: string;
    search_lecturer: string;
    search_topics: string;
  };
}

const COLUMNS = ['search_title', 'search_subject', 'search_lecturer', 'search_topics'] as const;

function lowerTopics(topics: string): string {
  const names = topics.split(',').map((name) => name.trim());
  return [...new Set(names.filter((name) => name !== ''))].join('\uFFFF').toLowerCase();
}

/** Searched texts of a set, in lower case: databases do not agree on lower case. */
export async function searchTexts(
  database: Kysely<unknown>,
  { types }: DatabaseDialect,
): Promise<void> {
  const db = database as Kysely<Tables>;
  for (const column of COLUMNS) {
    await db.schema
      .alterTable('question_sets')
      .addColumn(column, types.text, (definition) => definition.notNull().defaultTo(''))
      .execute();
  }
  const sets = await db
    .selectFrom('question_sets')
    .leftJoin('users', 'users.id', 'creator_id')
    .select(['question_sets.id', 'title', 'subject', 'lecturer', 'topics', 'users.name as creator'])
    .execute();
  for (const set of sets) {
    await db
      .updateTable('question_sets')
      .set({
        search_title: set.title.toLowerCase(),
        search_subject: set.subject.toLowerCase(),
        search_lecturer: (set.lecturer || set.creator || 'Unknown').toLowerCase(),
        search_topics: lowerTopics(set.topics),
      })
      .where('id', '=', set.id)
      .execute();
  }
}
