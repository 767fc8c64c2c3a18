import { BROWSER, call } from './client.mjs';
import { setRow } from './fill.mjs';
import { sha256 } from './ledger.mjs';
import { makePdf } from './pdf.mjs';
import { multipart } from './writes.mjs';

const LIST = '/api/questionsets';
const QUERIES = [
  '',
  'q=data',
  'q=ratna&courseTag=basis',
  'sort=title',
  'q=uts%2017',
  'sort=downloads',
];
const pick = (list) => list[Math.floor(Math.random() * list.length)];

function setBody(index, title) {
  const [, subject, , difficulty, year, lecturer, topics, description] = setRow(index);
  return JSON.stringify({ title, subject, difficulty, year, lecturer, topics, description });
}

/**
 * Actions of one person, by name; each returns the status of its answer.
 *
 * @param {{ url: string, account: { email: string, password: string }, token: string, ledger:
 *   import('./ledger.mjs').Ledger, sets: number, number: number }} person
 */
export function actionsOf({ url, account, token, ledger, sets, number }) {
  const signed = { 'x-access-token': token, 'content-type': 'application/json' };
  /** Own sets: nobody else writes to them. */
  const own = [];
  const files = [];
  let etag;
  let writes = 0;

  const get = async (path, headers = {}) => {
    const answer = await call(url + path, { headers: { ...BROWSER, ...headers } });
    return answer;
  };
  return {
    list: async () => {
      const { status, headers } = await get(LIST, etag ? { 'if-none-match': etag } : {});
      etag = headers.etag ?? etag;
      return status;
    },
    page: async () => (await get(`${LIST}?limit=50&${pick(QUERIES)}`)).status,
    detail: async () => (await get(`${LIST}/${1 + Math.floor(Math.random() * sets)}`)).status,
    insert: async () => {
      writes += 1;
      const title = `Beban ${number}-${writes}`;
      const body = setBody(writes, title);
      const answer = await call(url + LIST, { method: 'POST', headers: signed, body });
      if (answer.status !== 201) return answer.status;
      const { id } = JSON.parse(answer.body.toString()).questionSet;
      ledger.titles.set(id, title);
      own.push(id);
      return 201;
    },
    edit: async () => {
      const id = pick(own);
      if (id === undefined) return undefined;
      writes += 1;
      const title = `Beban ${number}-${writes}, diubah`;
      const body = setBody(writes, title);
      const { status } = await call(`${url}${LIST}/${id}`, {
        method: 'PUT',
        headers: signed,
        body,
      });
      if (status === 200) ledger.titles.set(id, title);
      return status;
    },
    upload: async () => {
      const id = pick(own);
      if (id === undefined) return undefined;
      const bytes = makePdf(2, 30_000);
      const { body, headers } = multipart(id, 'soal.pdf', bytes);
      const sent = { ...headers, 'x-access-token': token, 'content-length': `${body.byteLength}` };
      const answer = await call(`${url}/api/files/upload`, { method: 'POST', headers: sent, body });
      if (answer.status !== 201) return answer.status;
      const file = JSON.parse(answer.body.toString()).file.id;
      ledger.files.set(file, sha256(bytes));
      files.push({ id: file, set: id });
      return 201;
    },
    download: async () => {
      const file = pick(files);
      if (file === undefined) return undefined;
      const { status } = await get(`/api/files/download/${file.id}`);
      if (status === 200) ledger.downloaded(file.set);
      return status;
    },
    signIn: async () => {
      const body = JSON.stringify(account);
      return (await call(`${url}/api/auth/signin`, { method: 'POST', body })).status;
    },
  };
}

/** How often each is done, of a hundred. */
export const WEIGHTS = {
  list: 30,
  page: 20,
  detail: 22,
  download: 10,
  insert: 6,
  edit: 6,
  upload: 4,
  signIn: 2,
};
