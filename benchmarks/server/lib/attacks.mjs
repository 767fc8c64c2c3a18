import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { call } from './client.mjs';
import { accents, emptyObjects, longLine, nestedTables, wideRow } from './hostile-documents.mjs';

const BOUNDARY = 'batas';

/** A form with one file for a set. */
function form(setId, name, bytes) {
  const field = (key, value) =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`;
  const file = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
  return Buffer.concat([
    Buffer.from(field('questionSetId', setId) + field('fileCategory', 'questions') + file),
    bytes,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
}

export function upload({ url }, token, setId, name, bytes) {
  return call(`${url}/api/files/upload`, {
    method: 'POST',
    headers: {
      'x-access-token': token,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    },
    body: form(setId, name, bytes),
  });
}

/** Connections on which something is begun; `end` cuts them. */
function begin(url, count, text) {
  const { hostname, port } = new URL(url);
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.write(text);
    socket.pause();
    return socket;
  });
  return { sockets, end: () => sockets.forEach((socket) => void socket.destroy()) };
}

const statusOf = (answers) => {
  const counts = new Map();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts]
    .map(([status, count]) => (count > 1 ? `${status} × ${count}` : status))
    .join(', ');
};

const times = (count, task) =>
  Promise.all(Array.from({ length: count }, (_, index) => task(index)));

const signIn = (server, body) => call(`${server.url}/api/auth/signin`, { method: 'POST', body });

const json = ({ url }, token, method, path, body) =>
  call(`${url}/api${path}`, {
    method,
    body: JSON.stringify(body),
    headers: token === undefined ? {} : { 'x-access-token': token },
  });

const question = (markdown, explanation = '') => ({
  kind: 'uraian',
  subject: 'Basis Data',
  difficulty: 'Mudah',
  topics: [],
  visibility: 'owner',
  markdown,
  options: [],
  answer: '',
  explanation,
  points: 1,
});

async function newQuestion(server, token, markdown) {
  const { body } = await json(server, token, 'POST', '/questions', question(markdown));
  return JSON.parse(body.toString()).id;
}

const paper = (questionId) => ({
  title: 'Naskah',
  head: {},
  instructions: [],
  sections: [{ title: 'A', items: [{ questionId }] }],
  variants: 1,
  shuffleOptions: false,
  size: 'A4',
});

/** Sets of a student's with a file each, and then a preview of each: what others then wait for. */
function previews(name, documents) {
  return {
    name,
    async run({ server, student, newSet }) {
      const files = await documents();
      const uploads = [];
      const answers = [];
      for (const [file, bytes] of files) {
        const id = await newSet(student);
        uploads.push(await upload(server, student, id, file, bytes));
        answers.push(call(`${server.url}/api/files/combine-preview/${id}?type=questions`));
      }
      return `uploads ${statusOf(uploads)}; previews ${statusOf(await Promise.all(answers))}`;
    },
  };
}

/**
 * Attacks by one person with one account, or none. `run` returns a summary of the answers.
 *
 * @type {{ name: string, run: (attack: object) => Promise<string> }[]}
 */
export const attacks = [
  {
    name: 'an email of 40,000 combining marks',
    run: async ({ server }) => {
      const body = JSON.stringify({ email: `a${'\u0301\u0323'.repeat(20_000)}`, password: 'a' });
      return statusOf(await times(4, () => signIn(server, body)));
    },
  },
  {
    name: 'a password that is an object with a length',
    run: async ({ server }) => {
      const body = JSON.stringify({ email: { length: { toString: null } }, password: 'a' });
      return statusOf(await times(4, () => signIn(server, body)));
    },
  },
  {
    name: 'a hundred tags to filter by',
    run: async ({ server }) => {
      const tags = Array.from({ length: 100 }, (_, index) => `materialTag=tag-${index}`).join('&');
      return statusOf(
        await times(8, () => call(`${server.url}/api/questionsets?limit=20&${tags}`)),
      );
    },
  },
  {
    name: 'fifteen thousand slashes',
    run: async ({ server }) =>
      statusOf(await times(20, () => call(`${server.url}/api${'/'.repeat(15_900)}x`))),
  },
  {
    name: 'two hundred sign-ins whose bodies never end',
    run: async ({ server }) => {
      const head =
        'POST /api/auth/signin HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n';
      const { end } = begin(server.url, 200, `${head}ffff0\r\n${'a'.repeat(1_000_000)}`);
      await wait(5000);
      end();
      return 'cut';
    },
  },
  {
    name: 'fifty downloads that nobody reads',
    run: async ({ server, largeFile }) => {
      const head = `GET /api/files/download/${largeFile} HTTP/1.1\r\nHost: a\r\n\r\n`;
      const { end } = begin(server.url, 50, head);
      await wait(5000);
      const other = await call(`${server.url}/api/files/download/${largeFile}`);
      end();
      return `another's download ${other.status}`;
    },
  },
  {
    name: 'sixteen uploads at one byte a second',
    run: async ({ server, student, newSet, lecturer }) => {
      const id = await newSet(student);
      const head = `POST /api/files/upload HTTP/1.1\r\nHost: a\r\nX-Access-Token: ${student}\r\nContent-Type: multipart/form-data; boundary=${BOUNDARY}\r\nContent-Length: 9000\r\n\r\n`;
      const { sockets, end } = begin(server.url, 16, head);
      const drip = setInterval(() => {
        for (const socket of sockets) if (socket.writable) socket.write('-');
      }, 1000);
      await wait(2000);
      const own = await newSet(lecturer);
      const other = await upload(server, lecturer, own, 'a.txt', Buffer.from('Jelaskan.'));
      clearInterval(drip);
      end();
      void id;
      return `another's upload ${other.status}`;
    },
  },
  previews('a document of 3,000 nested tables', async () => [['a.docx', await nestedTables(3000)]]),
  previews('a row of 20,000 cells', async () => [['a.docx', await wideRow(20_000)]]),
  previews('a text of 6 MB in one line', async () => [['a.txt', longLine(6_000_000)]]),
  previews('a letter under 500,000 marks', async () => [['a.txt', accents(500_000)]]),
  previews('four such documents', async () => [
    ['a.docx', await nestedTables(2900)],
    ['b.docx', await wideRow(19_000)],
    ['c.txt', longLine(5_900_000)],
    ['d.txt', accents(490_000)],
  ]),
  {
    name: 'fifty versions of a question of 114 kB, read forty times',
    run: async ({ server, student }) => {
      const id = await newQuestion(server, student, 'Satu.');
      const long = '文'.repeat(19_000);
      for (let version = 2; version <= 50; version += 1) {
        await json(server, student, 'PUT', `/questions/${id}`, question(long, long));
      }
      const headers = { 'x-access-token': student };
      const read = () => call(`${server.url}/api/questions/${id}/versions`, { headers });
      return statusOf(await times(40, read));
    },
  },
  {
    name: 'two hundred archives of fifty sets, without an account',
    run: async ({ server, owner, newSet }) => {
      const ids = [];
      for (let made = 0; made < 50; made += 1) {
        const id = await newSet(owner);
        await upload(server, owner, id, 'a.txt', Buffer.from(`Jelaskan ${made}.`));
        ids.push(id);
      }
      const ask = () => json(server, undefined, 'POST', '/archives', { questionSetIds: ids });
      return statusOf(await times(200, ask));
    },
  },
  {
    name: 'three hundred archives of one set that nobody reads',
    run: async ({ server, largeSet }) => {
      const head = `GET /api/questionsets/${largeSet}/archive HTTP/1.1\r\nHost: a\r\n\r\n`;
      const { end } = begin(server.url, 300, head);
      await wait(5000);
      end();
      return 'cut';
    },
  },
  {
    name: 'four previews of a paper of 3,000 formulas',
    run: async ({ server, student, lecturer }) => {
      const id = await newQuestion(server, student, '$x^2$ '.repeat(3000));
      const preview = (token, questionId) =>
        json(server, token, 'POST', '/papers/preview', paper(questionId));
      const own = await newQuestion(server, lecturer, 'Jelaskan.');
      const heavy = times(4, () => preview(student, id));
      const since = performance.now();
      const other = await preview(lecturer, own);
      const waited = Math.round(performance.now() - since);
      return `${statusOf(await heavy)}; another's preview ${other.status} after ${waited} ms`;
    },
  },
  {
    name: 'two hundred pages, each drawn anew',
    run: async ({ server }) =>
      statusOf(await times(200, (index) => call(`${server.url}/browse?q=kata${index}`))),
  },
  {
    name: 'sixty-four searches inside files',
    run: async ({ server }) =>
      statusOf(
        await times(64, (index) => call(`${server.url}/api/search/files?q=soal%20${index}`)),
      ),
  },
  {
    name: 'six uploads of 19 MB of empty objects',
    run: async ({ server, student, newSet, lecturer }) => {
      const id = await newSet(student);
      const bytes = emptyObjects(19_000_000);
      const bad = times(6, () => upload(server, student, id, 'a.pdf', bytes));
      await wait(1000);
      const own = await newSet(lecturer);
      const since = performance.now();
      const other = await upload(server, lecturer, own, 'a.txt', Buffer.from('Jelaskan.'));
      const waited = Math.round(performance.now() - since);
      return `${statusOf(await bad)}; another's upload ${other.status} after ${waited} ms`;
    },
  },
  {
    name: 'five hundred new sets at once',
    run: async ({ server, student }) => {
      const answers = [];
      const body = JSON.stringify({ title: 'Banyak', subject: 'Basis Data', difficulty: 'Mudah' });
      const headers = { 'x-access-token': student };
      const target = `${server.url}/api/questionsets`;
      await times(20, async () => {
        for (let turn = 0; turn < 25; turn += 1)
          answers.push(await call(target, { method: 'POST', headers, body }));
      });
      return statusOf(answers);
    },
  },
  {
    name: 'three hundred who ask for ten thousand own sets and do not read',
    run: async ({ server, owner }) => {
      const head = `GET /api/questionsets?mine=true HTTP/1.1\r\nHost: a\r\nX-Access-Token: ${owner}\r\n\r\n`;
      const { end } = begin(server.url, 300, head);
      await wait(8000);
      end();
      return 'cut';
    },
  },
  {
    name: 'twelve who read ten thousand own sets, five times each',
    run: async ({ server, owner }) => {
      const headers = { 'x-access-token': owner };
      const answers = [];
      await times(12, async () => {
        for (let turn = 0; turn < 5; turn += 1)
          answers.push(await call(`${server.url}/api/questionsets?mine=true`, { headers }));
      });
      return statusOf(answers);
    },
  },
];
