import { gzipSync } from 'node:zlib';
import { API_BASE, type EndpointName, methodOf, templateOf } from '@bank-soal/contract/endpoints';
import { sampleQuestions } from '@bank-soal/contract/questions';
import { type Route, routes } from '@bank-soal/contract/routes';
import { expect } from 'vitest';
import type { HostileBank } from '../hostile-bank.js';
import type { HostileCase } from '../hostile-case.js';

type Body = string | Buffer;
type Row = [body: Body, ...expects: number[]];
type Who = 'sari' | 'admin';

const GOOD = { title: 'Badan', subject: 'Basis Data', difficulty: 'Mudah' };
const withField = (field: string, json: string) =>
  `{"title":"Badan","subject":"x","difficulty":"Mudah","${field}":${json}}`;

const send =
  (who: Who | undefined, method: string, path: string, body: Body, type = 'application/json') =>
  (bank: HostileBank) =>
    bank.call({
      method,
      path,
      body,
      headers: [['content-type', type], ...(who ? [['x-access-token', bank[who]] as const] : [])],
    });

const casesOf = (
  about: string,
  who: Who | undefined,
  [method, path]: readonly [string, string],
  rows: Record<string, Row>,
): HostileCase[] =>
  Object.entries(rows).map(([name, [body, ...expects]]) => ({
    name: `${about}: ${name}`,
    expects,
    send: send(who, method, path, body),
    verify: () => {
      expect(({} as { admin?: unknown }).admin).toBeUndefined();
    },
  }));

const nested = (open: string, close: string, times: number) =>
  open.repeat(times) + close.repeat(times);

/** Marks that must change places to be normal: the work grows with the square of their number. */
const marks = (count: number) => '\u0301\u0323'.repeat(count / 2);

const CREATE = ['POST', '/api/questionsets'] as const;

const shapes = casesOf('a set', 'sari', CREATE, {
  nothing: ['', 400],
  'white space': [' \n ', 400],
  'no JSON': ['title=Badan', 400],
  'JSON that breaks off': [JSON.stringify(GOOD).slice(0, -2), 400],
  'JSON with more behind': [`${JSON.stringify(GOOD)}x`, 400],
  'JSON with a comma too many': ['{"title":"x",}', 400],
  'single quotes': ["{'title':'x'}", 400],
  null: ['null', 400],
  'a number': ['42', 400],
  'a text': ['"halo"', 400],
  'a list': [JSON.stringify([GOOD]), 400],
  'lists 60,000 deep': [nested('[', ']', 60_000), 400],
  'objects 20,000 deep': [nested('{"a":', '}', 20_000), 400],
  'objects 100,000 deep': [nested('{"a":', '}', 100_000), 413],
  'an unknown field 50,000 deep': [withField('x', nested('[', ']', 50_000)), 201],
  'a prototype': ['{"__proto__":{"admin":true}}', 400],
  'a prototype beside the rest': [withField('__proto__', '{"admin":true}'), 201],
  'a constructor': [withField('constructor', '{"prototype":{"admin":true}}'), 201],
  'names of methods': [withField('toString', '1'), 201],
  'the same field twice': [withField('title', '"Kedua"'), 201],
  'fields that are not its own': [withField('id', '1'), 201],
  'another creator': [withField('creator', '{"id":1}'), 201],
  'a mark of Unicode first': [`\uFEFF${JSON.stringify(GOOD)}`, 201],
  'UTF-16': [Buffer.from(JSON.stringify(GOOD), 'utf16le'), 400],
  'Latin-1': [Buffer.from('{"title":"\xe9"}', 'latin1'), 400],
  'bytes that are no text': [Buffer.from([0x80, 0xff, 0x00]), 400],
  'a packed body': [gzipSync(JSON.stringify(GOOD)), 400],
  '60 kB of fields': [`{${'"a":1,'.repeat(10_000)}"b":1}`, 400],
  'a megabyte of fields': [`{${'"a":1,'.repeat(140_000)}"b":1}`, 413],
  'more than a megabyte': [`{"title":"${'x'.repeat(1_100_000)}"}`, 413],
});

const values = casesOf('a set', 'sari', CREATE, {
  'a title that is a list': [withField('title', '["x"]'), 400],
  'a title that is an object': [withField('title', '{"$gt":""}'), 400],
  'a title that is a number': [withField('title', '1'), 400],
  'a title that is true': [withField('title', 'true'), 400],
  'a title of NULs': [withField('title', '"\\u0000\\u0000"'), 400],
  'a title of half characters': [withField('title', '"\\ud800\\udc00\\ud800"'), 201],
  'a title of 100,000 letters': [withField('title', `"${'x'.repeat(100_000)}"`), 400],
  'a title of 500,000 letters': [withField('title', `"${'x'.repeat(500_000)}"`), 413],
  'a title of 60,000 accents': [withField('title', `"a${marks(60_000)}"`), 400],
  'a subject of 60,000 accents': [withField('subject', `"a${marks(60_000)}"`), 400],
  'a title of turned direction': [withField('title', '"\\u202esoal"'), 201],
  'a title that is a page of the web': [withField('title', '"<script>alert(1)</script>"'), 201],
  'a title that is a database command': [withField('title', `"'; drop table users; --"`), 201],
  'a subject of accents': [withField('subject', `"${'\u0351'.repeat(200)}"`), 201],
  'an unknown level': [withField('difficulty', '"__proto__"'), 400],
  'a level that is a list': [withField('difficulty', '["Mudah"]'), 400],
  'a year beyond all numbers': [withField('year', '1e999'), 400],
  'a year of 400 digits': [withField('year', '9'.repeat(400)), 400],
  'a year below zero': [withField('year', '-2024'), 400],
  'a year with a fraction': [withField('year', '2024.5'), 400],
  'a year that is a list': [withField('year', '[[2024,1]]'), 400],
  'a year that is an object': [withField('year', '{"valueOf":1}'), 400],
  'a count beyond all numbers': [withField('questionCount', '1e308'), 400],
  'a count that is a text': [withField('questionCount', '"7"'), 400],
  'a date that is none': [withField('lastupdated', '"kemarin"'), 201],
  'a date at the end of time': [withField('lastupdated', '"+275760-09-13T00:00:00Z"'), 201],
  'a date that is an object': [withField('lastupdated', '{}'), 201],
  'topics that are a list': [withField('topics', '["SQL"]'), 400],
  '100,000 commas for topics': [withField('topics', `"${','.repeat(100_000)}"`), 400],
  'a date of 100,000 brackets': [withField('lastupdated', `"${'('.repeat(100_000)}"`), 201],
  'a description of 6,000 letters': [withField('description', `"${'x'.repeat(6000)}"`), 400],
});

const signIns = casesOf('a sign-in', undefined, ['POST', '/api/auth/signin'], {
  'a condition for an email': ['{"email":{"$gt":""},"password":"x"}', 400],
  'a list of passwords': ['{"email":"a@uji.ac.id","password":["a","b"]}', 400],
  'a password of 500,000 letters': [
    `{"email":"a@uji.ac.id","password":"${'x'.repeat(500_000)}"}`,
    413,
  ],
  'a password of 15,000 letters': [
    `{"email":"sari@uji.ac.id","password":"${'x'.repeat(15_000)}"}`,
    401,
  ],
  'an email of 500,000 letters': [`{"email":"${'x'.repeat(500_000)}","password":"x"}`, 413],
  'an email of 15,000 letters': [`{"email":"${'x'.repeat(15_000)}","password":"x"}`, 404],
  'an email of 40,000 accents': [`{"email":"a${marks(40_000)}","password":"x"}`, 413],
  'an email of 8,000 accents': [`{"email":"a${marks(8000)}","password":"x"}`, 404],
  'a password of 8,000 accents': [`{"email":"sari@uji.ac.id","password":"a${marks(8000)}"}`, 401],
  'an email of a database': [`{"email":"' or 1=1 --","password":"x"}`, 400, 404],
  'a NUL in the email': ['{"email":"sari@uji.ac.id\\u0000","password":"x"}', 404],
});

const tags = casesOf('a tag', 'admin', ['POST', '/api/course-tags'], {
  'no name': ['{}', 400],
  'white space': ['{"name":"\\u00a0\\u2003 "}', 400],
  'unseen marks': ['{"name":"\\u200b\\u2060"}', 201, 400],
  'a name that is there, in wide letters': ['{"name":"ＢＡＳＩＳ ＤＡＴＡ"}', 409],
  'a name that is there, in small letters': ['{"name":"  basis data "}', 409],
  'half a character': ['{"name":"\\udfff"}', 201, 400],
});

const ids = casesOf('a link', 'admin', ['PUT', '/api/material-tags/1/assign-course'], {
  'no id': ['{}', 400],
  'an id that is a word': ['{"course_tag_id":"abc"}', 400],
  'an id below zero': ['{"course_tag_id":-1}', 400],
  'an id with a fraction': ['{"course_tag_id":1.5}', 400],
  'an id beyond whole numbers': ['{"course_tag_id":9007199254740993}', 400],
  'an id that is a list': ['{"course_tag_id":[1]}', 400],
  'an id of nothing': ['{"course_tag_id":999999}', 404],
});

const imports = casesOf('an import', 'admin', ['POST', '/api/admin/dosen/import'], {
  'no rows': ['{}', 400],
  'rows that are an object': ['{"rows":{"length":3}}', 400],
  'rows of nothing': ['{"rows":[null,1,"x",[]]}', 400, 422],
  'rows with a prototype': ['{"rows":[{"__proto__":{"nama":"x"}}]}', 400, 422],
  'a thousand rows': [`{"rows":[${'{},'.repeat(999)}{}]}`, 400],
});

/** Target of the administrator, where it is not the first. */
const OWN_IDS: Partial<Record<EndpointName, number>> = {
  updateLecturer: 2,
  // Another's, whose reviewer the administrator is.
  verifyPaper: 2,
  returnPaper: 2,
  // Behind the samples, which are nobody's.
  updateQuestion: sampleQuestions.length + 1,
};

const NO_LENGTH = { length: { toString: null } };

/** The paths of all fields: what is an object by itself takes what only looks as if it had a length. */
function fieldsOf(schema: unknown): string[][] {
  const { shape } = schema as { shape?: Record<string, unknown> };
  if (shape === undefined) return [[]];
  return Object.entries(shape).flatMap(([field, inner]) =>
    fieldsOf((inner as { def: { innerType?: unknown } }).def.innerType ?? inner).map((path) => [
      field,
      ...path,
    ]),
  );
}

/** Every field of every body, with what only looks as if it had a length. */
const lengths: HostileCase[] = (Object.keys(routes) as EndpointName[]).flatMap((name) => {
  const { body, upload }: Route = routes[name];
  if (body === undefined || upload) return [];
  const path = API_BASE + templateOf(name).replace(/\{\w+\}/g, String(OWN_IDS[name] ?? 1));
  return fieldsOf(body).map((fields) => ({
    name: `${name}: a length that is no number for ${fields.join('.')}`,
    expects: [400],
    send: send(
      'admin',
      methodOf(name),
      path,
      JSON.stringify(
        fields.reduceRight<unknown>((value, field) => ({ [field]: value }), NO_LENGTH),
      ),
    ),
  }));
});

const rowLengths = casesOf('an import', 'admin', ['POST', '/api/admin/dosen/import'], {
  'rows whose texts have a length that is no number': [
    JSON.stringify({ rows: [{ nama: NO_LENGTH, email: NO_LENGTH, password: NO_LENGTH }] }),
    422,
  ],
  'rows of 2,000 accents': [
    JSON.stringify({
      rows: Array.from({ length: 200 }, () => ({ nama: `a${marks(2000)}` })),
    }),
    422,
  ],
  'an email with a NUL': [
    JSON.stringify({ rows: [{ nama: 'Ani', email: 'a\0b@uji.ac.id', password: 'rahasia' }] }),
    422,
  ],
});

const types = [
  'text/plain',
  'application/xml',
  'application/json; charset=utf-16',
  'application/json; charset="',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  '*/*',
  ';;;',
].map(
  (type): HostileCase => ({
    name: `a set: declared as ${type}`,
    expects: [201],
    send: send('sari', 'POST', '/api/questionsets', JSON.stringify(GOOD), type),
  }),
);

/** Bodies that are no JSON, or JSON of another shape. */
export const jsonBodies: readonly HostileCase[] = [
  ...shapes,
  ...values,
  ...types,
  ...signIns,
  ...tags,
  ...ids,
  ...imports,
  ...lengths,
  ...rowLengths,
];
