import type { QuestionFields } from '@bank-soal/contract/questions';
import type { Account } from '../account.js';
import type { Db } from '../db/schema.js';
import { visibleQuestions } from './visible-questions.js';

type Asked = Pick<QuestionFields, 'kind' | 'markdown' | 'options'>;

/** Questions of one query; between queries other requests are served. */
const BATCH = 250;
/** The newest questions that are compared. */
const MOST = 20_000;

const WORD = /[\p{L}\p{N}_]+/gu;
const NAME = /^\p{Lu}\p{Ll}+$/u;
/** Words that begin a sentence and name nobody: `Jelaskan`, `Apa`. */
const STARTER =
  /(?:kan|lah|kah)$|^(?:apa|siapa|berapa|kapan|di|ke|dari|pada|mana|bagaimana|mengapa|kenapa|menurut|sebut|buat|berikut|misal|salah|tulis|hitung|cari|pilih|jika|bila|jadi|maka|yang|dalam|untuk|dengan|suatu|sebuah|seorang|setiap|semua|ada|ini|itu|tentu|diketahui|diberikan|gambar|teks|tabel|fungsi|perintah|what|who|how|when|why|which|where|the|an|a|in|on|if|let|give|given|explain|write|find|for|is|are)$/u;

/** Names in a text, in the order in which they first stand there. */
function namesIn(text: string): string[] {
  const names = new Set<string>();
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!NAME.test(word)) continue;
    const before = text.slice(0, index).trimEnd().at(-1);
    const isFirst = before === undefined || /[.?!:*#>-]/.test(before);
    if (!isFirst || !STARTER.test(word.toLowerCase())) names.add(word);
  }
  return [...names];
}

/**
 * The same for questions that differ in the names of people and things alone, in the order of their options, in
 * case, spaces and punctuation; undefined for a question without a name.
 */
export function nearKey({ kind, markdown, options }: Asked): string | undefined {
  const text = markdown.normalize('NFKC');
  const names = namesIn(text);
  const all = text.match(WORD) ?? [];
  // A text of names says nothing about what is asked.
  if (names.length === 0 || all.length < 4 || names.length * 2 > all.length) return undefined;
  const coded = (part: string) =>
    (part.normalize('NFKC').match(/[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_.,;:?!*]/gu) ?? [])
      .map((word) => (names.includes(word) ? `\0${names.indexOf(word)}` : word.toLowerCase()))
      .join(' ');
  return [kind, coded(text), ...options.map((one) => coded(one.markdown)).toSorted()].join('\n');
}

/** Ids of the account's visible questions whose key is among some, the newest of each. */
export async function nearQuestions(
  db: Db,
  account: Account,
  wanted: readonly Asked[],
): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  const keys = new Set(wanted.flatMap((question) => nearKey(question) ?? []));
  if (keys.size === 0) return found;
  const kinds = [...new Set(wanted.map(({ kind }) => kind))];
  let before = Number.MAX_SAFE_INTEGER;
  for (let seen = 0; seen < MOST; seen += BATCH) {
    const rows = await db
      .selectFrom('questions')
      .innerJoin('question_versions', (join) =>
        join
          .onRef('question_versions.question_id', '=', 'questions.id')
          .onRef('question_versions.version', '=', 'questions.current_version'),
      )
      .select(['questions.id', 'question_versions.body'])
      .where('questions.id', '<', before)
      .where('questions.kind', 'in', kinds)
      .where(visibleQuestions(account))
      .orderBy('questions.id', 'desc')
      .limit(BATCH)
      .execute();
    for (const { id, body } of rows) {
      const key = nearKey(JSON.parse(body) as Asked);
      if (key !== undefined && keys.has(key) && !found.has(key)) found.set(key, id);
    }
    if (rows.length < BATCH) break;
    before = rows.at(-1)?.id ?? 0;
    await new Promise(setImmediate);
  }
  return found;
}
