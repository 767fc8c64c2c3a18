import { ADMIN, tokenOf } from './admin.js';
import { LECTURER } from './visit.js';

/** A word of a set that everyone may see: a suite that never finds it looks at nothing. */
export const OPEN_WORD = 'terbukasekali';

/** What all words begin with that somebody must not see. */
export const SECRET_START = 'rahasia';

/** A word of what somebody must not see; the name says what that is. */
const WORDS = {
  owner: 'rahasiapemilik',
  lecturers: 'rahasiadosen',
  users: 'rahasiamasuk',
  later: 'rahasiananti',
  withdrawn: 'rahasiatarik',
  key: 'rahasiakunci',
  keyLater: 'rahasiabesok',
  draft: 'rahasianaskah',
  question: 'rahasiasoal',
} as const;

/** None of them may stand in a page that a server draws, whoever asks for it. */
export const SECRET_WORDS: readonly string[] = Object.values(WORDS);

const FUTURE = '2999-01-01T00:00:00.000Z';

/** Sets that visitors must not know of. */
const HIDDEN = {
  [WORDS.owner]: { visibility: 'owner', keyVisibility: 'owner' },
  [WORDS.lecturers]: { visibility: 'lecturers', keyVisibility: 'lecturers' },
  [WORDS.users]: { visibility: 'users', keyVisibility: 'users' },
  [WORDS.later]: { availableFrom: FUTURE },
  [WORDS.withdrawn]: {},
};

/** Sets that they see without their key. */
const CLOSED = {
  [WORDS.key]: { keyVisibility: 'owner' },
  [WORDS.keyLater]: { keyFrom: FUTURE },
};

/** A bank with words where visitors may not find them. */
export interface SecretBank {
  open: number;
  hidden: readonly number[];
  closed: readonly number[];
  /** Tokens by who has them; visitors and the one who brings something else have none. */
  tokens: Readonly<Record<string, string>>;
}

/** Fills a server of the demo bank by its API, as its lecturer does. */
export async function plantSecrets(url: string): Promise<SecretBank> {
  const lecturer = await tokenOf(url, LECTURER);
  const student = { email: 'mahasiswa@contoh.ac.id', password: 'mahasiswa12345' };

  async function send(method: string, path: string, body?: object | FormData): Promise<unknown> {
    const isForm = body instanceof FormData;
    const headers = {
      'x-access-token': lecturer,
      ...(!isForm && { 'content-type': 'application/json' }),
    };
    const sent = isForm ? body : JSON.stringify(body);
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers,
      ...(body && { body: sent }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }

  async function addFile(set: number, category: string, word: string) {
    const form = new FormData();
    form.append('questionSetId', `${set}`);
    form.append('fileCategory', category);
    form.append('file', new Blob([`Isi ${word}`]), `${word}.txt`);
    await send('POST', '/files/upload', form);
  }

  /** Its word stands in all of its texts, or in its key alone. */
  async function addSet(word: string, key: string, release: object): Promise<number> {
    const texts = { title: `Paket ${word}`, lecturer: word, topics: word, description: word };
    const fields = { ...texts, subject: 'Basis Data', difficulty: 'Mudah', ...release };
    const { questionSet } = (await send('POST', '/questionsets', fields)) as {
      questionSet: { id: number };
    };
    await addFile(questionSet.id, 'questions', word);
    await addFile(questionSet.id, 'answers', key);
    await addFile(questionSet.id, 'testCases', key);
    return questionSet.id;
  }

  const hidden: number[] = [];
  for (const [word, release] of Object.entries(HIDDEN)) {
    const id = await addSet(word, word, release);
    if (word === WORDS.withdrawn) await send('DELETE', `/questionsets/${id}`);
    hidden.push(id);
  }
  const closed: number[] = [];
  for (const [word, release] of Object.entries(CLOSED)) {
    closed.push(await addSet('terkunci', word, release));
  }
  await send('POST', '/papers', { title: WORDS.draft });
  await send('POST', '/questions', {
    kind: 'uraian',
    markdown: WORDS.question,
    answer: WORDS.question,
    visibility: 'owner',
  });
  return {
    open: await addSet(OPEN_WORD, OPEN_WORD, {}),
    hidden,
    closed,
    tokens: {
      student: await tokenOf(url, student),
      lecturer,
      administrator: await tokenOf(url, ADMIN),
    },
  };
}
