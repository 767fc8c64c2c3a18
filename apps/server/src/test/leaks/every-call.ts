import { type EndpointName, endpoints, methodOf, templateOf } from '@bank-soal/contract/endpoints';
import { type Route, routes } from '@bank-soal/contract/routes';
import { uploadForm } from '../upload.js';

/** One request of a call. */
export interface Attempt {
  name: EndpointName;
  method: string;
  path: string;
  body?: string | FormData;
  headers: Record<string, string>;
}

/** Query strings for calls that take any: each must hide as much as the bare call does. */
const QUERIES: Partial<Record<EndpointName, readonly string[]>> = {
  questionSets: [
    '?limit=500',
    '?q=RAHASIA&limit=500',
    '?q=RAHASIA%20SET&words=all',
    '?courseTag=RAHASIA',
    '?materialTag=RAHASIA',
    '?sort=title&limit=1',
    '?hasKey=true&sort=downloads',
    '?hasTestCases=true',
    '?year=2024&difficulty=Sedang',
    '?examKind=UTS&term=Gasal',
    '?mine=true',
    '?as=lecturer',
    '?mine=true&as=lecturer',
    '?as=lecturer&limit=500',
    '?from=2000-01-01&to=2100-01-01',
  ],
  questionSet: ['?download=true'],
  combinedPreview: ['?type=questions', '?type=answers'],
};

/** What a body may say, all at once: each call takes what it knows. */
const body = (ids: readonly number[]) => ({
  title: 'Percobaan',
  subject: 'Basis Data',
  difficulty: 'Mudah',
  name: 'Percobaan',
  current: 'salah-sekali',
  next: 'salah-sekali',
  email: 'percobaan@uji.ac.id',
  password: 'salah-sekali',
  questionSetId: ids[0],
  questionSetIds: ids,
  ids,
});

function bodyOf(name: EndpointName, id: number): string | FormData | undefined {
  const route: Route = routes[name];
  if (route.upload) {
    return uploadForm({ setId: id, category: 'questions', bytes: 'percobaan' });
  }
  return route.body === undefined ? undefined : JSON.stringify(body([id]));
}

/** Ways of asking for the same that must not lead around what is closed. */
const WAYS: readonly Record<string, string>[] = [
  {},
  { range: 'bytes=0-10' },
  { range: 'bytes=5-' },
  { 'if-none-match': '*' },
  { 'if-match': '*' },
];

/** Calls of what has nothing to do with sets and files; a call that is not known to be such is tried. */
const OF_OTHERS = /^\/(?:admin\/dosen|course-tags|material-tags|course-materials)/;

/** Ends the token that it is called with. */
const LAST: readonly EndpointName[] = ['signOut'];

/**
 * Every call of the wire, with each of the ids in each place of its path, in every way. Made from the
 * table of calls: a new one is among them by itself.
 */
export function everyAttempt(ids: readonly number[]): Attempt[] {
  const names = Object.keys(endpoints) as EndpointName[];
  const ordered = [...names.filter((name) => !LAST.includes(name)), ...LAST];
  return ordered.flatMap((name) => {
    const hasId = templateOf(name).includes('{');
    const isUpload = (routes[name] as Route).upload ?? false;
    // No tag and no account has such an id: one of them is as unknown there as all.
    const isTried = isUpload || (hasId && !OF_OTHERS.test(templateOf(name)));
    return (isTried ? ids : ids.slice(0, 1)).flatMap((id) => attemptsOf(name, id));
  });
}

function attemptsOf(name: EndpointName, id: number): Attempt[] {
  const path = `/api${templateOf(name).replace(/\{\w+\}/g, String(id))}`;
  const declared = methodOf(name);
  const methods = declared === 'GET' ? ['GET', 'HEAD'] : [declared];
  const queries = declared === 'GET' ? ['', ...(QUERIES[name] ?? [])] : [''];
  return methods.flatMap((method) =>
    queries.flatMap((query) =>
      WAYS.slice(0, declared === 'GET' ? WAYS.length : 1).map((headers): Attempt => {
        const sent = bodyOf(name, id);
        return {
          name,
          method,
          path: path + query,
          headers,
          ...(sent !== undefined && { body: sent }),
        };
      }),
    ),
  );
}
